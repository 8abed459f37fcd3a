import { expect, it } from 'vitest';
import { filesOf, sparedOf } from './filesOf.ts';

it('a visitor’s app is all that its entry leads to, without the desk, the looks of customers and films', () => {
  const manifest = {
    'index.html': {
      file: 'assets/index-a.js',
      isEntry: true,
      imports: ['_first.js'],
      dynamicImports: ['later.ts'],
    },
    '_first.js': {
      file: 'assets/first.js',
      dynamicImports: ['OtherRoutes.tsx', '../locales/fr/chat.ts', '../locales/fr/studio.ts'],
    },
    'later.ts': { file: 'assets/later.js', imports: ['_first.js'], dynamicImports: ['media/PhotoSheet.tsx'] },
    'OtherRoutes.tsx': {
      file: 'assets/other.js',
      dynamicImports: ['staff/StaffPage.tsx', 'login/StaffLoginPage.tsx', 'account/SettingsPage.tsx'],
    },
    'media/PhotoSheet.tsx': {
      file: 'assets/photo.js',
      assets: ['assets/videoWorker-a.js', 'assets/resizeWorker-a.js', 'assets/photo.css'],
    },
    'account/SettingsPage.tsx': { file: 'assets/settings.js' },
    'staff/StaffPage.tsx': { file: 'assets/staff.js', imports: ['_desk.js'] },
    '_desk.js': { file: 'assets/desk.js' },
    'login/StaffLoginPage.tsx': { file: 'assets/staffLogin.js' },
    '../locales/fr/chat.ts': { file: 'assets/chat.js' },
    '../locales/fr/studio.ts': { file: 'assets/studio.js' },
    'unused.ts': { file: 'assets/unused.js' },
  };
  expect(filesOf(manifest)).toEqual([
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

it('where data are spared what reporting and reading one’s cases do without is left, and other languages', () => {
  const manifest = {
    'index.html': { file: 'assets/index.js', isEntry: true, imports: ['_first.js'] },
    '_first.js': {
      file: 'assets/first.js',
      dynamicImports: [
        ...[
          'report/ReportPage.tsx',
          'contact/ContactPage.tsx',
          'media/PhotoSheet.tsx',
          'media/CaseViewer.tsx',
        ],
        ...['../locales/fr/chat.ts', '../locales/en/chat.ts', '../locales/fr/terms.ts', 'account/leave.ts'],
        '../locales/i18nextEngine.ts',
      ],
    },
    'report/ReportPage.tsx': { file: 'assets/report.js', imports: ['_shared.js'] },
    'contact/ContactPage.tsx': { file: 'assets/contact.js', imports: ['_shared.js', '_form.js'] },
    '_shared.js': { file: 'assets/shared.js' },
    '_form.js': { file: 'assets/form.js' },
    'media/PhotoSheet.tsx': { file: 'assets/photo.js' },
    'media/CaseViewer.tsx': { file: 'assets/viewer.js' },
    'account/leave.ts': { file: 'assets/leave.js' },
    '../locales/i18nextEngine.ts': { file: 'assets/engine.js' },
    '../locales/fr/chat.ts': { file: 'assets/chat-fr.js' },
    '../locales/en/chat.ts': { file: 'assets/chat-en.js' },
    '../locales/fr/terms.ts': { file: 'assets/terms-fr.js' },
  };
  const always = ['/assets/contact.js', '/assets/form.js', '/assets/terms-fr.js', '/assets/viewer.js'];
  expect(sparedOf(manifest, 'fr')).toEqual(['/assets/chat-en.js', ...always]);
  expect(sparedOf(manifest, 'en')).toEqual(['/assets/chat-fr.js', ...always]);
});
