import type { Scheme } from '@parvis/theme/palette/keys';
import { emptyDocument, type ThemeDocument } from '../state/document.ts';
import { type ReadTheme, readTheme } from './readTheme.ts';

/** A look from the studio's address, as sample pages link to it. */
export interface AddressLook {
  readonly document: ThemeDocument;
  readonly scheme: Scheme;
}

/** The result of an address: a look with the number of ignored settings, or a failure. */
export type AddressResult =
  | {
      readonly ok: true;
      readonly look: AddressLook;
      readonly ignored: number;
      readonly read: Extract<ReadTheme, { ok: true }>;
    }
  | { readonly ok: false };

/** Reads the look of the studio's address; null when it has none. */
export function readLookAddress(address: string): AddressResult | null {
  if (!/[?&#]appColors=/.test(address)) return null;
  const read = readTheme(address);
  if (!read.ok) return { ok: false };
  return {
    ok: true,
    look: {
      document: { ...emptyDocument, ...read.theme },
      scheme: /[?&]dark=1(?:[&#]|$)/.test(address) ? 'dark' : 'light',
    },
    ignored: [read.findings, read.outside, read.refused, read.label, read.shape].flat().length,
    read,
  };
}
