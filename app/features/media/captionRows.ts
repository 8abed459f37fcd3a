import type { Cue } from '@parvis/api/calls/captions';
import { CAPTION_MAX, CAPTIONS_MAX, CAPTIONS_TEXT_MAX } from '@parvis/api/constants';
import { createId } from '../../lib/outbox/createId.ts';

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

/** Captions to send, or errors by row. */
export interface BuiltCaptions {
  readonly cues: readonly Cue[];
  readonly faults: ReadonlyMap<string, RowFault>;
  readonly tooMany: boolean;
}

/** Seconds. */
const DEFAULT_DURATION = 4;

const roundToMilliseconds = (seconds: number): number => Math.round(seconds * 1000) / 1000;

export const formatTime = (seconds: number, locale: string): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 2, useGrouping: false }).format(seconds);

/** Seconds with comma or point, optional minutes before a colon. */
export function parseTime(typed: string): number | undefined {
  const [, minutes = '0', seconds = ''] =
    /^\s*(?:(\d{1,2}):)?(\d{1,3}(?:[.,]\d{1,3})?)\s*$/.exec(typed) ?? [];
  return seconds === ''
    ? undefined
    : roundToMilliseconds(Number(minutes) * 60 + Number(seconds.replace(',', '.')));
}

export const toRows = (cues: readonly Cue[], locale: string): CaptionRow[] =>
  cues.map(({ from, to, txt }) => ({ key: createId(), at: formatTime(from, locale), to, txt }));

interface TimedRow {
  readonly row: CaptionRow;
  readonly from: number | undefined;
}

function findFault(
  { row, from }: TimedRow,
  before: TimedRow | undefined,
  seconds: number,
): RowFault | undefined {
  if (from === undefined) return 'time';
  if (from >= seconds) return 'beyond';
  if (before?.from === from) return 'same';
  return row.txt.trim().length > CAPTION_MAX ? 'long' : undefined;
}

/** Sorted, each up to its end, the next one or the video's end; drops empty ones. */
export function buildCaptions(rows: readonly CaptionRow[], seconds: number): BuiltCaptions {
  const placed = rows
    .filter(({ txt }) => txt.trim() !== '')
    .map((row): TimedRow => ({ row, from: parseTime(row.at) }))
    .sort((a, b) => (a.from ?? 0) - (b.from ?? 0));
  const faults = new Map<string, RowFault>();
  for (const [at, one] of placed.entries()) {
    const fault = findFault(one, placed[at - 1], seconds);
    if (fault) faults.set(one.row.key, fault);
  }
  const cues = placed.map(({ row: { to = 0, txt }, from = 0 }, at): Cue => {
    const wanted = to > from ? to : from + DEFAULT_DURATION;
    const next = placed[at + 1]?.from ?? seconds;
    return { from, to: roundToMilliseconds(Math.min(wanted, next, seconds)), txt: txt.trim() };
  });
  const letters = cues.reduce((sum, { txt }) => sum + txt.length, 0);
  return { cues, faults, tooMany: cues.length > CAPTIONS_MAX || letters > CAPTIONS_TEXT_MAX };
}
