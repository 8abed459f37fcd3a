import { createInstance, type i18n } from 'i18next';
import { type Area, loaders, type TextId, type Texts } from './areas.ts';
import { defaultLocale, type Locale } from './languages.ts';

export type Translate = (id: TextId, values?: Readonly<Record<string, string | number>>) => string;

/** What stands for a text that is not there (specification 8): its code between double dashes. */
export const missingText = (id: string): string => `--${id}--`;

/**
 * The texts of the app: an i18next instance that knows the areas loaded so far.
 * One store for app, previews and Storybook; no React in here.
 */
export interface TextStore {
  readonly locale: () => Locale;
  readonly t: Translate;
  /** For ids that come from data, e.g. a questionnaire's: nothing when there is no such text. */
  readonly find: (id: string) => string | undefined;
  /** Makes areas available in the current language. Settles at once when they are. */
  readonly load: (...areas: Area[]) => Promise<void>;
  readonly has: (area: Area) => boolean;
  readonly setLocale: (locale: Locale) => Promise<void>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Changes whenever words may have changed. */
  readonly version: () => number;
}

const NAMESPACE = 'texts';

const createI18n = (locale: Locale): i18n => {
  const instance = createInstance();
  instance.init({
    lng: locale,
    fallbackLng: false,
    defaultNS: NAMESPACE,
    ns: NAMESPACE,
    resources: {},
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    interpolation: { escapeValue: false },
    parseMissingKeyHandler: missingText,
  });
  return instance;
};

/** @param given areas already at hand, for a first view without waiting */
export function createTextStore(
  locale: Locale = defaultLocale,
  given: Partial<Record<Area, Texts>> = {},
): TextStore {
  const instance = createI18n(locale);
  const wanted = new Set<Area>();
  const loaded = new Set<string>();
  const listeners = new Set<() => void>();
  let version = 0;
  const current = () => instance.language as Locale;

  const add = (language: Locale, area: Area, texts: Texts) => {
    instance.addResourceBundle(language, NAMESPACE, texts, true, true);
    loaded.add(`${language} ${area}`);
  };
  const changed = () => {
    version += 1;
    for (const listener of listeners) listener();
  };
  const fetchArea = async (language: Locale, area: Area) => {
    if (!loaded.has(`${language} ${area}`)) add(language, area, await loaders[language][area]());
  };

  for (const [area, texts] of Object.entries(given)) {
    wanted.add(area as Area);
    add(locale, area as Area, texts);
  }

  return {
    locale: current,
    t: (id, values) => instance.t(id, values ?? {}),
    find: (id) => (instance.exists(id) ? instance.t(id) : undefined),
    async load(...areas) {
      for (const area of areas) wanted.add(area);
      const language = current();
      if (areas.every((area) => loaded.has(`${language} ${area}`))) return;
      await Promise.all(areas.map((area) => fetchArea(language, area)));
      changed();
    },
    has: (area) => loaded.has(`${current()} ${area}`),
    async setLocale(next) {
      if (next === current()) return;
      await Promise.all([...wanted].map((area) => fetchArea(next, area)));
      await instance.changeLanguage(next);
      changed();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    version: () => version,
  };
}
