import { useCallback, useEffect, useState } from 'react';
import { type BegunPhotos, NOTHING } from './begunPhotos.ts';
import { photosKeeper } from './keptPhotos.ts';

/** Unsent photos of a closed sheet, also after a reload. */
export interface InHand {
  readonly begun: BegunPhotos;
  /** Reloads them, since another tab may have sent them. */
  readonly look: () => Promise<BegunPhotos>;
  readonly keep: (begun: BegunPhotos) => void;
}

export function useBegunPhotos(crUid: string, name: string): InHand {
  const [kept] = useState(() => photosKeeper(crUid, name));
  const [begun, setBegun] = useState(NOTHING);
  const look = useCallback(async () => {
    const found = await kept.load();
    setBegun(found);
    return found;
  }, [kept]);
  useEffect(() => void look(), [look]);
  const keep = useCallback(
    (next: BegunPhotos) => {
      setBegun(next);
      kept.save(next);
    },
    [kept],
  );
  return { begun, look, keep };
}
