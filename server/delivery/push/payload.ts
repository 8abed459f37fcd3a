import type { Notification } from '@parvis/api/entities/notification';

/** Bytes of a notification, at most: encrypted it is a hundred more, which every push service takes (RFC 8030 asks for 4,096). */
export const PAYLOAD_MAX = 2_800;
/** Bytes of one that its push service found too large. */
const SMALL_MAX = 900;
/** More letters than any device shows. */
const BODY_MAX = 500;

const bytesOf = (text: string): number => Buffer.byteLength(text);

/** The letters of a text as people see them: what belongs together (an accent, a family of emoji) is one. */
const lettersOf = (text: string): string[] =>
  Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);

/** As many letters of a text as fit, with a sign that there was more. */
export function cut(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text;
  const letters = lettersOf(text);
  let [some, many] = [0, letters.length];
  // The most letters of which all fits, by halves.
  while (some < many) {
    const middle = Math.ceil((some + many) / 2);
    if (fits(`${letters.slice(0, middle).join('').trimEnd()}…`)) some = middle;
    else many = middle - 1;
  }
  return `${letters.slice(0, some).join('').trimEnd()}…`;
}

const isShort = (text: string): boolean => lettersOf(text).length <= BODY_MAX + 1;

/** A notification as it is sent: its words are cut until it is small enough. */
export function payloadOf(notification: Notification, small = false): string {
  const max = small ? SMALL_MAX : PAYLOAD_MAX;
  const { read, author, icon, ...rest } = notification;
  const most = small ? rest : { ...rest, ...(read && { read }), ...(author && { author }), ...(icon && { icon }) };
  const written = (body: string, title: string) => JSON.stringify({ ...most, title, body });
  const body = cut(notification.body, isShort);
  const fits = (bare: string, title: string) => bytesOf(written(bare, title)) <= max;
  const title = cut(notification.title, (one) => fits('…', one));
  return written(
    cut(body, (one) => fits(one, title)),
    title,
  );
}
