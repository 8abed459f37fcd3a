import { describe, expect, it } from 'vitest';
import { type Manifest, sumFirstViewBytes, sumPersonBytes, sumScriptBytes } from './size.mjs';

const manifest: Manifest = {
  'index.html': { file: 'assets/index.js', isEntry: true, imports: ['_react.js', '_texts.js'] },
  '_react.js': { file: 'assets/react.js', imports: ['_shared.js'] },
  '_texts.js': { file: 'assets/texts.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.js', imports: ['index.html'] },
  'features/cases/CasePage.tsx': { file: 'assets/CasePage.js', imports: ['_react.js', '_chat.js'] },
  '_chat.js': { file: 'assets/chat.js' },
  'logo.svg': { file: 'assets/logo.svg' },
};
const sizes: Readonly<Record<string, number>> = {
  'assets/index.js': 20_000,
  'assets/react.js': 58_000,
  'assets/texts.js': 3_000,
  'assets/shared.js': 1_000,
  'assets/CasePage.js': 9_000,
  'assets/chat.js': 30_000,
};
const sizeOf = (file: string) => sizes[file] ?? 0;

it('counts static scripts once, cycles included, without dynamic ones', () => {
  expect(sumFirstViewBytes(manifest, sizeOf)).toBe(82_000);
});

it('rejects a manifest without an entry', () => {
  expect(() => sumFirstViewBytes({ 'a.ts': { file: 'assets/a.js' } }, () => 5)).toThrow('the entry');
});

describe('scripts after acceptance', () => {
  const withPerson: Manifest = {
    ...manifest,
    'features/account/formerIdentities.ts': {
      file: 'assets/former.js',
      imports: ['_shared.js', '_outbox.js'],
    },
    'features/notifications/news/followNews.ts': { file: 'assets/news.js', imports: ['_outbox.js'] },
    'features/offline/syncOfflineProfile.ts': { file: 'assets/offline.js' },
    '_outbox.js': { file: 'assets/outbox.js', imports: ['_film.js'] },
    '_film.js': { file: 'assets/film.js' },
  };
  const of = (file: string) =>
    ({ 'assets/outbox.js': 7_000, 'assets/film.js': 38_000 })[file] ?? sizes[file] ?? 100;

  it("count all imports once, without the first view's", () => {
    expect(sumPersonBytes(withPerson, of)).toBe(45_300);
  });

  it('fail when a source has no file', () => {
    expect(() => sumPersonBytes(manifest, of)).toThrow(
      'features/account/formerIdentities.ts, features/notifications/news/followNews.ts, features/offline/syncOfflineProfile.ts',
    );
  });
});

describe('scripts of a sample page', () => {
  it('count dynamic imports needed for use, once, and scripts only', () => {
    const page: Manifest = {
      ...manifest,
      'samples/2/index.html': { file: 'assets/index.js', isEntry: true, imports: ['_react.js', '_base.css'] },
      'samples/2/Satisfaction.tsx': { file: 'assets/CasePage.js', imports: ['_react.js'] },
      '_base.css': { file: 'assets/base.css' },
    };
    const weigh = (file: string) => (file.endsWith('.css') ? 99_999 : sizeOf(file));
    expect(sumScriptBytes(page, ['samples/2/index.html', 'samples/2/Satisfaction.tsx'], weigh)).toBe(91_000);
  });

  it('fail when a source has no file', () => {
    expect(() => sumScriptBytes(manifest, ['samples/2/index.html'], sizeOf)).toThrow('samples/2/index.html');
  });
});
