import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

export default defineConfig({
    plugins: [vue()],
    // For server rendering: bundle the library, because Node.js would load its CommonJS file.
    ssr: { noExternal: ['@joint/core'] },
});
