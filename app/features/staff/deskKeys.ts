import type { TextId } from '@parvis/locales/areas';

export const LEAVE_REPLY = { key: 'Escape', name: 'staff.keys.escape', text: 'staff.keys.leave' } as const;

/** Shortcuts in display order, the same in every language. */
export const deskKeys = [
  { key: 'j', text: 'staff.keys.next' },
  { key: 'k', text: 'staff.keys.previous' },
  { key: '/', text: 'staff.keys.search' },
  { key: 'a', text: 'staff.keys.take' },
  { key: 'r', text: 'staff.keys.reply' },
  { key: 'h', text: 'staff.keys.hold' },
  { key: 'c', text: 'staff.keys.close' },
  { key: '?', text: 'staff.keys.help' },
] as const satisfies readonly { key: string; text: TextId }[];

export type DeskKey = (typeof deskKeys)[number]['key'];

/** Finds the next or previous case of the list; from outside, the first or last. */
export function findNeighbour(
  csids: readonly string[],
  open: string | undefined,
  step: 1 | -1,
): string | undefined {
  const at = open === undefined ? -1 : csids.indexOf(open);
  if (at < 0) return step === 1 ? csids[0] : csids.at(-1);
  return csids[at + step];
}
