import { createInstance } from 'i18next';
import type { Engine } from './engine.ts';
import { defaultLocale } from './languages.ts';

const NAMESPACE = 'texts';

/**
 * Creates an i18next engine for flat ids (dots and colons do not split them), without escaping
 * (React escapes).
 */
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
      // i18next has no fallback for a missing form, such as French millions.
      const ids = typeof values.count === 'number' ? [id, `${id}_other`] : [id];
      return instance.exists(ids, filled) ? instance.t(ids, filled) : undefined;
    },
  };
}
