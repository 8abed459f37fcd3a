import type { ReactNode } from 'react';
import { Skeleton } from '../../parts/Skeleton/Skeleton.tsx';
import { Tile } from '../../parts/Tile/Tile.tsx';
import { TileGrid } from '../../parts/TileGrid/TileGrid.tsx';

export type TileItem = {
  code: string;
  type: 'menu' | 'reportEnd' | 'polling' | 'info';
  /** Icon or picture URL. */
  imgSrc?: string | undefined;
  lbl: string;
  descr?: string | undefined;
  pending?: boolean | undefined;
  alreadyAnswered?: boolean | undefined;
  selected?: boolean | undefined;
};

type MenuTilesProps = {
  tiles: readonly TileItem[] | undefined;
  onTile: (tile: TileItem) => void;
  renderIcon: ((name: string) => ReactNode) | undefined;
};

const PLACEHOLDERS = ['1', '2', '3', '4', '5', '6'];

const isAddress = (source: string) => /[/:]/.test(source);

const getPicture = (source: string | undefined, renderIcon: MenuTilesProps['renderIcon']) => {
  if (!source) return {};
  return isAddress(source) ? { imgSrc: source } : { icon: renderIcon?.(source) };
};

/** Tiles of a menu page, or placeholders. */
export const MenuTiles = ({ tiles, onTile, renderIcon }: MenuTilesProps) => (
  <TileGrid>
    {tiles
      ? tiles.map((tile) => (
          <Tile
            key={tile.code}
            label={tile.lbl}
            description={tile.descr}
            pending={tile.pending ?? false}
            alreadyAnswered={tile.alreadyAnswered ?? false}
            {...(tile.type === 'reportEnd' && { selected: tile.selected ?? false })}
            {...getPicture(tile.imgSrc, renderIcon)}
            onClick={() => onTile(tile)}
          />
        ))
      : PLACEHOLDERS.map((key) => <Skeleton key={key} shape="tile" />)}
  </TileGrid>
);
