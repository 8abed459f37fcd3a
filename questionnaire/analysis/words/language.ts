/**
 * The languages of the command. These are words for people who write questionnaires, not for those who answer them;
 * the room may not import `locales`, and the command has to speak in a checkout of this package alone, so they stand
 * here rather than among the product's texts.
 */
export type Language = 'fr' | 'en';

/** The same in both languages of the command. */
export type Both<T> = Readonly<Record<Language, T>>;
