import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listSourceFiles } from '../../scripts/sources.mjs';

const ROOT = join(import.meta.dirname, '..', '..');
const STYLED = /^const (\w+) = styled\(([^{]*)\{\n(.*?)^\}\);/gms;
const SCROLLS = /\boverflow(?:X|Y)?: '(?:auto|scroll)'/;
const IS_POSITIONED = /^ {2}position: '/m;

/** Except dialogs, which always are. */
const unpositioned = (source: string): string[] =>
  [...source.matchAll(STYLED)].flatMap(([, name = '', element = '', rules = '']) =>
    SCROLLS.test(rules) && !IS_POSITIONED.test(rules) && !element.includes("'dialog'") ? [name] : [],
  );

describe('scroll containers', () => {
  it('contain absolutely positioned children, because hidden words would stretch the page', () => {
    const found = listSourceFiles(ROOT, ['ui', 'app', 'previews', 'questionnaire'])
      .filter((path) => path.endsWith('.tsx'))
      .flatMap((path) =>
        unpositioned(readFileSync(join(ROOT, path), 'utf8')).map((name) => `${path}: ${name}`),
      );
    expect(found).toEqual([]);
  });

  it('are found when not positioned', () => {
    const scroller = (rules: string) => `const Scroll = styled('div', {\n${rules}\n});`;
    expect(unpositioned(scroller("  overflowY: 'auto',"))).toEqual(['Scroll']);
    expect(unpositioned(scroller("  position: 'relative',\n  overflowY: 'auto',"))).toEqual([]);
    expect(unpositioned(scroller("  overflow: 'hidden',"))).toEqual([]);
  });
});
