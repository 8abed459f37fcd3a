import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The pages that are measured, built as for production; one React for all. */
export default defineConfig({
  root: import.meta.dirname,
  logLevel: 'warn',
  plugins: [react()],
  resolve: { dedupe: ['react', 'react-dom'] },
  build: { target: 'es2022', modulePreload: false, chunkSizeWarningLimit: 4000 },
});
