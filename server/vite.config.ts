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
        new: 'customers/commands/new.ts',
        check: 'customers/commands/check.ts',
        rename: 'customers/commands/rename.ts',
        look: 'customers/commands/look.ts',
        export: 'customers/commands/export.ts',
        import: 'customers/commands/import.ts',
        reload: 'customers/commands/reload.ts',
        withdraw: 'customers/commands/withdraw.ts',
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
        mail: 'delivery/command/mail.ts',
        rotateKey: 'push/command/rotateKey.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
});
