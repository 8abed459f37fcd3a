import { type Area, loaders, type TextId, type Texts } from './areas.ts';
import { createSmallEngine, type Engine, type Values } from './engine.ts';
import { defaultLocale, type Locale } from './languages.ts';
import { missingText } from './missingText.ts';
import { createStore } from './store.ts';

/** Translates an id into the chosen language; a missing text shows as `--id--`. */
export type Translate = (id: TextId, values?: Values) => string;

/**
 * Store of the loaded areas in the chosen language, for app, previews and Storybook; independent of
 * React.
 */
export interface TextStore {
  readonly locale: () => Locale;
  readonly t: Translate;
  /** For ids from data, e.g. a questionnaire's: undefined when unknown. */
  readonly find: (id: string) => string | undefined;
  /** Loads areas in the current language. */
  readonly load: (...areas: Area[]) => Promise<void>;
  readonly setLocale: (locale: Locale) => Promise<void>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Incremented when requested texts may have changed: another language, or late arrival. */
  readonly version: () => number;
}

export type FetchWords = (language: Locale, area: Area) => Promise<Texts>;

/** Plurals are requested without the suffix of the form. */
const FORM = /_(?:zero|one|two|few|many|other)$/;

/**
 * @param given areas available at once, for a first view without waiting @param fetchWords loads
 * other areas; from the language files by default
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
  /** Missed ids: texts that were never requested cause no rerender. */
  const missed = new Set<string>();
  let isNews = false;

  const add = (language: Locale, area: Area, texts: Texts) => {
    engine.add(language, texts);
    loaded.set(`${language} ${area}`, [language, texts]);
    isNews ||= Object.keys(texts).some((id) => missed.has(id) || missed.has(id.replace(FORM, '')));
  };
  const notifyChange = () => {
    isNews = false;
    version.set(version.get() + 1);
  };
  const translateText = (id: string, values?: Values) => {
    const words = engine.say(locale, id, values);
    if (words === undefined) missed.add(id);
    return words;
  };
  const fetchArea = async (language: Locale, area: Area) => {
    if (!loaded.has(`${language} ${area}`)) add(language, area, await fetchWords(language, area));
  };
  /** Switches to i18next, once. A failed load is retried on the next page. */
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
    t: (id, values) => translateText(id, values) ?? missingText(id),
    find: (id) => translateText(id),
    async load(...areas) {
      for (const area of areas) wanted.add(area);
      if (full && areas.every((area) => loaded.has(`${locale} ${area}`))) return full;
      await Promise.all([loadFullEngine(), ...areas.map((area) => fetchArea(locale, area))]);
      if (isNews) notifyChange();
    },
    async setLocale(next) {
      if (next === locale) return;
      await Promise.all([...wanted].map((area) => fetchArea(next, area)));
      locale = next;
      notifyChange();
    },
    subscribe: version.subscribe,
    version: version.get,
  };
}
