import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

export default defineConfig({
    plugins: [vue()],
    // Server rendering only: Node.js cannot read the named exports of the package's CommonJS file.
    ssr: { noExternal: ['@joint/core'] },
});
