import type { MenuEntry, Scan } from '@parvis/api/entities/customer';
import { useEffect, useState } from 'react';
import type { TilePolls } from '../polls/loadTilePolls.ts';

/** By scanned code, so that the menu shows them again at once. */
const lastPolls = new Map<string, TilePolls>();

/** Milliseconds after which a tile can be pressed all the same. */
const PENDING_MAX = 3_000;

export const listTilePolls = (menus: Scan['menus']): string[] =>
  Object.values(menus).flatMap((entries) => entries.flatMap(({ poll }) => poll ?? []));

/**
 * Asks whether the polls of a menu are answered.
 * @param codes of the polls, by spaces
 * @returns adds it to a tile
 */
export function useTilePolls({ qrid, cstmr: { cuid } }: Scan, codes: string, known: boolean) {
  const [polls, setPolls] = useState(lastPolls.get(qrid));
  useEffect(() => {
    if (!known || codes === '') return;
    const showTiles = () => setPolls((now) => now ?? {});
    const timer = setTimeout(showTiles, PENDING_MAX);
    import('../polls/loadTilePolls.ts')
      .then(({ loadTilePolls }) =>
        loadTilePolls(cuid, qrid, codes.split(' '), (next) => {
          lastPolls.set(qrid, next);
          setPolls(next);
        }),
      )
      .catch(showTiles);
    return () => clearTimeout(timer);
  }, [known, cuid, qrid, codes]);
  return <T extends MenuEntry>(tile: T): T =>
    tile.poll === undefined
      ? tile
      : { ...tile, pending: polls === undefined, alreadyAnswered: polls?.[tile.poll] === 'answered' };
}
