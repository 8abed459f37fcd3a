import { useCallback, useEffect, useState } from 'react';
import { NO_PHOTOS, type PendingPhotos } from './pendingPhotos.ts';
import { createPhotoStorage } from './photoStorage.ts';

/** Unsent photos of a closed sheet, also after a reload. */
export interface PendingPhotosState {
  readonly begun: PendingPhotos;
  /** Reloads them, since another tab may have sent them. */
  readonly look: () => Promise<PendingPhotos>;
  readonly keep: (begun: PendingPhotos) => void;
}

export function usePendingPhotos(crUid: string, name: string): PendingPhotosState {
  const [kept] = useState(() => createPhotoStorage(crUid, name));
  const [begun, setBegun] = useState(NO_PHOTOS);
  const look = useCallback(async () => {
    const found = await kept.load();
    setBegun(found);
    return found;
  }, [kept]);
  useEffect(() => void look(), [look]);
  const keep = useCallback(
    (next: PendingPhotos) => {
      setBegun(next);
      kept.save(next);
    },
    [kept],
  );
  return { begun, look, keep };
}
