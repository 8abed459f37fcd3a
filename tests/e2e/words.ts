import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Area, loaders } from '@parvis/locales/areas';
import { languageOf } from '@parvis/locales/languages';
import { placeWords } from '@parvis/locales/placeWords';
import { createTextStore, type Translate } from '@parvis/locales/translate';
import { type Words, wordsIn } from '@parvis/locales/wordsIn';
import type { OwnTexts } from '@parvis/questionnaire/model/texts';

interface CategoryWords {
  readonly code: string;
  readonly lbl: Words;
  readonly entries?: readonly CategoryWords[];
  readonly questionnaire?: {
    readonly texts?: OwnTexts;
  };
}

interface CustomerWords {
  readonly cuid: string;
  readonly cstmrLbl: Words;
  readonly answering: { readonly readBy: Words; readonly within: Words };
  readonly menu: readonly CategoryWords[];
  readonly places: readonly { readonly code: string; readonly lbl: Words; readonly descr?: Words }[];
}

/** Languages of the scenarios: those of the demo town. */
export type ReaderLocale = 'fr-FR' | 'en-US';

export interface Reader {
  readonly locale: ReaderLocale;
  readonly t: Translate;
  readonly town: string;
  readonly cuid: string;
  readonly readBy: string;
  readonly within: string;
  readonly tile: (code: string) => string;
  readonly asked: (id: string) => string;
  readonly place: (code: string) => string;
}

const file = join(import.meta.dirname, '..', '..', 'server', 'modules', 'demo', 'town', 'customer.json');
const customer: CustomerWords = JSON.parse(readFileSync(file, 'utf8'));

const flatten = (entries: readonly CategoryWords[]): CategoryWords[] =>
  entries.flatMap((entry) => [entry, ...flatten(entry.entries ?? [])]);

function needed<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`The demo town has no ${what}.`);
  return value;
}

async function makeReader(locale: ReaderLocale): Promise<Reader> {
  const store = createTextStore(locale);
  await store.load(...(Object.keys(loaders[locale]) as Area[]));
  const say = (words: Words) => wordsIn(words, locale);
  const tiles = flatten(customer.menu);
  const questions = Object.assign(
    {},
    ...tiles.map((tile) => tile.questionnaire?.texts?.[languageOf(locale).tag] ?? {}),
  );
  return {
    locale,
    t: store.t,
    town: say(customer.cstmrLbl),
    cuid: customer.cuid,
    readBy: say(customer.answering.readBy),
    within: say(customer.answering.within),
    tile: (code) => say(needed(tiles.find((tile) => tile.code === code)?.lbl, `tile ${code}`)),
    asked: (id) => needed<string>(questions[id], `words for ${id}`),
    place: (code) => {
      const { lbl, descr } = needed(
        customer.places.find((place) => place.code === code),
        `place ${code}`,
      );
      return say(placeWords(lbl, descr ?? null));
    },
  };
}

export const french = await makeReader('fr-FR');
export const english = await makeReader('en-US');
