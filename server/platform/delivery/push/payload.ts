import type { Notification } from '@parvis/api/entities/notification';

/** Bytes of a notification, at most: encrypted it is a hundred more, which every push service takes (RFC 8030 asks for 4,096). */
export const PAYLOAD_MAX = 2_800;
/** Bytes of one that its push service found too large. */
const SMALL_MAX = 900;
/** More letters than any device shows. */
const LETTERS_MAX = 500;

const bytesOf = (text: string): number => Buffer.byteLength(text);

/** Tells letters as people see them apart: what belongs together (an accent, a family of emoji) is one. */
const segmenter = new Intl.Segmenter();

/** The first letters of a text, so many at most: of a long one no more is looked at. */
function firstLetters(text: string, most: number): string[] {
  const letters: string[] = [];
  for (const { segment } of segmenter.segment(text)) {
    if (letters.length === most) break;
    letters.push(segment);
  }
  return letters;
}

const ended = (letters: readonly string[]): string => `${letters.join('').trimEnd()}…`;

/** As many letters of a text as fit, and no more than anybody reads, with a sign that there was more. */
function cut(text: string, fits: (text: string) => boolean): string {
  const isShort = text.length <= LETTERS_MAX;
  if (isShort && fits(text)) return text;
  const letters = firstLetters(text, LETTERS_MAX);
  const whole = letters.join('');
  if (whole === text && fits(text)) return text;
  let [some, many] = [0, letters.length];
  // The most letters of which all fits, by halves.
  while (some < many) {
    const middle = Math.ceil((some + many) / 2);
    if (fits(ended(letters.slice(0, middle)))) some = middle;
    else many = middle - 1;
  }
  return ended(letters.slice(0, some));
}

/** A notification as it is sent: its words are cut until it is small enough. */
export function payloadOf(notification: Notification, small = false): string {
  const max = small ? SMALL_MAX : PAYLOAD_MAX;
  const { read, author, icon, ...rest } = notification;
  const most = small
    ? rest
    : { ...rest, ...(read && { read }), ...(author && { author }), ...(icon && { icon }) };
  const written = (body: string, title: string) => JSON.stringify({ ...most, title, body });
  const fits = (body: string, title: string) => bytesOf(written(body, title)) <= max;
  const title = cut(notification.title, (one) => fits('…', one));
  return written(
    cut(notification.body, (one) => fits(one, title)),
    title,
  );
}
