import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { forget, keepFirst, whatWasShown } from './showed.mjs';

let folder = '';
const leave = (name: string, content: string, where = folder) => {
  const path = join(where, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
};
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'parvis-showed-')), 'e2e');
});

describe('what failed tests showed', () => {
  it('is said of each, with the name of its file', () => {
    leave('journey-in-French/error-context.md', '# Error details\nno tile\n');
    leave('news-a-second/error-context.md', '- button "Envoyer"\n');
    leave('news-a-second/trace.zip', 'x');
    const [journey, news, ...more] = whatWasShown(folder);
    expect(journey).toMatch(/^── .*journey-in-French.error-context\.md\n# Error details\nno tile$/);
    expect(news).toMatch(/^── .*news-a-second.error-context\.md\n- button "Envoyer"$/);
    expect(more).toEqual([]);
  });

  it('is said in 200 lines at most, and what is left out is counted', () => {
    const lines = (count: number) => Array.from({ length: count }, (_, index) => `line ${index + 1}`);
    leave('a/error-context.md', lines(200).join('\n'));
    leave('b/error-context.md', lines(203).join('\n'));
    const [whole = '', cut = ''] = whatWasShown(folder);
    expect(whole.split('\n').slice(-1)).toEqual(['line 200']);
    expect(cut.split('\n').slice(-2)).toEqual(['line 200', '… and 3 more lines.']);
  });

  it('is said of twelve, which have one cause when there are more', () => {
    for (let test = 10; test < 24; test += 1) leave(`test-${test}/error-context.md`, 'x');
    const said = whatWasShown(folder);
    expect(said).toHaveLength(13);
    expect(said.at(-1)).toMatch(/^… and 2 more in /);
  });

  it('is nothing where nothing was left', () => {
    expect(whatWasShown(folder)).toEqual([]);
    expect(keepFirst(folder)).toBeUndefined();
  });
});

it('what a first run left stays when its folder is emptied, and nothing of an earlier one with it', () => {
  leave('old/error-context.md', 'old', `${folder}-first`);
  leave('new/error-context.md', 'new');
  leave('.last-run.json', '{}');
  expect(keepFirst(folder)).toBe(`${folder}-first`);
  // Which tests failed last is read from where the run left it.
  expect(existsSync(join(folder, '.last-run.json'))).toBe(true);
  expect(existsSync(join(`${folder}-first`, 'old'))).toBe(false);
  expect(readFileSync(join(`${folder}-first`, 'new/error-context.md'), 'utf8')).toBe('new');
  forget(folder);
  expect([folder, `${folder}-first`].filter(existsSync)).toEqual([]);
});
