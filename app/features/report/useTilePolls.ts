import type { MenuEntry, Scan } from '@parvis/api/entities/customer';
import { useEffect, useState } from 'react';
import type { TilePolls } from '../polls/loadTilePolls.ts';

/** By scanned code, so that the menu shows them again at once. */
const lastPolls = new Map<string, TilePolls>();

/**
 * Asks whether the polls of a menu are answered.
 * @returns adds it to a tile
 */
export function useTilePolls(scan: Scan, known: boolean) {
  const [polls, setPolls] = useState(lastPolls.get(scan.qrid));
  useEffect(() => {
    const show = (next: TilePolls) => {
      lastPolls.set(scan.qrid, next);
      setPolls(next);
    };
    if (known && Object.values(scan.menus).some((tiles) => tiles.some(({ poll }) => poll)))
      import('../polls/loadTilePolls.ts').then(
        ({ loadTilePolls }) => loadTilePolls(scan, show),
        () => show({}),
      );
  }, [known, scan]);
  return <T extends MenuEntry>(tile: T): T =>
    tile.poll ? { ...tile, pending: !polls, alreadyAnswered: polls?.[tile.poll] } : tile;
}
