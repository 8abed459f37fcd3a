import { writtenCaptions } from './captionRows.ts';
import type { BegunCaptions } from './captionsDraft.ts';
import type { Film } from './prepare.ts';

export interface FilmNow {
  readonly film: Film;
  /** Unfinished captions: valid, or with errors. */
  readonly begun?: 'goes' | 'faulty';
}

/** Applies unfinished captions to a video, if valid and if it has speech. */
export function withBegun(film: Film, begun: BegunCaptions | undefined): FilmNow {
  const { seconds, noSpeech } = film.video;
  if (!begun || noSpeech) return { film };
  const { cues, faults, tooMany } = writtenCaptions(begun.rows, seconds);
  if (faults.size > 0 || tooMany) return { film, begun: 'faulty' };
  const captions = cues.length > 0 ? { language: begun.language, cues: [...cues] } : undefined;
  return { film: { ...film, video: { ...film.video, captions } }, begun: 'goes' };
}
