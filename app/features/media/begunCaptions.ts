import { writtenCaptions } from './captionRows.ts';
import type { BegunCaptions } from './captionsDraft.ts';
import type { Film } from './prepare.ts';

/** A film as it would be sent now. */
export interface FilmNow {
  readonly film: Film;
  /** Of captions that were typed and not ended: they go as they are, or something in them has to be mended before. */
  readonly begun?: 'goes' | 'faulty';
}

/** A film with what was typed of its captions, also where that was not ended; of one in which nobody speaks nothing goes. */
export function withBegun(film: Film, begun: BegunCaptions | undefined): FilmNow {
  const { seconds, noSpeech } = film.video;
  if (!begun || noSpeech) return { film };
  const { cues, faults, tooMany } = writtenCaptions(begun.rows, seconds);
  if (faults.size > 0 || tooMany) return { film, begun: 'faulty' };
  const captions = cues.length > 0 ? { language: begun.language, cues: [...cues] } : undefined;
  return { film: { ...film, video: { ...film.video, captions } }, begun: 'goes' };
}
