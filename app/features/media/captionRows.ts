import type { Cue } from '@parvis/api/calls/captions';
import { CAPTION_MAX, CAPTIONS_MAX, CAPTIONS_TEXT_MAX } from '@parvis/api/constants';
import { newId } from '../../lib/outbox/ids.ts';

export interface CaptionRow {
  readonly key: string;
  /** Start as typed, seconds. */
  readonly at: string;
  /** End given by a file, seconds. */
  readonly to?: number | undefined;
  readonly txt: string;
}

/** No time, after the end, a duplicate, or too long. */
export type RowFault = 'time' | 'beyond' | 'same' | 'long';

/** Captions to send, or their errors by row. */
export interface WrittenCaptions {
  readonly cues: readonly Cue[];
  readonly faults: ReadonlyMap<string, RowFault>;
  readonly tooMany: boolean;
}

/** Default duration, seconds. */
const LASTS = 4;

const exact = (seconds: number): number => Math.round(seconds * 1000) / 1000;

/** Formats a time for its field. */
export const momentText = (seconds: number, locale: string): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 2, useGrouping: false }).format(seconds);

/** Parses a time: seconds with comma or point, optional minutes before a colon. */
export function momentOf(typed: string): number | undefined {
  const [, minutes = '0', seconds = ''] =
    /^\s*(?:(\d{1,2}):)?(\d{1,3}(?:[.,]\d{1,3})?)\s*$/.exec(typed) ?? [];
  return seconds === '' ? undefined : exact(Number(minutes) * 60 + Number(seconds.replace(',', '.')));
}

export const rowsOf = (cues: readonly Cue[], locale: string): CaptionRow[] =>
  cues.map(({ from, to, txt }) => ({ key: newId(), at: momentText(from, locale), to, txt }));

interface Placed {
  readonly row: CaptionRow;
  readonly from: number | undefined;
}

function faultOf({ row, from }: Placed, before: Placed | undefined, seconds: number): RowFault | undefined {
  if (from === undefined) return 'time';
  if (from >= seconds) return 'beyond';
  if (before?.from === from) return 'same';
  return row.txt.trim().length > CAPTION_MAX ? 'long' : undefined;
}

/** Sorts captions, each up to its end, the next one or the end of the video; drops empty ones. */
export function writtenCaptions(rows: readonly CaptionRow[], seconds: number): WrittenCaptions {
  const placed = rows
    .filter(({ txt }) => txt.trim() !== '')
    .map((row): Placed => ({ row, from: momentOf(row.at) }))
    .sort((a, b) => (a.from ?? 0) - (b.from ?? 0));
  const faults = new Map<string, RowFault>();
  for (const [at, one] of placed.entries()) {
    const fault = faultOf(one, placed[at - 1], seconds);
    if (fault) faults.set(one.row.key, fault);
  }
  const cues = placed.map(({ row: { to = 0, txt }, from = 0 }, at): Cue => {
    const wanted = to > from ? to : from + LASTS;
    const next = placed[at + 1]?.from ?? seconds;
    return { from, to: exact(Math.min(wanted, next, seconds)), txt: txt.trim() };
  });
  const letters = cues.reduce((sum, { txt }) => sum + txt.length, 0);
  return { cues, faults, tooMany: cues.length > CAPTIONS_MAX || letters > CAPTIONS_TEXT_MAX };
}
