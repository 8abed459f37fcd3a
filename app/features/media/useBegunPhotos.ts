import { useCallback, useEffect, useState } from 'react';
import { type BegunPhotos, NOTHING } from './begunPhotos.ts';
import { photosKeeper } from './keptPhotos.ts';

/** What stands in a sheet of photos that was closed, or left by a reload, until it is sent. */
export interface InHand {
  readonly begun: BegunPhotos;
  /** As it stands on this device now: another tab may have sent it. */
  readonly look: () => Promise<BegunPhotos>;
  readonly keep: (begun: BegunPhotos) => void;
}

/** What an identity has in hand for a conversation or a report, by its name. */
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
