import { useReducer, useState } from 'react';
import { applyPendingCaptions, type VideoWithCaptions } from './applyPendingCaptions.ts';
import { type CaptionsDraft, createPendingDraft, type PendingCaptions } from './captionsDraft.ts';
import type { PendingVideo } from './prepare.ts';

export interface PendingCaptionsEditor {
  /** By video id; mutable, so that effects need `revision` too. */
  readonly all: ReadonlyMap<string, PendingCaptions>;
  readonly revision: number;
  readonly apply: (film: PendingVideo) => VideoWithCaptions;
  readonly createDraft: (film: string) => CaptionsDraft;
}

/** Unfinished captions of unsent videos. */
export function usePendingCaptions(before: ReadonlyMap<string, PendingCaptions>): PendingCaptionsEditor {
  const [all] = useState(() => new Map(before));
  const [revision, countChange] = useReducer((times: number) => times + 1, 0);
  return {
    all,
    revision,
    apply: (film) => applyPendingCaptions(film, all.get(film.id)),
    createDraft: (film) => createPendingDraft(all, film, countChange),
  };
}
