export type Language = 'fr' | 'en';

export type Both<T> = Readonly<Record<Language, T>>;
