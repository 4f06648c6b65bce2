import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
    plugins: [react()],
    // Server rendering only: Node.js cannot read the named exports of the package's CommonJS file.
    ssr: { noExternal: ['@joint/core'] },
});
