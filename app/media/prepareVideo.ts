import { VIDEO_BYTES_MAX } from '@parvis/api/constants';
import { newId } from '../data/outbox/ids.ts';
import type { HeldFile } from '../data/outgoing.ts';
import { type FilmSize, isTooLong } from './filmSize.ts';
import { type Look, lookAtVideo } from './lookAtVideo.ts';
import type { Picked, Reading } from './prepare.ts';
import { readVideo } from './readVideo.ts';
import { photoToSend } from './resize.ts';
import { toldName } from './toldName.ts';

/** The size of a film as this browser shows it, where that is known. */
const sizeOf = (look: Look | undefined): FilmSize | undefined =>
  look?.seconds === undefined ? undefined : { ...look, seconds: look.seconds };

/** The picture that stands for it until it plays; a plain frame does where none could be drawn. */
async function posterOf({ picture }: Partial<Look> = {}): Promise<HeldFile | undefined> {
  const blob = picture && (await photoToSend(picture).catch(() => undefined));
  return blob && { id: newId(), blob };
}

/** A video as it would be sent: looked at, measured, and made smaller where this device can; or why it is none that is taken. */
export async function preparedVideo({ id, file }: Pick<Reading, 'id' | 'file'>): Promise<Picked> {
  const refused = (why: 'video' | 'tooLong' | 'tooBig'): Picked => ({
    kind: 'refused',
    id,
    name: toldName(file),
    why,
  });
  const look = await lookAtVideo(file);
  const read = await readVideo(file);
  const size = read?.size ?? sizeOf(look);
  if (!size) return refused('video');
  if (isTooLong(size)) return refused('tooLong');
  const blob = read?.blob ?? file;
  if (blob.size > VIDEO_BYTES_MAX) return refused('tooBig');
  const { width, height, seconds, hasSound } = size;
  const silent = hasSound === false && { hasSound, noSpeech: true };
  return {
    kind: 'video',
    id,
    blob,
    alt: '',
    video: { width, height, seconds, poster: await posterOf(look), ...silent },
  };
}
