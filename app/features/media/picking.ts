import { newId } from '../../lib/outbox/ids.ts';
import type { Film, Photo, Picked } from './prepare.ts';

/** What was picked: those that a message carries, in their order, and those beyond, which wait for room. */
export interface Picking {
  readonly max: number;
  readonly photos: readonly Picked[];
  readonly left: readonly File[];
}

/** What happens to it. */
export type PickingEvent =
  | { readonly type: 'picked'; readonly files: readonly File[] }
  /** The next of those that wait. */
  | { readonly type: 'next' }
  | { readonly type: 'changed'; readonly id: string; readonly to: Picked }
  /** A photo was turned or blurred, which takes a while: what it shows may have been described meanwhile. */
  | { readonly type: 'redrawn'; readonly id: string; readonly to: Photo }
  | { readonly type: 'removed'; readonly id: string };

/** So many more can be taken; what is no photo takes no room. */
export const roomIn = ({ max, photos }: Picking): number =>
  Math.max(0, max - photos.filter(({ kind }) => kind !== 'refused').length);

const reading = (file: File): Picked => ({ kind: 'reading', id: newId(), file });

function taken(picking: Picking, many: number): Picking {
  const { photos, left } = picking;
  const now = left.slice(0, Math.min(many, roomIn(picking)));
  return { ...picking, photos: [...photos, ...now.map(reading)], left: left.slice(now.length) };
}

/** What stands after that: no file is ever dropped without a word. */
export function pick(picking: Picking, event: PickingEvent): Picking {
  const { photos, left } = picking;
  if (event.type === 'next') return taken(picking, 1);
  if (event.type === 'picked')
    return taken({ ...picking, left: [...left, ...event.files] }, event.files.length);
  const { id } = event;
  if (event.type === 'removed') return { ...picking, photos: photos.filter((one) => one.id !== id) };
  const to = (one: Picked): Picked =>
    event.type === 'redrawn' && one.kind === 'photo' ? { ...event.to, alt: one.alt } : event.to;
  const changed = { ...picking, photos: photos.map((one) => (one.id === id ? to(one) : one)) };
  // What turned out to be no photo makes room for the next that waits.
  return event.to.kind === 'refused' ? taken(changed, 1) : changed;
}

/** The photos and videos that can be sent, once none is being read. */
export function readyIn({ photos }: Picking): readonly (Photo | Film)[] {
  if (photos.some(({ kind }) => kind === 'reading')) return [];
  return photos.flatMap((one) => (one.kind === 'photo' || one.kind === 'video' ? [one] : []));
}

/** Which one it is as people count them, and as the message is told of: what is no photo is none of them. */
export const numberOf = (photos: readonly Picked[], id: string): number =>
  photos.filter(({ kind }) => kind !== 'refused').findIndex((one) => one.id === id) + 1;

/** What those of it take that were read, bytes. */
export const bytesIn = ({ photos }: Pick<Picking, 'photos'>): number =>
  photos.reduce((sum, one) => sum + ('blob' in one ? one.blob.size : 0), 0);

/** What names a picked file in a list for as long as it is there, so that its card stays itself. */
export const placeOf = (one: Picked): string => (one.kind === 'photo' ? one.pickedAs : one.id);
