import type { Both } from './language.ts';

/** How grave a finding is, as it stands between brackets behind its sentence. */
export const SEVERITIES: Both<Readonly<Record<'error' | 'warning', string>>> = {
  fr: { error: 'erreur', warning: 'avertissement' },
  en: { error: 'error', warning: 'warning' },
};
