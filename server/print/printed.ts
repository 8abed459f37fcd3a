import type { Locale } from '@parvis/locales/languages';

/** A code to print, with the words beside it. */
export interface PrintedCode {
  readonly qrid: string;
  /** What a phone opens. */
  readonly address: string;
  readonly place: string;
  /** Where exactly it hangs there. */
  readonly descr?: string;
}

/** Whose codes they are, and how they look on paper. */
export interface PrintedLook {
  /** The languages of what is printed: the customer's first, and its second, else one that strangers read. */
  readonly readers: readonly [Locale, Locale];
  readonly town: string;
  /** The square logo, and the wide one, which often holds the name. */
  readonly logo: PrintedLogo | undefined;
  /** A number to call at once. */
  readonly emergency: string | undefined;
  readonly colours: {
    /** Ground of the head, and what is written on it. */
    readonly head: string;
    readonly headText: string;
    readonly text: string;
    /** Ground of the foot, and what is written on it. */
    readonly foot: string;
    readonly footText: string;
  };
}

/** A logo as it is printed. */
export interface PrintedLogo {
  readonly png: Buffer;
  /** Width by height. */
  readonly ratio: number;
}
