import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { namedIn, namesFile, projectFiles } from './paths.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const [, section = ''] = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8').split('\n## How to add\n');
const [table = ''] = section.split(/\n##+ /);
const rows = [...table.matchAll(/^\| ([^|]+) \| (.+) \|$/gm)].slice(1).map(([, what = '', files = '']) => ({
  what,
  paths: namedIn(files).filter((named) => named.includes('/')),
}));

describe('the table of what is added often', () => {
  it('knows what is added', () => {
    const kinds = [
      'component',
      'colour key',
      'kind of item',
      'flow',
      'call',
      'language',
      'system message',
      "field of a customer's file",
    ];
    expect(rows.map(({ what }) => what)).toEqual(kinds);
  });

  it.each(rows)('names files that exist for a new $what', ({ paths }) => {
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.filter((path) => !namesFile(path))).toEqual([]);
  });
});

it('the words of a language are as many files as the document says', () => {
  const words = (tag: string) =>
    projectFiles.filter(
      // What commands about customers say is in French and English alone.
      (path) =>
        path.startsWith(`locales/${tag}/`) && !/(?:\.test|\/customer(?:File|Commands))\.ts$/.test(path),
    ).length;
  const [, all, withoutSamples] = /a folder of (\d+) files .*\((\d+) where sample pages/.exec(section) ?? [];
  expect([words('en'), words('fr')]).toEqual([Number(all), Number(withoutSamples)]);
});
