import type { HeldFile } from '../../lib/api/outgoing.ts';

/** Pictures held by their ids, the oldest let go first (specification 9). */
const HELD_MAX = 40;

const held = new Map<string, string>();

/** The address of a picture that is on this device, as long as it is among the last that were asked for. */
export function addressHere({ id, blob }: HeldFile): string {
  const known = held.get(id);
  const address = known ?? URL.createObjectURL(blob);
  held.delete(id);
  held.set(id, address);
  for (const [oldest, url] of held) {
    if (held.size <= HELD_MAX) break;
    held.delete(oldest);
    URL.revokeObjectURL(url);
  }
  return address;
}

/** The same, where it is known by its id alone: what was sent from here need not be loaded. */
export const heldAddress = (id: string): string | undefined => held.get(id);

/** Lets go of a picture that is not to be shown again. */
export function letGo(id: string): void {
  const address = held.get(id);
  if (address !== undefined) URL.revokeObjectURL(address);
  held.delete(id);
}
