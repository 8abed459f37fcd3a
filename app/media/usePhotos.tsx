import { type ReactNode, useEffect, useState } from 'react';
import type { HeldFile } from '../data/outgoing.ts';
import { PhotoSheet } from './lazyPhotoSheet.ts';

/** What is wanted where there may be no network: the sheet, and what shows a video that was sent from it. */
function loadAhead(): void {
  PhotoSheet.loadAhead();
  void import('./SentVideo.tsx').catch(() => undefined);
}

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
  useEffect(loadAhead, []);
  return {
    onCamera: () => begin([]),
    sheet: open && (
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
    ),
  };
}
