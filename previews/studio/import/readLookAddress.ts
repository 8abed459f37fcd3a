import type { Scheme } from '@parvis/theme/palette/keys';
import { emptyDocument, type ThemeDocument } from '../state/document.ts';
import { type ReadTheme, readTheme } from './readTheme.ts';

/** As sample pages link to it. */
export interface AddressLook {
  readonly document: ThemeDocument;
  readonly scheme: Scheme;
}

/** With the number of ignored settings. */
export type AddressResult =
  | {
      readonly ok: true;
      readonly look: AddressLook;
      readonly ignored: number;
      readonly read: Extract<ReadTheme, { ok: true }>;
    }
  | { readonly ok: false };

/** Null without a look. */
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
