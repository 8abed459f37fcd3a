import type { Hours } from './hours.ts';

export interface QuietHours extends Hours {
  readonly zone?: string | undefined;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const kept = formats.get(zone);
  if (kept) return kept;
  const format = new Intl.DateTimeFormat('en-GB', {
    ...({ timeZone: zone, hourCycle: 'h23', hour: 'numeric', minute: 'numeric', second: 'numeric' } as const),
  });
  formats.set(zone, format);
  return format;
}

/** IANA region names: PostgreSQL may not know other zones (`VST`) that Node accepts. */
const PLACE =
  /^(UTC|(Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)\/[\w/+-]+)$/i;

/** Checks that both Node and PostgreSQL know a time zone. */
export function isZone(zone: string): boolean {
  if (!PLACE.test(zone)) return false;
  try {
    formatOf(zone);
    return true;
  } catch {
    return false;
  }
}

function hourOf(moment: number, zone: string | undefined): { readonly hour: number; readonly left: number } {
  const date = new Date(moment);
  const [hour, minute, second] = zone
    ? formatOf(zone)
        .formatToParts(date)
        .filter(({ type }) => type !== 'literal')
        .map(({ value }) => Number(value))
    : [date.getHours(), date.getMinutes(), date.getSeconds()];
  const gone = (minute ?? 0) * MINUTE + (second ?? 0) * 1000 + date.getMilliseconds();
  return { hour: hour ?? 0, left: HOUR - gone };
}

const holds = ({ from, until }: Hours, hour: number): boolean =>
  from <= until ? hour >= from && hour < until : hour >= from || hour < until;

/** Returns `moment` itself outside quiet hours. */
export function quietUntil(quiet: QuietHours, moment: number): number {
  // A day has at most 25 hours, at a clock change.
  let at = moment;
  for (let hours = 0; hours <= 25; hours += 1) {
    const { hour, left } = hourOf(at, quiet.zone);
    if (!holds(quiet, hour)) return at;
    at += left;
  }
  return moment;
}

export const isQuietAt = (quiet: QuietHours, moment: number): boolean => quietUntil(quiet, moment) > moment;
