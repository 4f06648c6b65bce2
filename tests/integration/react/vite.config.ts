import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
    plugins: [react()],
    // For server rendering: bundle the library, because Node.js would load its CommonJS file.
    ssr: { noExternal: ['@joint/core'] },
});
