import type { Texts } from './areas.ts';
import type { Locale } from './languages.ts';

/** Values of a text by name; `count` also chooses the plural form. */
export type Values = Readonly<Record<string, string | number>>;

/** Translates ids: a small engine for the first view, i18next from the next page on. */
export interface Engine {
  readonly add: (locale: Locale, texts: Texts) => void;
  /** Returns the text with its values; undefined when the id is unknown. */
  readonly say: (locale: Locale, id: string, values?: Values) => string | undefined;
}

const HOLE = /\{\{(\w+)\}\}/g;

/**
 * Creates the engine of the first view: values, and plurals by `count` with `_other` as fallback.
 * Its results equal i18next's (engine.test.ts), without its 14 kB.
 */
export function createSmallEngine(): Engine {
  const texts = new Map<Locale, Record<string, string>>();
  const plurals = new Map<Locale, Intl.PluralRules>();
  const getPluralForm = (locale: Locale, count: number): string => {
    const rules = plurals.get(locale) ?? new Intl.PluralRules(locale);
    plurals.set(locale, rules);
    return rules.select(count);
  };
  return {
    add(locale, more) {
      texts.set(locale, { ...texts.get(locale), ...more });
    },
    say(locale, id, values = {}) {
      const known = texts.get(locale) ?? {};
      const { count } = values;
      const getForm = (category: string) =>
        typeof count === 'number' ? known[`${id}_${category}`] : undefined;
      const counted = typeof count === 'number' ? getForm(getPluralForm(locale, count)) : undefined;
      const words = counted ?? (Object.hasOwn(known, id) ? known[id] : undefined) ?? getForm('other');
      return words?.replace(HOLE, (hole, name: string) => String(values[name] ?? hole));
    },
  };
}
