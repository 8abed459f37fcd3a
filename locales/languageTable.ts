/**
 * The languages (specification 9), default first; `offer` suggests a language on a page in another
 * one. Schemas, columns, toggles and customers' files derive from it. In `dates`, `first` is the
 * first day of a month ("1" if written like other days), `hour` the clock at nine: `2-digit` as
 * 09:05, `numeric` as 9:05.
 */
export const languages = [
  {
    tag: 'fr',
    locale: 'fr-FR',
    name: 'Français',
    short: 'FR',
    offer: 'Lire en français',
    dates: { yesterday: 'Hier', now: 'à l’instant', first: '1er', hour: '2-digit' },
  },
  {
    tag: 'en',
    locale: 'en-US',
    name: 'English',
    short: 'EN',
    offer: 'Read this in English',
    dates: { yesterday: 'Yesterday', now: 'just now', first: '1', hour: 'numeric' },
  },
] as const;
