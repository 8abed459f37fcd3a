import type { Hours } from './hours.ts';

export interface QuietHours extends Hours {
  readonly zone?: string | undefined;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const formats = new Map<string, Intl.DateTimeFormat>();

function getTimeFormat(zone: string): Intl.DateTimeFormat {
  const cached = formats.get(zone);
  if (cached) return cached;
  const format = new Intl.DateTimeFormat('en-GB', {
    ...({ timeZone: zone, hourCycle: 'h23', hour: 'numeric', minute: 'numeric', second: 'numeric' } as const),
  });
  formats.set(zone, format);
  return format;
}

/** PostgreSQL lacks other zones (`VST`) that Node accepts. */
const REGION_NAME =
  /^(UTC|(Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)\/[\w/+-]+)$/i;

/** Known to both Node and PostgreSQL. */
export function isTimeZone(zone: string): boolean {
  if (!REGION_NAME.test(zone)) return false;
  try {
    getTimeFormat(zone);
    return true;
  } catch {
    return false;
  }
}

function getHour(moment: number, zone: string | undefined): { readonly hour: number; readonly left: number } {
  const date = new Date(moment);
  const [hour, minute, second] = zone
    ? getTimeFormat(zone)
        .formatToParts(date)
        .filter(({ type }) => type !== 'literal')
        .map(({ value }) => Number(value))
    : [date.getHours(), date.getMinutes(), date.getSeconds()];
  const gone = (minute ?? 0) * MINUTE + (second ?? 0) * 1000 + date.getMilliseconds();
  return { hour: hour ?? 0, left: HOUR - gone };
}

const isHourWithin = ({ from, until }: Hours, hour: number): boolean =>
  from <= until ? hour >= from && hour < until : hour >= from || hour < until;

/** Returns `moment` itself outside quiet hours. */
export function findQuietEnd(quiet: QuietHours, moment: number): number {
  // 25 hours at a clock change.
  let at = moment;
  for (let hours = 0; hours <= 25; hours += 1) {
    const { hour, left } = getHour(at, quiet.zone);
    if (!isHourWithin(quiet, hour)) return at;
    at += left;
  }
  return moment;
}

export const isQuiet = (quiet: QuietHours, moment: number): boolean => findQuietEnd(quiet, moment) > moment;
