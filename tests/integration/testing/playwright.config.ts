import { defineConfig } from '@playwright/test';

const url = 'http://localhost:5173';

export default defineConfig({
    testDir: 'e2e',
    use: { baseURL: url, trace: 'retain-on-failure' },
    webServer: {
        command: 'npx vite --port 5173 --strictPort',
        url,
        reuseExistingServer: true,
    },
});
