import { type ColourFormat, readColours } from '@parvis/theme/export/read';
import { shapeIn } from '@parvis/theme/export/shape';
import type { Finding, Palette } from '@parvis/theme/palette/palette';
import type { OutsideColour } from '@parvis/theme/palette/written';
import { parseShape } from '@parvis/theme/shape/shape';
import { givenBy } from '../../samples/shared/given.ts';
import { readLabel } from '../../samples/shared/label.ts';
import { pictureAddress } from '../../samples/shared/pictureAddress.ts';
import { logoNames, type ThemeDocument } from '../state/document.ts';

type Identity = Partial<Omit<ThemeDocument, 'palette'>>;
type Picture = (typeof logoNames)[number];

/** What a text holds of a theme. What it does not name is not in `theme`. */
export type ReadTheme =
  | {
      readonly ok: true;
      readonly format: ColourFormat;
      readonly theme: { readonly palette: Palette } & Identity;
      readonly findings: readonly Finding[];
      /** Colours for which the nearest that screens show was taken. */
      readonly outside: readonly OutsideColour[];
      /** Pictures whose address cannot be used. They are not in `theme`: a present logo stays. */
      readonly refused: readonly Picture[];
    }
  | { readonly ok: false; readonly reason: Extract<ReturnType<typeof readColours>, { ok: false }>['reason'] };

/** Longest text that is looked at: an address with two uploaded logos, several times over. */
const MAX_TEXT = 1_000_000;
const ADDRESS = /^[^\s{}]*[?&#]appColors=/;

/** What a sample address gives, from its query and what comes after `#`. */
function givenIn(text: string): URLSearchParams {
  const [, query = '', fragment = ''] = /^[^?#]*\??([^#]*)(#?.*)$/s.exec(text.trim()) ?? [];
  return givenBy(query, fragment).values;
}

/** Name and logos of a sample address. */
function identityOf(given: URLSearchParams, page: string): { identity: Identity; refused: Picture[] } {
  const read = logoNames.map((name) => {
    const address = given.get(name) ?? '';
    return [name, address === '' ? '' : pictureAddress(address, page)] as const;
  });
  return {
    identity: {
      label: readLabel(given.get('lbl')).label ?? '',
      ...Object.fromEntries(read.filter(([, address]) => address !== null)),
    },
    refused: read.filter(([, address]) => address === null).map(([name]) => name),
  };
}

/** Corners, space and letters that an address or a file names; nothing where it names none. */
function shapeOf(given: URLSearchParams | null, text: string): Pick<Identity, 'shape'> {
  const asked = given?.get('appShape');
  if (given && !asked) return { shape: {} };
  const parsed = asked ? parseShape(asked) : null;
  const shape = parsed ? (parsed.ok ? parsed.shape : undefined) : shapeIn(text);
  return shape ? { shape } : {};
}

/** Where sample addresses are relative, they are so to a sample page. */
const whole = (text: string): string => (/^https?:/.exec(text.trim()) ? text.trim() : location.href);

/**
 * Reads whatever the studio hands out: a sample address, appColors as JSON or short, CSS custom properties, W3C
 * tokens. Never throws.
 */
export function readTheme(text: string, page = whole(text)): ReadTheme {
  if (text.length > MAX_TEXT) return { ok: false, reason: 'tooLarge' };
  const given = ADDRESS.test(text.trim()) ? givenIn(text) : null;
  const read = readColours(given?.get('appColors') ?? text);
  if (!read.ok) return read;
  // An object of which nothing can be used is some other file, no wish for the default colours.
  if (read.findings.length > 0 && Object.keys(read.palette).length === 0)
    return { ok: false, reason: 'noColours' };
  const { identity, refused } = given ? identityOf(given, page) : { identity: {}, refused: [] };
  return {
    ok: true,
    format: read.format,
    theme: { palette: read.palette, ...identity, ...shapeOf(given, text) },
    findings: read.findings,
    outside: read.outside ?? [],
    refused,
  };
}
