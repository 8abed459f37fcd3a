const FORMAT = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZoneName: 'longOffset',
} as const;

/** `2026-11-27 16:04:10 +01:00`, by default in this machine's zone. */
export function formatLocalTime(at: Date, timeZone?: string): string {
  const written = new Intl.DateTimeFormat('sv-SE', { ...FORMAT, timeZone }).formatToParts(at);
  const findPart = (type: Intl.DateTimeFormatPartTypes) =>
    written.find((one) => one.type === type)?.value ?? '';
  const day = [findPart('year'), findPart('month'), findPart('day')].join('-');
  const time = [findPart('hour'), findPart('minute'), findPart('second')].join(':');
  const offset =
    findPart('timeZoneName')
      .replace(/^(GMT|UTC)/, '')
      .replace('\u2212', '-') || '+00:00';
  return `${day} ${time} ${offset}`;
}
