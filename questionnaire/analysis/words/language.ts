/** The languages of the command. */
export type Language = 'fr' | 'en';

/** The same in both languages of the command. */
export type Both<T> = Readonly<Record<Language, T>>;
