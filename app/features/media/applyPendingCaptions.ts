import { buildCaptions } from './captionRows.ts';
import type { PendingCaptions } from './captionsDraft.ts';
import type { PendingVideo } from './prepare.ts';

export interface VideoWithCaptions {
  readonly film: PendingVideo;
  /** Unfinished captions: valid, or with errors. */
  readonly begun?: 'goes' | 'faulty';
}

/** If valid, and if the video has speech. */
export function applyPendingCaptions(
  film: PendingVideo,
  begun: PendingCaptions | undefined,
): VideoWithCaptions {
  const { seconds, noSpeech } = film.video;
  if (!begun || noSpeech) return { film };
  const { cues, faults, tooMany } = buildCaptions(begun.rows, seconds);
  if (faults.size > 0 || tooMany) return { film, begun: 'faulty' };
  const captions = cues.length > 0 ? { language: begun.language, cues: [...cues] } : undefined;
  return { film: { ...film, video: { ...film.video, captions } }, begun: 'goes' };
}
