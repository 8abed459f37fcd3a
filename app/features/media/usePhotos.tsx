import { type ReactNode, useEffect, useState } from 'react';
import type { QueuedFile } from '../../lib/api/outboxItems.ts';
import { PhotoSheet } from './lazyPhotoSheet.ts';
import { countPending, NO_PHOTOS, type PendingPhotos } from './pendingPhotos.ts';
import { usePendingPhotos } from './usePendingPhotos.ts';
import { WaitingPhotos } from './WaitingPhotos.tsx';

/** For offline use: the sheet, and the player of sent videos. */
function preloadSheet(): void {
  PhotoSheet.preload();
  void import('./SentVideo.tsx').catch(() => undefined);
}

export interface PhotosScope {
  readonly crUid: string;
  readonly csid: string;
  readonly captionsAsked?: boolean;
}

/** A conversation's photo sheet. */
export function usePhotos(
  send: (files: readonly QueuedFile[]) => void,
  { crUid, csid, captionsAsked = false }: PhotosScope,
): {
  readonly onCamera: () => void;
  /** Opens it with pasted or dropped files. */
  readonly onFiles: (files: readonly File[]) => void;
  readonly sheet: ReactNode;
  /** Notice of unsent photos. */
  readonly waiting: ReactNode;
  /** The same where sending has ended. */
  readonly kept: ReactNode;
} {
  const { begun, reload, save } = usePendingPhotos(crUid, csid);
  /** Files beyond a message's limit open a new sheet. */
  const [open, setOpen] = useState<{ readonly begun: PendingPhotos; readonly number: number }>();
  const openSheet = (from: PendingPhotos) =>
    setOpen((before) => ({ begun: from, number: (before?.number ?? 0) + 1 }));
  const close = () => setOpen(undefined);
  const onCamera = () => void reload().then(openSheet);
  const onFiles = (files: readonly File[]) =>
    void reload().then((kept) => openSheet({ ...kept, raw: [...kept.raw, ...files] }));
  useEffect(preloadSheet, []);
  return {
    onCamera,
    onFiles,
    sheet: open && (
      <PhotoSheet
        key={open.number}
        begun={open.begun}
        captionsAsked={captionsAsked}
        onBegun={save}
        onClose={close}
        onSend={(files, left) => {
          send(files);
          const next = { ...NO_PHOTOS, raw: left };
          save(next);
          if (countPending(next) > 0) openSheet(next);
          else close();
        }}
      />
    ),
    waiting: <WaitingPhotos begun={open ? NO_PHOTOS : begun} onOpen={onCamera} />,
    kept: <WaitingPhotos of="ended" begun={open ? NO_PHOTOS : begun} />,
  };
}
