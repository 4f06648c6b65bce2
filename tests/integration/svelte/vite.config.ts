import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

export default defineConfig({
    plugins: [svelte()],
    // For server rendering: bundle the library, because Node.js would load its CommonJS file.
    ssr: { noExternal: ['@joint/core'] },
});
