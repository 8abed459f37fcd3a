import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageData } from '@parvis/locales/catalogue';
import { languages } from '@parvis/locales/languages';
import { describe, expect, it } from 'vitest';
import { words as menuEn } from '../../previews/samples/1/words/en.ts';
import { words as menu } from '../../previews/samples/1/words/fr.ts';
import { words as chatEn } from '../../previews/samples/2/words/en.ts';
import { words as chat } from '../../previews/samples/2/words/fr.ts';
import { words as statesEn } from '../../previews/studio/states/words/en.ts';
import { words as states } from '../../previews/studio/states/words/fr.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const demo = ['town', 'campus', 'venue'].map((name) =>
  JSON.parse(readFileSync(join(ROOT, 'server', 'modules', 'demo', name, 'customer.json'), 'utf8')),
);

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** Before a unit of time. */
const BREAKS = /\d (?:h|am|pm)\b/;

describe('a time of day', () => {
  it.each<[string, unknown]>([
    ['in the language data', languages.map(({ locale }) => languageData(locale))],
    ['in the sample pages', [menu, menuEn, chat, chatEn]],
    ['in the states of the studio', [states, statesEn]],
    ['in the demonstration', demo],
  ])('stays with its unit: %s', (_, words) => {
    const texts = textsIn(words);
    expect(texts.length).toBeGreaterThan(20);
    expect(texts.filter((text) => BREAKS.test(text))).toEqual([]);
  });
});
