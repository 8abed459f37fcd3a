import { type ColourFormat, readColours } from '@parvis/theme/export/read';
import { shapeIn } from '@parvis/theme/export/shape';
import type { Finding } from '@parvis/theme/palette/palette';
import type { OutsideColour } from '@parvis/theme/palette/written';
import { type ParsedShape, parseShape } from '@parvis/theme/shape/shape';
import { readParameters } from '../../samples/shared/addressParameters.ts';
import { listShapeNotices, type ShapeNotice } from '../../samples/shared/explainShapeNotice.ts';
import { type JsonError, repairColours } from '../../samples/shared/jsonErrors.ts';
import { type LabelChange, readCustomerName } from '../../samples/shared/label.ts';
import { parsePictureAddress } from '../../samples/shared/parsePictureAddress.ts';
import { logoNames, type ThemeDocument } from '../state/document.ts';

type Identity = Partial<Omit<ThemeDocument, 'palette' | 'shape'>>;
type Picture = (typeof logoNames)[number];

/** `theme` has only what the text names. */
export type ReadTheme =
  | {
      readonly ok: true;
      readonly format: ColourFormat | 'appShape' | 'address';
      readonly theme: Partial<ThemeDocument>;
      readonly findings: readonly Finding[];
      /** By the nearest in sRGB. */
      readonly outside: readonly OutsideColour[];
      /** A present logo stays. */
      readonly refused: readonly Picture[];
      /** Changes of the name. */
      readonly label: readonly LabelChange[];
      /** If none is usable, the present shape stays. */
      readonly shape: readonly ShapeNotice[];
    }
  | { readonly ok: false; readonly reason: Extract<ReturnType<typeof readColours>, { ok: false }>['reason'] }
  /** In invalid JSON. */
  | { readonly ok: false; readonly reason: 'slip'; readonly slip: JsonError };

/** Several addresses with two uploaded logos each. */
const MAX_TEXT = 1_000_000;
const ADDRESS = /^[^\s{}]*[?&#]appColors=/;

/** From query and fragment. */
function parseParameters(text: string): URLSearchParams {
  const [, query = '', fragment = ''] = /^[^?#]*\??([^#]*)(#?.*)$/s.exec(text.trim()) ?? [];
  return readParameters(query, fragment).values;
}

function readIdentity(
  given: URLSearchParams,
  page: string,
): { identity: Identity; refused: Picture[]; label: readonly LabelChange[] } {
  const { label = '', changes } = readCustomerName(given.get('lbl'));
  const read = logoNames.map((name) => {
    const address = given.get(name) ?? '';
    return [name, address === '' ? '' : parsePictureAddress(address, page)] as const;
  });
  return {
    identity: {
      label,
      ...Object.fromEntries(read.filter(([, address]) => address !== null)),
    },
    refused: read.filter(([, address]) => address === null).map(([name]) => name),
    label: changes,
  };
}

/** An address without one means the defaults. */
function readShape(given: URLSearchParams | null, text: string): ParsedShape | undefined {
  if (!given) return shapeIn(text);
  const asked = given.get('appShape');
  return asked ? parseShape(asked) : { ok: true, shape: {}, findings: [] };
}

/** Null for any other. */
function readShapeOnly(text: string): ReadTheme | null {
  const parsed = parseShape(text.trim());
  const isShape = parsed.ok && parsed.findings.every(({ reason }) => reason !== 'unknownKey');
  if (!isShape) return null;
  const { shape } = parsed;
  return {
    ok: true,
    format: 'appShape',
    theme: { shape },
    findings: [],
    outside: [],
    refused: [],
    label: [],
    shape: listShapeNotices(parsed),
  };
}

/** Relative ones, against a sample page. */
const resolveAddress = (text: string): string => (/^https?:/.exec(text.trim()) ? text.trim() : location.href);

function readStrictly(text: string, page: string): ReadTheme {
  if (text.length > MAX_TEXT) return { ok: false, reason: 'tooLarge' };
  const given = ADDRESS.test(text.trim()) ? parseParameters(text) : null;
  const read = readColours(given?.get('appColors') ?? text);
  // Without usable keys it is another file, not the defaults.
  const isOther = read.ok && read.findings.length > 0 && Object.keys(read.palette).length === 0;
  if (!read.ok || isOther) {
    const refusal = read.ok ? ({ ok: false, reason: 'noColours' } as const) : read;
    return (given ? null : readShapeOnly(text)) ?? refusal;
  }
  const { identity, ...told } = given ? readIdentity(given, page) : { identity: {}, refused: [], label: [] };
  const shape = readShape(given, text);
  return {
    ok: true,
    format: given ? 'address' : read.format,
    theme: { palette: read.palette, ...identity, ...(shape?.ok && { shape: shape.shape }) },
    findings: read.findings,
    outside: read.outside ?? [],
    ...told,
    shape: shape ? listShapeNotices(shape) : [],
  };
}

/**
 * Sample address, appColors, appShape, CSS properties, W3C tokens. Text meant as appColors is repaired or refused with
 * its error position, never read as a brand. Never throws.
 */
export function readTheme(text: string, page = resolveAddress(text)): ReadTheme {
  const read = readStrictly(text, page);
  const mended = read.ok || read.reason === 'tooLarge' ? null : repairColours(text);
  if (!mended) return read;
  return 'slip' in mended
    ? { ok: false, reason: 'slip', slip: mended.slip }
    : readStrictly(mended.text, page);
}
