/** Normalises a text for search and comparison: lower case without accents. */
export const plainLetters = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
