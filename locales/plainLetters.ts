/** A text in small letters without accents: what is searched for or compared is written in many ways. */
export const plainLetters = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
