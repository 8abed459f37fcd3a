import { defineConfig } from 'vite';

/** The server as one file for Node: the rooms are bundled, packages from the registry stay outside. */
export default defineConfig({
  ssr: { noExternal: [/^@parvis\//], target: 'node' },
  build: {
    ssr: 'main.ts',
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: true,
    copyPublicDir: false,
    rolldownOptions: { output: { entryFileNames: 'main.js', chunkFileNames: '[name].js' } },
  },
});
