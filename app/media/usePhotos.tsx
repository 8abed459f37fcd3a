import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { HeldFile } from '../data/outgoing.ts';
import { pickPhotos } from './pickPhotos.ts';

const loadSheet = () => import('./PhotoSheet.tsx').then((sheet) => ({ default: sheet.PhotoSheet }));
const PhotoSheet = lazy(loadSheet);

/** What opens the picker, and the sheet in which what was picked is looked at before it is sent. */
export function usePhotos(send: (files: readonly HeldFile[]) => void): {
  readonly onCamera: () => void;
  readonly sheet: ReactNode;
} {
  const [picked, setPicked] = useState<readonly File[]>([]);
  const close = () => setPicked([]);
  // It is wanted where there may be no network.
  useEffect(() => void loadSheet().catch(() => undefined), []);
  return {
    onCamera: () => void pickPhotos().then(setPicked),
    sheet: picked.length > 0 && (
      <Suspense>
        <PhotoSheet
          first={picked}
          onClose={close}
          onSend={(files) => {
            close();
            send(files);
          }}
        />
      </Suspense>
    ),
  };
}
