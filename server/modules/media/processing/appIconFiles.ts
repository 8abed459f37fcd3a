interface AppIconKind {
  /** Of the square, pixels. */
  readonly edge: number;
  /** What a manifest says it is for; `link` where pages name it themselves. */
  readonly purpose: 'any' | 'maskable' | 'monochrome' | 'link';
  /** Edge of the square in which the logo stands, of the whole. */
  readonly share: number;
  /** Its ground: with round corners, over all of it, or none, and then all that is seen is white. */
  readonly ground: 'rounded' | 'whole' | 'none';
}

/** What is cut out of an icon leaves a circle of 80 % at the least: the largest square within. */
const SAFE = 0.56;

export const appIcons = {
  '192.png': { edge: 192, purpose: 'any', share: 0.76, ground: 'rounded' },
  '512.png': { edge: 512, purpose: 'any', share: 0.76, ground: 'rounded' },
  'maskable-192.png': { edge: 192, purpose: 'maskable', share: SAFE, ground: 'whole' },
  'maskable-512.png': { edge: 512, purpose: 'maskable', share: SAFE, ground: 'whole' },
  'apple-180.png': { edge: 180, purpose: 'link', share: 0.7, ground: 'whole' },
  'badge-96.png': { edge: 96, purpose: 'monochrome', share: 0.92, ground: 'none' },
} as const satisfies Readonly<Record<string, AppIconKind>>;

export type AppIconFile = keyof typeof appIcons;

export const isAppIconFile = (file: string): file is AppIconFile => Object.hasOwn(appIcons, file);

/** The colours of the icons of one customer, as `#rrggbb`. */
export interface AppIconLook {
  readonly ground: string;
  /** What stands there in place of a logo that there is not, or that cannot be read. */
  readonly sign: { readonly ground: string; readonly ink: string };
}

/** What is to be drawn. */
export interface AppIconAsked {
  readonly file: AppIconFile;
  readonly look: AppIconLook;
  readonly logo: Uint8Array | undefined;
}
