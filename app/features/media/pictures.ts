import type { HeldFile } from '../../lib/api/outgoing.ts';

/** Most object URLs, the oldest revoked first (specification 9). */
const HELD_MAX = 40;

const held = new Map<string, string>();

/** Object URL of a local file, cached. */
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

/** The cached URL, by id. */
export const heldAddress = (id: string): string | undefined => held.get(id);

/** Revokes it. */
export function letGo(id: string): void {
  const address = held.get(id);
  if (address !== undefined) URL.revokeObjectURL(address);
  held.delete(id);
}
