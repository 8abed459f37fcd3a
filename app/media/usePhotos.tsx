import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { HeldFile } from '../data/outgoing.ts';

const loadSheet = () => import('./PhotoSheet.tsx').then((sheet) => ({ default: sheet.PhotoSheet }));
const PhotoSheet = lazy(loadSheet);
/** What is wanted where there may be no network: the sheet, and what shows a video that was sent from it. */
const loadAhead = () => Promise.all([loadSheet(), import('./SentVideo.tsx')]);

/** What opens the sheet in which photos are taken, picked and looked at before they are sent. */
export function usePhotos(
  send: (files: readonly HeldFile[]) => void,
  { captionsAsked = false }: { readonly captionsAsked?: boolean } = {},
): {
  readonly onCamera: () => void;
  readonly sheet: ReactNode;
} {
  /** What a message did not carry comes in the next: each has a sheet of its own. */
  const [open, setOpen] = useState<{ readonly first: readonly File[]; readonly number: number }>();
  const begin = (first: readonly File[]) =>
    setOpen((before) => ({ first, number: (before?.number ?? 0) + 1 }));
  const close = () => setOpen(undefined);
  useEffect(() => void loadAhead().catch(() => undefined), []);
  return {
    onCamera: () => begin([]),
    sheet: open && (
      <Suspense>
        <PhotoSheet
          key={open.number}
          first={open.first}
          captionsAsked={captionsAsked}
          onClose={close}
          onSend={(files, left) => {
            send(files);
            if (left.length > 0) begin(left);
            else close();
          }}
        />
      </Suspense>
    ),
  };
}
