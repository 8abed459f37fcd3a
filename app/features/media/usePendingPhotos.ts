import { useCallback, useEffect, useState } from 'react';
import { NO_PHOTOS, type PendingPhotos } from './pendingPhotos.ts';
import { createPhotoStorage } from './photoStorage.ts';

/** Of a closed sheet, also after a reload. */
export interface PendingPhotosState {
  readonly begun: PendingPhotos;
  /** Another tab may have sent them. */
  readonly reload: () => Promise<PendingPhotos>;
  readonly save: (begun: PendingPhotos) => void;
}

export function usePendingPhotos(crUid: string, name: string): PendingPhotosState {
  const [kept] = useState(() => createPhotoStorage(crUid, name));
  const [begun, setBegun] = useState(NO_PHOTOS);
  const reload = useCallback(async () => {
    const found = await kept.load();
    setBegun(found);
    return found;
  }, [kept]);
  useEffect(() => void reload(), [reload]);
  const save = useCallback(
    (next: PendingPhotos) => {
      setBegun(next);
      kept.save(next);
    },
    [kept],
  );
  return { begun, reload, save };
}
