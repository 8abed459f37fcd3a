import type { Notification } from '@parvis/api/entities/notification';

/** Bytes before encryption, which adds a hundred; RFC 8030 guarantees 4,096. */
export const PAYLOAD_MAX = 2_800;
/** Bytes after "too large". */
const SMALL_MAX = 900;
/** More than devices show. */
const LETTERS_MAX = 500;

const countBytes = (text: string): number => Buffer.byteLength(text);

const segmenter = new Intl.Segmenter();

function splitLetters(text: string, most: number): string[] {
  const letters: string[] = [];
  for (const { segment } of segmenter.segment(text)) {
    if (letters.length === most) break;
    letters.push(segment);
  }
  return letters;
}

const appendEllipsis = (letters: readonly string[]): string => `${letters.join('').trimEnd()}…`;

function truncateText(text: string, hasRoom: (text: string) => boolean): string {
  const isShort = text.length <= LETTERS_MAX;
  if (isShort && hasRoom(text)) return text;
  const letters = splitLetters(text, LETTERS_MAX);
  const whole = letters.join('');
  if (whole === text && hasRoom(text)) return text;
  let [some, many] = [0, letters.length];
  while (some < many) {
    const middle = Math.ceil((some + many) / 2);
    if (hasRoom(appendEllipsis(letters.slice(0, middle)))) some = middle;
    else many = middle - 1;
  }
  return appendEllipsis(letters.slice(0, some));
}

export function buildPushPayload(notification: Notification, small = false): string {
  const max = small ? SMALL_MAX : PAYLOAD_MAX;
  const { read, author, icon, ...rest } = notification;
  const most = small
    ? rest
    : { ...rest, ...(read && { read }), ...(author && { author }), ...(icon && { icon }) };
  const serializeNotification = (body: string, title: string) => JSON.stringify({ ...most, title, body });
  const hasRoom = (body: string, title: string) => countBytes(serializeNotification(body, title)) <= max;
  const title = truncateText(notification.title, (one) => hasRoom('…', one));
  return serializeNotification(
    truncateText(notification.body, (one) => hasRoom(one, title)),
    title,
  );
}
