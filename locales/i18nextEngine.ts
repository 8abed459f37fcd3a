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
    say(locale, id, values = {}) {
      const filled = { ...values, lng: locale };
      // i18next itself knows no other form in place of one that is not written, as French has for millions.
      const ids = typeof values.count === 'number' ? [id, `${id}_other`] : [id];
      return instance.exists(ids, filled) ? instance.t(ids, filled) : undefined;
    },
  };
}
