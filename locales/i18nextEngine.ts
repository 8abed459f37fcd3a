import { createInstance } from 'i18next';
import type { Engine } from './engine.ts';
import { defaultLocale } from './languages.ts';

const NAMESPACE = 'texts';

/** i18next, set up for flat ids: an id with a dot or a colon is one id; words are never escaped (React does that). */
export function createI18nextEngine(): Engine {
  const instance = createInstance();
  instance.init({
    lng: defaultLocale,
    fallbackLng: false,
    defaultNS: NAMESPACE,
    ns: NAMESPACE,
    resources: {},
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    interpolation: { escapeValue: false, skipOnVariables: true },
  });
  return {
    add: (locale, texts) => void instance.addResourceBundle(locale, NAMESPACE, texts, true, true),
    say: (locale, id, values = {}) =>
      instance.exists(id, { ...values, lng: locale })
        ? instance.t(id, { ...values, lng: locale })
        : undefined,
  };
}
