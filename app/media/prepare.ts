import { newId } from '../data/outbox/ids.ts';
import type { HeldFile } from '../data/outgoing.ts';
import { photoToSend, type Rotation } from './resize.ts';

/** A file that was picked: a photo as it would be sent, or why it is none. */
export type Picked =
  | (Omit<HeldFile, 'alt'> & {
      readonly kind: 'photo';
      readonly alt: string;
      /** As it was picked, from which it is turned. */
      readonly file: File;
      readonly rotation: Rotation;
    })
  | {
      readonly kind: 'refused';
      readonly id: string;
      readonly name: string;
      readonly why: 'format' | 'empty';
    };

const refused = ({ name }: File, why: 'format' | 'empty'): Picked => ({
  kind: 'refused',
  id: newId(),
  name,
  why,
});

/** A picked file as it would be sent. */
export async function prepared(file: File): Promise<Picked> {
  if (file.size === 0) return refused(file, 'empty');
  try {
    const blob = await photoToSend(file);
    return { kind: 'photo', id: newId(), blob, alt: '', file, rotation: 0 };
  } catch {
    return refused(file, 'format');
  }
}

const NEXT = { 0: 90, 90: 180, 180: 270, 270: 0 } as const;

/** The same photo, a quarter further; it is another file from then on. */
export async function turned(photo: Extract<Picked, { kind: 'photo' }>): Promise<Picked> {
  const rotation = NEXT[photo.rotation];
  return { ...photo, id: newId(), rotation, blob: await photoToSend(photo.file, rotation) };
}
