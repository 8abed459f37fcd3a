import { type Locale, languageOf, localeOf } from './languages.ts';

/** 24 hours, in milliseconds. */
export const DAY = 86_400_000;

/**
 * Returns the region of the browser, if it has the language: `en-GB`. A server's locale is ignored.
 */
const getRegion = (locale: Locale): string => {
  const own = typeof document === 'undefined' ? [] : (navigator.languages ?? []);
  return own.find((tag) => /^[a-z]{2}-[A-Z]{2}$/.test(tag) && localeOf(tag) === locale) ?? locale;
};

const formats = new Map<string, Intl.DateTimeFormat>();
/** Formats a date; empty for an invalid one, as may come over the wire. */
const format = (locale: Locale, options: Intl.DateTimeFormatOptions, date: Date): string => {
  if (Number.isNaN(date.getTime())) return '';
  const region = getRegion(locale);
  const key = region + JSON.stringify(options);
  let formatter = formats.get(key);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat(region, options);
    formats.set(key, formatter);
  }
  const { first } = languageOf(locale).dates;
  return formatter
    .formatToParts(date)
    .map(({ type, value }, at, parts) => {
      if (type === 'day' && value === '1') return first;
      // Keeps the hour and its AM or PM on one line.
      return parts[at + 1]?.type === 'dayPeriod' ? '\u202f' : value;
    })
    .join('');
};

/** Returns the start of a calendar day, in milliseconds; in the system's time zone by default. */
const getStartOfDay = (date: Date, timeZone: string | undefined): number => {
  if (timeZone === undefined) return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  return Date.parse(date.toLocaleDateString('sv-SE', { timeZone }));
};
/** Counts whole calendar days between two dates. */
const countDaysBetween = (from: Date, to: Date, timeZone?: string): number =>
  (getStartOfDay(to, timeZone) - getStartOfDay(from, timeZone)) / DAY;

const formatClock = (locale: Locale): Intl.DateTimeFormatOptions => ({
  hour: languageOf(locale).dates.hour,
  minute: '2-digit',
});

/** Formats hours and minutes. */
export const displayTime = (locale: Locale, date: Date, timeZone?: string): string =>
  format(locale, { ...formatClock(locale), timeZone }, date);

/**
 * Formats a date for lists (specification 9): a future one with "(!)", today the time, yesterday by
 * name, within about six days the weekday, within about six months day and month, older with the
 * year.
 */
export function displayDate(locale: Locale, date: Date, now: Date = new Date(), timeZone?: string): string {
  const formatDay = (options: Intl.DateTimeFormatOptions) => format(locale, { ...options, timeZone }, date);
  const days = countDaysBetween(date, now, timeZone);
  if (date.getTime() > now.getTime() + 60_000)
    return `${formatDay({ day: 'numeric', month: 'short', year: 'numeric' })} (!)`;
  if (days <= 0) return displayTime(locale, date, timeZone);
  if (days === 1) return languageOf(locale).dates.yesterday;
  if (days <= 6) return formatDay({ weekday: 'long' });
  if (days <= 183) return formatDay({ day: 'numeric', month: 'short' });
  return formatDay({ day: 'numeric', month: 'short', year: 'numeric' });
}

/** Formats a day, e.g. "20 décembre". */
export const displayDay = (locale: Locale, date: Date): string =>
  format(locale, { day: 'numeric', month: 'long' }, date);

/** Formats a day with its year, e.g. "20 décembre 2026". */
export const displayDayWithYear = (locale: Locale, date: Date): string =>
  format(locale, { day: 'numeric', month: 'long', year: 'numeric' }, date);

/** Formats a short day, e.g. "20 déc." */
export const displayShortDay = (locale: Locale, date: Date): string =>
  format(locale, { day: 'numeric', month: 'short' }, date);

/** Formats a past day in words, e.g. "hier", "il y a 5 jours". */
export const displayDaysAgo = (locale: Locale, date: Date, now: Date = new Date()): string =>
  new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(
    -Math.max(0, countDaysBetween(date, now)),
    'day',
  );

/** Formats a complete day for later reading, e.g. "dimanche 20 décembre 2026". */
export const displayWholeDay = (locale: Locale, date: Date): string =>
  format(locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }, date);

/** Formats day and time in full, for titles and screen readers. */
export const displayMoment = (locale: Locale, date: Date, timeZone?: string): string =>
  format(locale, { weekday: 'long', day: 'numeric', month: 'long', ...formatClock(locale), timeZone }, date);

/** Formats a moment to come, e.g. "14:00", "mar. 14:00", "20 déc." */
export function displayComing(locale: Locale, date: Date, now: Date = new Date()): string {
  const days = countDaysBetween(now, date);
  if (days === 0) return displayTime(locale, date);
  if (days > 6) return displayShortDay(locale, date);
  return format(locale, { weekday: 'short', ...formatClock(locale) }, date);
}

/** Formats the heading of a day in a discussion. */
export function displayDayHeading(locale: Locale, date: Date, today: string, now: Date = new Date()): string {
  const days = countDaysBetween(date, now);
  if (days === 0) return today;
  if (days === 1) return languageOf(locale).dates.yesterday;
  return format(locale, { weekday: 'long', day: 'numeric', month: 'long' }, date);
}

/**
 * Formats an age, e.g. "8 min", "1 h"; from twelve hours on the time or date, the last six days by
 * short names.
 */
export function displayAge(locale: Locale, date: Date, now: Date = new Date()): string {
  const minutes = Math.floor((now.getTime() - date.getTime()) / 60_000);
  if (minutes < 1) return languageOf(locale).dates.now;
  if (minutes < 60) return `${minutes} min`;
  if (minutes < 12 * 60) return `${Math.floor(minutes / 60)} h`;
  const days = countDaysBetween(date, now);
  if (days >= 1 && days <= 6) return format(locale, { weekday: 'short' }, date);
  return displayDate(locale, date, now);
}
