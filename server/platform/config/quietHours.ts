import type { Hours } from './hours.ts';

/** Hours in which nobody is disturbed, by the clock of a place; `undefined`: by that of this machine. */
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

/** A place of the world. What this machine knows beyond those (`VST`) the database may not, which counts days by the same clock. */
const PLACE =
  /^(UTC|(Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)\/[\w/+-]+)$/i;

/** Whether a zone is one that this machine knows, and databases too: `Europe/Paris`, `Indian/Reunion`. */
export function isZone(zone: string): boolean {
  if (!PLACE.test(zone)) return false;
  try {
    formatOf(zone);
    return true;
  } catch {
    return false;
  }
}

/** The hour of a moment somewhere, and how long that hour goes on, milliseconds. */
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

/** When it is quiet no more, at or after a moment: the moment itself where it is not quiet. */
export function quietUntil(quiet: QuietHours, moment: number): number {
  // A day has no more hours than these, a change of the clock included.
  let at = moment;
  for (let hours = 0; hours <= 25; hours += 1) {
    const { hour, left } = hourOf(at, quiet.zone);
    if (!holds(quiet, hour)) return at;
    at += left;
  }
  return moment;
}

/** Whether nobody is to be disturbed at a moment. */
export const isQuietAt = (quiet: QuietHours, moment: number): boolean => quietUntil(quiet, moment) > moment;
