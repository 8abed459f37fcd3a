/**
 * The languages there are (specification 9), one row each; the first is spoken unless another is chosen, and `offer`
 * invites to it on a page in another one. Schemas, columns, toggles and what a customer's file may hold follow from it.
 */
export const languages = [
  {
    tag: 'fr',
    locale: 'fr-FR',
    name: 'Français',
    short: 'FR',
    offer: 'Lire en français',
    // French counts the first of a month, "1er mai", and clocks show two digits.
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
