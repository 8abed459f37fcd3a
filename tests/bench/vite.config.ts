import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** With one React. */
export default defineConfig({
  root: import.meta.dirname,
  logLevel: 'warn',
  plugins: [react()],
  resolve: { dedupe: ['react', 'react-dom'] },
  build: { target: 'es2022', modulePreload: false, chunkSizeWarningLimit: 4000 },
});
