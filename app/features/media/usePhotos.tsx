import { type ReactNode, useEffect, useState } from 'react';
import type { HeldFile } from '../../lib/api/outgoing.ts';
import { type BegunPhotos, countOf, NOTHING } from './begunPhotos.ts';
import { PhotoSheet } from './lazyPhotoSheet.ts';
import { useBegunPhotos } from './useBegunPhotos.ts';
import { WaitingPhotos } from './WaitingPhotos.tsx';

/** What is wanted where there may be no network: the sheet, and what shows a video that was sent from it. */
function loadAhead(): void {
  PhotoSheet.loadAhead();
  void import('./SentVideo.tsx').catch(() => undefined);
}

export interface PhotosOf {
  /** Whose they are. */
  readonly crUid: string;
  /** Of which case. */
  readonly csid: string;
  readonly captionsAsked?: boolean;
}

/** What opens the sheet in which photos are taken, picked and looked at before they are sent. */
export function usePhotos(
  send: (files: readonly HeldFile[]) => void,
  { crUid, csid, captionsAsked = false }: PhotosOf,
): {
  readonly onCamera: () => void;
  /** Opens it with files that were pasted or dropped, beside what stands in it. */
  readonly onFiles: (files: readonly File[]) => void;
  readonly sheet: ReactNode;
  /** Says that some wait in the sheet, which is closed. */
  readonly waiting: ReactNode;
  /** The same where nothing can be sent any more. */
  readonly kept: ReactNode;
} {
  const { begun, look, keep } = useBegunPhotos(crUid, csid);
  /** What a message did not carry comes in the next: each has a sheet of its own. */
  const [open, setOpen] = useState<{ readonly begun: BegunPhotos; readonly number: number }>();
  const begin = (from: BegunPhotos) =>
    setOpen((before) => ({ begun: from, number: (before?.number ?? 0) + 1 }));
  const close = () => setOpen(undefined);
  const onCamera = () => void look().then(begin);
  const onFiles = (files: readonly File[]) =>
    void look().then((kept) => begin({ ...kept, raw: [...kept.raw, ...files] }));
  useEffect(loadAhead, []);
  return {
    onCamera,
    onFiles,
    sheet: open && (
      <PhotoSheet
        key={open.number}
        begun={open.begun}
        captionsAsked={captionsAsked}
        onBegun={keep}
        onClose={close}
        onSend={(files, left) => {
          send(files);
          const next = { ...NOTHING, raw: left };
          keep(next);
          if (countOf(next) > 0) begin(next);
          else close();
        }}
      />
    ),
    waiting: <WaitingPhotos begun={open ? NOTHING : begun} onOpen={onCamera} />,
    kept: <WaitingPhotos of="ended" begun={open ? NOTHING : begun} />,
  };
}
