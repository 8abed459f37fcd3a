import { defineConfig } from 'vite';

/** The server for Node: the rooms are bundled, packages from the registry stay outside. */
export default defineConfig({
  ssr: { noExternal: [/^@parvis\//], target: 'node' },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: true,
    copyPublicDir: false,
    rolldownOptions: {
      // The second is what threads beside the server load (`media/threads.ts`), the third the process that reads pictures, the others the commands of operators.
      input: {
        main: 'main.ts',
        tasks: 'media/tasks.ts',
        pictureTasks: 'media/pictureTasks.ts',
        new: 'customers/new/new.ts',
        check: 'customers/command/checkCustomer.ts',
        rename: 'customers/rename/rename.ts',
        look: 'customers/look/look.ts',
        export: 'customers/load/carry/export.ts',
        import: 'customers/load/carry/import.ts',
        reload: 'customers/load/reload/reload.ts',
        withdraw: 'customers/load/withdraw/withdraw.ts',
        codes: 'print/command/codes.ts',
        trail: 'trailPages/trail.ts',
        adminAdd: 'admin/adminAdd.ts',
        doctor: 'doctor/doctor.ts',
        backup: 'backup/command/backup.ts',
        restore: 'backup/command/restore.ts',
        move: 'backup/move/move.ts',
        retention: 'retention/command/retention.ts',
        erase: 'leaving/command/erase.ts',
        mediaMove: 'files/moving/mediaMove.ts',
        rotateKey: 'push/command/rotateKey.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
});
