interface AppIconKind {
  /** Pixels. */
  readonly edge: number;
  /** `link`: in pages; others: manifest purpose. */
  readonly purpose: 'any' | 'maskable' | 'monochrome' | 'link';
  /** Logo edge as a share. */
  readonly share: number;
  /** `none` draws in white only. */
  readonly ground: 'rounded' | 'whole' | 'none';
}

/** The largest square in the safe circle of 80 %. */
const SAFE_SHARE = 0.56;

export const appIcons = {
  '192.png': { edge: 192, purpose: 'any', share: 0.76, ground: 'rounded' },
  '512.png': { edge: 512, purpose: 'any', share: 0.76, ground: 'rounded' },
  'maskable-192.png': { edge: 192, purpose: 'maskable', share: SAFE_SHARE, ground: 'whole' },
  'maskable-512.png': { edge: 512, purpose: 'maskable', share: SAFE_SHARE, ground: 'whole' },
  'apple-180.png': { edge: 180, purpose: 'link', share: 0.7, ground: 'whole' },
  'badge-96.png': { edge: 96, purpose: 'monochrome', share: 0.92, ground: 'none' },
} as const satisfies Readonly<Record<string, AppIconKind>>;

export type AppIconFile = keyof typeof appIcons;

export const isAppIconFile = (file: string): file is AppIconFile => Object.hasOwn(appIcons, file);

/** `#rrggbb`. */
export interface AppIconColours {
  readonly ground: string;
  /** Colours of the fallback pin. */
  readonly sign: { readonly ground: string; readonly ink: string };
}

export interface AppIconRequest {
  readonly file: AppIconFile;
  readonly colours: AppIconColours;
  readonly logo: Uint8Array | undefined;
}
