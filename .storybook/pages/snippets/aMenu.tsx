import { BenchIcon } from '@parvis/ui/icons/BenchIcon';
import { DropletIcon } from '@parvis/ui/icons/DropletIcon';
import { LampIcon } from '@parvis/ui/icons/LampIcon';
import { TrashIcon } from '@parvis/ui/icons/TrashIcon';
import { Button } from '@parvis/ui/parts/Button';
import { Header } from '@parvis/ui/parts/Header';
import { Tile } from '@parvis/ui/parts/Tile';
import { TileGrid } from '@parvis/ui/parts/TileGrid';
import { useState } from 'react';

const SUBJECTS = [
  { id: 'water', label: 'Eau', description: 'Fuite, odeur, inondation', icon: <DropletIcon /> },
  { id: 'light', label: 'Éclairage', description: 'Lampe éteinte, câble', icon: <LampIcon /> },
  { id: 'waste', label: 'Propreté', description: 'Poubelle pleine, dépôt', icon: <TrashIcon /> },
  { id: 'place', label: 'Mobilier', description: 'Banc, barrière, jeu', icon: <BenchIcon /> },
];

export const SubjectMenu = () => {
  const [chosen, setChosen] = useState<string>();
  const subject = SUBJECTS.find(({ id }) => id === chosen);
  return (
    <div style={{ maxInlineSize: 390 }}>
      <Header initial="B" title="Ville de Belleroche" subtitle="Halles du marché" titleAs="h1" />
      <main style={{ display: 'grid', gap: 16, padding: 16 }}>
        <TileGrid>
          {SUBJECTS.map(({ id, ...tile }) => (
            <Tile key={id} {...tile} selected={id === chosen} onClick={() => setChosen(id)} />
          ))}
        </TileGrid>
        {subject && (
          <Button variant="report" block>
            Signaler : {subject.label}
          </Button>
        )}
      </main>
    </div>
  );
};
