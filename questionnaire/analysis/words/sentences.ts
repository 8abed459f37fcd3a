import { check as en } from '@parvis/locales/en/commands/check';
import { createSmallEngine, type Values } from '@parvis/locales/engine';
import { check as fr } from '@parvis/locales/fr/commands/check';
import type { Both, Language } from './language.ts';

const LOCALES = { fr: 'fr-FR', en: 'en-US' } as const;
const engine = createSmallEngine();
engine.add(LOCALES.fr, fr);
engine.add(LOCALES.en, en);

/** Without plural suffix. */
type Sentence = keyof typeof fr extends infer Id
  ? Id extends `${infer Base}_one`
    ? Base
    : Id & string
  : never;

export const say = (language: Language, id: Sentence, values: Values = {}): string =>
  engine.say(LOCALES[language], id, values) ?? id;

export const hasSentence = (id: string): id is Sentence => Object.hasOwn(fr, id);

export const USAGE: Both<string> = { fr: fr.usage, en: en.usage };
export const HELP: Both<readonly string[]> = { fr: fr.options.split('\n'), en: en.options.split('\n') };

/** `"rating"` → « rating ». */
export const inFrenchQuotes = (json: string): string => json.replace(/^"(.*)"$/s, '«\u202f$1\u202f»');
