import { readablePalette } from '@parvis/theme/contrast/readable';
import { applyTheme } from '@parvis/theme/css/apply';
import { styled } from '@parvis/theme/css/stitches';
import { Bubble } from '@parvis/ui/parts/Bubble';
import { Button } from '@parvis/ui/parts/Button';
import { Tile } from '@parvis/ui/parts/Tile';
import { TileGrid } from '@parvis/ui/parts/TileGrid';
import { useLayoutEffect, useRef } from 'react';
import { KeyTable, type Look } from './KeyTable.tsx';

const Box = styled('div', { surface: 'bg', color: '$txt' });
const Parts = styled('div', { display: 'grid', gap: '$4', padding: '$4', maxInlineSize: '40rem' });

/** A few parts and the table in custom colours. */
export const OwnColours = (look: Look) => {
  const box = useRef<HTMLDivElement>(null);
  const { palette, scheme } = look;
  useLayoutEffect(() => {
    return box.current ? applyTheme(box.current, readablePalette(palette)[scheme], scheme) : undefined;
  }, [palette, scheme]);
  return (
    <Box ref={box}>
      <Parts>
        <TileGrid>
          <Tile label="Toilettes" description="Saleté, fuite, papier" />
          <Tile selected label="Confort" description="Chaleur, bancs, lumière" />
        </TileGrid>
        <Bubble
          side="others"
          author={{ name: 'A. M.' }}
          text="Merci, une équipe part tout de suite."
          time="09:15"
        />
        <Bubble side="mine" author={{ name: 'Vous' }} text={'Parfait\u202f!'} time="09:16" />
        <Button>Signaler</Button>
      </Parts>
      <KeyTable {...look} />
    </Box>
  );
};
