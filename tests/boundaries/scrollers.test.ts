import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../../scripts/sources.mjs';

const ROOT = join(import.meta.dirname, '..', '..');
/** A styled element whose rules stand at the left edge, as all of ours do. */
const STYLED = /^const (\w+) = styled\(([^{]*)\{\n(.*?)^\}\);/gms;
const SCROLLS = /\boverflow(?:X|Y)?: '(?:auto|scroll)'/;
const IS_POSITIONED = /^ {2}position: '/m;

/** Names of scrolling elements of a source that hold nothing that is placed absolutely: a dialog always does. */
const unpositioned = (source: string): string[] =>
  [...source.matchAll(STYLED)].flatMap(([, name = '', element = '', rules = '']) =>
    SCROLLS.test(rules) && !IS_POSITIONED.test(rules) && !element.includes("'dialog'") ? [name] : [],
  );

describe('whatever scrolls', () => {
  it('keeps what is placed absolutely within it: words hidden from sight would stretch the page below', () => {
    const found = sourceFiles(ROOT, ['ui', 'app', 'previews', 'questionnaire'])
      .filter((path) => path.endsWith('.tsx'))
      .flatMap((path) =>
        unpositioned(readFileSync(join(ROOT, path), 'utf8')).map((name) => `${path}: ${name}`),
      );
    expect(found).toEqual([]);
  });

  it('is found where it is not positioned', () => {
    const scroller = (rules: string) => `const Scroll = styled('div', {\n${rules}\n});`;
    expect(unpositioned(scroller("  overflowY: 'auto',"))).toEqual(['Scroll']);
    expect(unpositioned(scroller("  position: 'relative',\n  overflowY: 'auto',"))).toEqual([]);
    expect(unpositioned(scroller("  overflow: 'hidden',"))).toEqual([]);
  });
});
