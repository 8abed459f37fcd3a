import { CAPTIONS_MAX } from '@parvis/api/constants';
import { createId } from '../../lib/outbox/createId.ts';
import { type CaptionRow, formatTime } from './captionRows.ts';

/** Bytes, a hundred times half a minute. */
const FILE_MAX = 256 * 1024;

export type ReadCaptions =
  | { readonly rows: readonly CaptionRow[] }
  | { readonly why: 'empty' | 'tooBig' | 'format' }
  | { readonly why: 'tooMany'; readonly count: number };

const NO_SIGNS = 65_279;

/** Unicode, else Windows-1252. */
function decodeText(bytes: Uint8Array<ArrayBuffer>): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const ARROW = '-->';
const MOMENT = /^(?:(\d{1,3}):)?(\d{1,2}):(\d{1,2})(?:[.,](\d{1,3}))?$/;

function parseSeconds(written: string | undefined): number | undefined {
  const [whole, hours = '0', minutes, seconds, thousandths = ''] = MOMENT.exec(written ?? '') ?? [];
  if (whole === undefined) return undefined;
  return (
    Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(thousandths.padEnd(3, '0')) / 1000
  );
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': '\u00a0',
  '&lrm;': '\u200e',
  '&rlm;': '\u200f',
};

/** Markup of both formats, and control characters. */
const stripMarkup = (line: string): string =>
  line
    .replace(/<\/?[A-Za-z][^>]*>|<\d[\d:.]*>|\{\\[^}]*\}/g, '')
    .replace(/&(?:amp|lt|gt|nbsp|lrm|rlm);/g, (sign) => entities[sign] ?? sign)
    .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
    .trim();

/** Up to an empty line or the next cue. */
function collectLines(lines: readonly string[], at: number): string[] {
  const rest = lines.slice(at + 1);
  const end = rest.findIndex((line) => line.trim() === '' || line.includes(ARROW));
  const own = end < 0 ? rest : rest.slice(0, end);
  // Without an empty line the next cue's number precedes its times.
  const isNumbered = end >= 0 && rest[end]?.includes(ARROW) && /^\s*\d+\s*$/.test(own.at(-1) ?? '');
  return isNumbered ? own.slice(0, -1) : own;
}

/** Keeps an unreadable time as text, for correction. */
function parseRow(lines: readonly string[], at: number, locale: string): CaptionRow {
  const [before = '', after = ''] = (lines[at] ?? '').split(ARROW);
  const from = parseSeconds(before.trim());
  const to = parseSeconds(after.trim().split(/\s/)[0]);
  const txt = collectLines(lines, at)
    .map(stripMarkup)
    .filter((line) => line !== '')
    .join('\n');
  return {
    key: createId(),
    at: from === undefined ? before.trim() : formatTime(from, locale),
    ...(to !== undefined && { to }),
    txt,
  };
}

/** SubRip or WebVTT. */
export async function readCaptions(file: Blob, locale: string): Promise<ReadCaptions> {
  if (file.size > FILE_MAX) return { why: 'tooBig' };
  const all = decodeText(new Uint8Array(await file.arrayBuffer()));
  const letters = all.codePointAt(0) === NO_SIGNS ? all.slice(1) : all;
  if (letters.trim() === '') return { why: 'empty' };
  const lines = letters.split(/\r\n|\r|\n/);
  const rows = lines
    .flatMap((line, at) => (line.includes(ARROW) ? [parseRow(lines, at, locale)] : []))
    .filter(({ txt }) => txt !== '');
  if (rows.length === 0) return { why: 'format' };
  return rows.length > CAPTIONS_MAX ? { why: 'tooMany', count: rows.length } : { rows };
}
