import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageData } from '@parvis/locales/catalogue';
import type { Locale } from '@parvis/locales/languages';
import { expect, test } from 'vitest';
import { words as menuEn } from '../../previews/samples/1/words/en.ts';
import { words as menu } from '../../previews/samples/1/words/fr.ts';
import { words as chatEn } from '../../previews/samples/2/words/en.ts';
import { words as chat } from '../../previews/samples/2/words/fr.ts';
import { words as statesEn } from '../../previews/studio/states/words/en.ts';
import { words as states } from '../../previews/studio/states/words/fr.ts';
import { ROOT } from '../../scripts/project.mjs';
import { NOTHING, sourceFiles } from '../../scripts/sources.mjs';

/** What the table of `locales/README.md` has another word for, in the languages it has. The terms of use define their own. */
const forbidden: Readonly<Partial<Record<Locale, RegExp>>> = {
  'fr-FR':
    /(?<!\ben )\bcas\b|\bcontributeurs?\b|\bclore\b|\bclos(?:e|es)?\b|\bne pas retenir\b|\bse déloguer\b/i,
  'en-US':
    /\bcontributors?\b|\bdisconnect\b|\btake in hand\b|\bongoing\b|\bnot accepted\b(?!: \{\{chars)|\bno\. \{\{|\bor no\.|\btaken (?:in charge|on)\b/i,
};
/** The same in files where the words of several languages stand among code. */
const anywhere =
  /(?<!\ben )\bcas\b|\bcontributeurs?\b|\bclore\b|\bclos\b|\best close\b|\bne pas retenir\b|\bse déloguer\b|what contributors see|\btaken in charge\b/i;
const isOfTerms = (id: string): boolean => id.startsWith('terms.');

test.each(Object.entries(forbidden))('%s keeps to the one vocabulary', (locale, words) => {
  const texts = Object.values(languageData(locale as Locale)).flatMap((group) => Object.entries(group));
  expect(texts.length).toBeGreaterThan(500);
  const strays = texts.filter(([id, text]) => !isOfTerms(id) && words.test(String(text)));
  expect(strays).toEqual([]);
});

/** Every text in what is made of objects and lists. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

test.each([
  ['fr-FR', [menu, chat, states]],
  ['en-US', [menuEn, chatEn, statesEn]],
] as const)('%s of samples and of the studio’s states keeps to it, too', (locale, words) => {
  const texts = textsIn(words);
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter((text) => forbidden[locale]?.test(text))).toEqual([]);
});

/** The terms define their own words. */
const SHOWN_TERMS = 'ui/screens/Terms/Terms.stories.tsx';

test('so do samples, stories with what they are made of, the book and comments that quote', () => {
  const folders = ['ui', 'app', 'questionnaire', 'previews', '.storybook'];
  const files = sourceFiles(ROOT, folders, NOTHING).filter(
    (file) => /\.(?:tsx?|mdx|html)$/.test(file) && file !== SHOWN_TERMS,
  );
  expect(files.filter((file) => file.endsWith('.stories.tsx')).length).toBeGreaterThan(80);
  const strays = files.flatMap((file) =>
    readFileSync(join(ROOT, file), 'utf8')
      .split('\n')
      .filter((line) => anywhere.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(strays).toEqual([]);
});
