import type { Texts } from '../areas.ts';
import { createSmallEngine, type Values } from '../engine.ts';
import type { WithoutPlural } from '../forms/plurals.ts';
import type { push as French } from '../fr/push.ts';
import { defaultLocale, type Locale, languages } from '../languages.ts';

/** All languages in one file: a service worker loads nothing on demand. */
const files = import.meta.glob<Texts>('../*/push.ts', { eager: true, import: 'push' });

const engine = createSmallEngine();
for (const { tag, locale } of languages) {
  const texts = files[`../${tag}/push.ts`];
  if (texts) engine.add(locale, texts);
}

/** Ids of the service worker's texts. */
export type PushText = WithoutPlural<keyof typeof French>;

/** Translates an id, with the first language as fallback. */
export const pushWords = (locale: Locale, id: PushText, values?: Values): string =>
  engine.say(locale, id, values) ?? engine.say(defaultLocale, id, values) ?? '';
