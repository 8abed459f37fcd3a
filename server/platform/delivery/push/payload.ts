import type { Notification } from '@parvis/api/entities/notification';

/** Maximum bytes before encryption, which adds a hundred; RFC 8030 guarantees 4,096. */
export const PAYLOAD_MAX = 2_800;
/** Maximum bytes after the push service responded "too large". */
const SMALL_MAX = 900;
/** More than devices show. */
const LETTERS_MAX = 500;

const bytesOf = (text: string): number => Buffer.byteLength(text);

const segmenter = new Intl.Segmenter();

function firstLetters(text: string, most: number): string[] {
  const letters: string[] = [];
  for (const { segment } of segmenter.segment(text)) {
    if (letters.length === most) break;
    letters.push(segment);
  }
  return letters;
}

const ended = (letters: readonly string[]): string => `${letters.join('').trimEnd()}…`;

function cut(text: string, fits: (text: string) => boolean): string {
  const isShort = text.length <= LETTERS_MAX;
  if (isShort && fits(text)) return text;
  const letters = firstLetters(text, LETTERS_MAX);
  const whole = letters.join('');
  if (whole === text && fits(text)) return text;
  let [some, many] = [0, letters.length];
  while (some < many) {
    const middle = Math.ceil((some + many) / 2);
    if (fits(ended(letters.slice(0, middle)))) some = middle;
    else many = middle - 1;
  }
  return ended(letters.slice(0, some));
}

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
