import type { Scheme } from '@parvis/theme/palette/keys';
import { type Finding, type Palette, type PaletteFailure, parsePalette } from '@parvis/theme/palette/palette';
import { pictureAddress } from './pictureAddress.ts';

/** What the address of a sample page asks for (specification, section 2: /samples). */
export type Sample = {
  palette: Palette;
  scheme: Scheme;
  /** Addresses that are safe to show. */
  logo: string | undefined;
  wlogo: string | undefined;
  /** The customer's name. */
  lbl: string | undefined;
};

/** Something in the address that was set aside; the page shows all the same. */
export type Aside = { kind: 'colour'; finding: Finding } | { kind: 'picture'; name: 'logo' | 'wlogo' };

export type SampleRequest =
  | { ok: true; sample: Sample; asides: Aside[] }
  | { ok: false; reason: PaletteFailure };

/** Longest name that is shown, in characters. */
const MAX_LABEL = 120;

const PICTURES = ['logo', 'wlogo'] as const;

/**
 * Reads the address of a sample page. A logo given in the address itself is too long for many servers, so pictures
 * may also stand after the `#`, which is not sent to any.
 *
 * @param page the page's own address, which relative pictures are found from
 * @param fragment what comes after the path and query, with its `#`
 */
export function readRequest(query: string, page: string, fragment = ''): SampleRequest {
  const given = new URLSearchParams(query);
  const unsent = new URLSearchParams(fragment.replace(/^#/, ''));
  const colours = parsePalette(given.get('appColors'));
  if (!colours.ok) return colours;
  const pictures: { logo?: string; wlogo?: string } = {};
  const asides: Aside[] = colours.findings.map((finding) => ({ kind: 'colour', finding }));
  for (const name of PICTURES) {
    const text = given.get(name) ?? unsent.get(name);
    if (!text) continue;
    const address = pictureAddress(text, page);
    if (address) pictures[name] = address;
    else asides.push({ kind: 'picture', name });
  }
  const sample: Sample = {
    palette: colours.palette,
    scheme: given.get('dark') === '1' ? 'dark' : 'light',
    logo: pictures.logo,
    wlogo: pictures.wlogo,
    lbl: given.get('lbl')?.trim().slice(0, MAX_LABEL) || undefined,
  };
  return { ok: true, sample, asides };
}
