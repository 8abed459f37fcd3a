/**
 * The languages there are (specification 9), one row each; the first is spoken unless another is chosen, and `offer`
 * invites to it on a page in another one. Schemas, columns, toggles and what a customer's file may hold follow from it.
 * Of `dates`, `first` is how the first day of a month is written ("1" where it is a number like the others), `hour` how a clock
 * writes nine in the morning: `2-digit` as 09:05, `numeric` as 9:05.
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
