import { defineConfig } from 'vitest/config';

export default defineConfig({
    test: {
        environment: 'jsdom',
        globals: true,
        setupFiles: ['test/svg-mocks.ts'],
        include: ['test/*.test.ts'],
    },
});
