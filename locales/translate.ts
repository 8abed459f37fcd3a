import { type Area, loaders, type TextId, type Texts } from './areas.ts';
import { createSmallEngine, type Engine, type Values } from './engine.ts';
import { defaultLocale, type Locale } from './languages.ts';
import { missingText } from './missingText.ts';
import { createStore } from './store.ts';

/** The words of a text id in the language chosen; an id without words shows as `--id--`. */
export type Translate = (id: TextId, values?: Values) => string;

/**
 * The texts of the app: the areas loaded so far, in the language chosen.
 * One store for app, previews and Storybook; no React in here.
 */
export interface TextStore {
  readonly locale: () => Locale;
  readonly t: Translate;
  /** For ids that come from data, e.g. a questionnaire's: nothing when there is no such text. */
  readonly find: (id: string) => string | undefined;
  /** Makes areas available in the current language. Settles when they are. */
  readonly load: (...areas: Area[]) => Promise<void>;
  readonly setLocale: (locale: Locale) => Promise<void>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Changes whenever words that were asked for may have changed: in another language, or where they had not come yet. */
  readonly version: () => number;
}

/** Brings the words of an area. */
export type FetchWords = (language: Locale, area: Area) => Promise<Texts>;

/** A text that counts is asked for without the form that its id ends with. */
const FORM = /_(?:zero|one|two|few|many|other)$/;

/**
 * @param given areas already at hand, for a first view without waiting
 * @param fetchWords brings the others; from the files of the languages unless given
 */
export function createTextStore(
  first: Locale = defaultLocale,
  given: Partial<Record<Area, Texts>> = {},
  fetchWords: FetchWords = (language, area) => loaders[language][area](),
): TextStore {
  let engine: Engine = createSmallEngine();
  let full: Promise<void> | undefined;
  let locale = first;
  const version = createStore(0);
  const wanted = new Set<Area>();
  const loaded = new Map<string, readonly [Locale, Texts]>();
  /** What was asked for in vain: nothing that stands anywhere is drawn anew for other words. */
  const missed = new Set<string>();
  let isNews = false;

  const add = (language: Locale, area: Area, texts: Texts) => {
    engine.add(language, texts);
    loaded.set(`${language} ${area}`, [language, texts]);
    isNews ||= Object.keys(texts).some((id) => missed.has(id) || missed.has(id.replace(FORM, '')));
  };
  const changed = () => {
    isNews = false;
    version.set(version.get() + 1);
  };
  const say = (id: string, values?: Values) => {
    const words = engine.say(locale, id, values);
    if (words === undefined) missed.add(id);
    return words;
  };
  const fetchArea = async (language: Locale, area: Area) => {
    if (!loaded.has(`${language} ${area}`)) add(language, area, await fetchWords(language, area));
  };
  /** Hands everything over to i18next, once. A failed load is tried again with the next page. */
  const loadFullEngine = () => {
    full ??= import('./i18nextEngine.ts').then(
      ({ createI18nextEngine }) => {
        const next = createI18nextEngine();
        for (const [language, texts] of loaded.values()) next.add(language, texts);
        engine = next;
      },
      (error: unknown) => {
        full = undefined;
        throw error;
      },
    );
    return full;
  };

  for (const [area, texts] of Object.entries(given)) {
    wanted.add(area as Area);
    add(locale, area as Area, texts);
  }

  return {
    locale: () => locale,
    t: (id, values) => say(id, values) ?? missingText(id),
    find: (id) => say(id),
    async load(...areas) {
      for (const area of areas) wanted.add(area);
      if (full && areas.every((area) => loaded.has(`${locale} ${area}`))) return full;
      await Promise.all([loadFullEngine(), ...areas.map((area) => fetchArea(locale, area))]);
      if (isNews) changed();
    },
    async setLocale(next) {
      if (next === locale) return;
      await Promise.all([...wanted].map((area) => fetchArea(next, area)));
      locale = next;
      changed();
    },
    subscribe: version.subscribe,
    version: version.get,
  };
}
