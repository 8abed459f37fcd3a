import type { MenuEntry, Scan } from '@parvis/api/entities/customer';
import { useEffect, useState } from 'react';
import type { TilePolls } from '../polls/loadTilePolls.ts';

/**
 * Asks whether the polls of a menu are answered.
 * @returns adds it to a tile
 */
export function useTilePolls(scan: Scan, known: boolean) {
  const [polls, setPolls] = useState<TilePolls>();
  useEffect(() => {
    const hasPolls = Object.values(scan.menus)
      .flat()
      .some(({ poll }) => poll);
    if (known && hasPolls)
      import('../polls/loadTilePolls.ts').then(
        ({ loadTilePolls }) => loadTilePolls(scan, setPolls),
        () => setPolls({}),
      );
  }, [known, scan]);
  return <T extends MenuEntry>(tile: T): T =>
    tile.poll ? { ...tile, pending: !polls, alreadyAnswered: polls?.[tile.poll] } : tile;
}
