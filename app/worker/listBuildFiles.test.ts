import { expect, it } from 'vitest';
import { listBuildFiles } from './listBuildFiles.ts';

it('lists the files of a visitor’s app, without staff, studio and video', () => {
  const manifest = {
    'index.html': {
      file: 'assets/index-a.js',
      isEntry: true,
      imports: ['_first.js'],
      dynamicImports: ['deferredStartup.ts'],
    },
    '_first.js': {
      file: 'assets/first.js',
      dynamicImports: ['OtherRoutes.tsx', '../locales/fr/chat.ts', '../locales/fr/studio.ts'],
    },
    'deferredStartup.ts': {
      file: 'assets/later.js',
      imports: ['_first.js'],
      dynamicImports: ['features/media/PhotoSheet.tsx'],
    },
    'OtherRoutes.tsx': {
      file: 'assets/other.js',
      dynamicImports: [
        'features/staff/StaffPage.tsx',
        'features/sign-in/StaffLoginPage.tsx',
        'features/account/SettingsPage.tsx',
      ],
    },
    'features/media/PhotoSheet.tsx': {
      file: 'assets/photo.js',
      assets: ['assets/videoWorker-a.js', 'assets/resizeWorker-a.js', 'assets/photo.css'],
    },
    'features/account/SettingsPage.tsx': { file: 'assets/settings.js' },
    'features/staff/StaffPage.tsx': { file: 'assets/staff.js', imports: ['_desk.js'] },
    '_desk.js': { file: 'assets/desk.js' },
    'features/sign-in/StaffLoginPage.tsx': { file: 'assets/staffLogin.js' },
    '../locales/fr/chat.ts': { file: 'assets/chat.js' },
    '../locales/fr/studio.ts': { file: 'assets/studio.js' },
    'unused.ts': { file: 'assets/unused.js' },
  };
  expect(listBuildFiles(manifest)).toEqual([
    '/assets/chat.js',
    '/assets/first.js',
    '/assets/index-a.js',
    '/assets/later.js',
    '/assets/other.js',
    '/assets/photo.js',
    '/assets/resizeWorker-a.js',
    '/assets/settings.js',
  ]);
});
