import '@parvis/ui/styles.css';
import { Button } from '@parvis/ui/parts/Button';
import { Tile } from '@parvis/ui/parts/Tile';
import { TileGrid } from '@parvis/ui/parts/TileGrid';
import { UiTextsProvider } from '@parvis/ui/texts';
import { createRoot } from 'react-dom/client';
import './brand';
import { texts } from './words';

createRoot(document.getElementById('root') as HTMLElement).render(
  <UiTextsProvider texts={texts}>
    <h1>Que se passe-t-il&nbsp;?</h1>
    <TileGrid>
      <Tile label="Propreté" description="Toilettes, déchets" onClick={() => console.log('propreté')} />
      <Tile label="Nuisance" description="Bruit, odeurs" onClick={() => console.log('nuisance')} />
    </TileGrid>
    <p>
      <Button onClick={() => console.log('signaler')}>Signaler</Button>
    </p>
  </UiTextsProvider>,
);
