import type { Scheme } from '@parvis/theme/palette/keys';
import { emptyDocument, type ThemeDocument } from '../state/document.ts';
import { type ReadTheme, readTheme } from './readTheme.ts';

/** A look that the address of the studio brings, as sample pages hand it over. */
export interface AskedLook {
  readonly document: ThemeDocument;
  readonly scheme: Scheme;
}

/** What came of an address: a look, how many of its settings could not be used as they are, or that it cannot be read. */
export type Asked =
  | {
      readonly ok: true;
      readonly look: AskedLook;
      readonly ignored: number;
      readonly read: Extract<ReadTheme, { ok: true }>;
    }
  | { readonly ok: false };

/** The look that an address of the studio names; nothing where it names none. */
export function askedLook(address: string): Asked | null {
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
