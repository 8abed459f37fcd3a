import { defineConfig } from 'vite';

/** Bundles the rooms; registry packages stay outside. */
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
      // The second is for worker threads (`modules/media/processing/threads.ts`), the third for the image process, the
      // others for commands.
      input: {
        main: 'main.ts',
        tasks: 'modules/media/processing/tasks.ts',
        pictureTasks: 'modules/media/processing/pictureTasks.ts',
        new: 'cli/customers/new.ts',
        check: 'cli/customers/check.ts',
        rename: 'cli/customers/rename.ts',
        look: 'cli/customers/look.ts',
        export: 'cli/customers/export.ts',
        import: 'cli/customers/import.ts',
        reload: 'cli/customers/reload.ts',
        withdraw: 'cli/customers/withdraw.ts',
        codes: 'cli/codes/codes.ts',
        trail: 'cli/trail/trail.ts',
        survey: 'cli/survey/survey.ts',
        adminAdd: 'cli/admin/adminAdd.ts',
        doctor: 'cli/doctor/doctor.ts',
        backup: 'cli/backup/backup.ts',
        restore: 'cli/backup/restore.ts',
        move: 'cli/move/move.ts',
        retention: 'cli/retention/retention.ts',
        erase: 'cli/erase/erase.ts',
        mediaMove: 'cli/media/mediaMove.ts',
        mail: 'cli/mail/mail.ts',
        rotateKey: 'cli/push/rotateKey.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
});
