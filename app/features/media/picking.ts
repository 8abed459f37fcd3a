import { createId } from '../../lib/outbox/createId.ts';
import type { PendingVideo, Photo, Picked } from './prepare.ts';

/** Files that fit, in order, and those waiting for room. */
export interface Picking {
  readonly max: number;
  readonly photos: readonly Picked[];
  readonly left: readonly File[];
}

export type PickingEvent =
  | { readonly type: 'picked'; readonly files: readonly File[] }
  | { readonly type: 'next' }
  | { readonly type: 'changed'; readonly id: string; readonly to: Picked }
  /** Rotated or blurred, asynchronously: the description may have changed since. */
  | { readonly type: 'redrawn'; readonly id: string; readonly to: Photo }
  | { readonly type: 'removed'; readonly id: string };

/** Refused files take none. */
export const countRoom = ({ max, photos }: Picking): number =>
  Math.max(0, max - photos.filter(({ kind }) => kind !== 'refused').length);

const toReading = (file: File): Picked => ({ kind: 'reading', id: createId(), file });

function fillRoom(picking: Picking, many: number): Picking {
  const { photos, left } = picking;
  const now = left.slice(0, Math.min(many, countRoom(picking)));
  return { ...picking, photos: [...photos, ...now.map(toReading)], left: left.slice(now.length) };
}

/** Reduces an event without losing a file. */
export function reducePicking(picking: Picking, event: PickingEvent): Picking {
  const { photos, left } = picking;
  if (event.type === 'next') return fillRoom(picking, 1);
  if (event.type === 'picked')
    return fillRoom({ ...picking, left: [...left, ...event.files] }, event.files.length);
  const { id } = event;
  if (event.type === 'removed') return { ...picking, photos: photos.filter((one) => one.id !== id) };
  const to = (one: Picked): Picked =>
    event.type === 'redrawn' && one.kind === 'photo' ? { ...event.to, alt: one.alt } : event.to;
  const changed = { ...picking, photos: photos.map((one) => (one.id === id ? to(one) : one)) };
  // A refused file makes room for the next.
  return event.to.kind === 'refused' ? fillRoom(changed, 1) : changed;
}

/** Once all are read. */
export function listReadyFiles({ photos }: Picking): readonly (Photo | PendingVideo)[] {
  if (photos.some(({ kind }) => kind === 'reading')) return [];
  return photos.flatMap((one) => (one.kind === 'photo' || one.kind === 'video' ? [one] : []));
}

/** Not counting refused ones. */
export const getFileNumber = (photos: readonly Picked[], id: string): number =>
  photos.filter(({ kind }) => kind !== 'refused').findIndex((one) => one.id === id) + 1;

export const countBytes = ({ photos }: Pick<Picking, 'photos'>): number =>
  photos.reduce((sum, one) => sum + ('blob' in one ? one.blob.size : 0), 0);

/** Stable React key while a file is edited. */
export const getFileKey = (one: Picked): string => (one.kind === 'photo' ? one.pickedAs : one.id);
