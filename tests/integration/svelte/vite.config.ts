import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

export default defineConfig({
    plugins: [svelte()],
    // Server rendering only: Node.js cannot read the named exports of the package's CommonJS file.
    ssr: { noExternal: ['@joint/core'] },
});
