import { Button } from '@parvis/ui/parts/Button';
import { ConfirmDrawer } from '@parvis/ui/parts/ConfirmDrawer';
import { useState } from 'react';

export const DeletePhoto = () => {
  const [asked, setAsked] = useState(false);
  const [isThere, setIsThere] = useState(true);
  const remove = () => {
    setIsThere(false);
    setAsked(false);
  };
  return (
    <main style={{ display: 'grid', gap: 16, padding: 16, maxInlineSize: 420 }}>
      <p role="status">{isThere ? 'Une photo est jointe.' : 'La photo est supprimée.'}</p>
      <Button variant="quiet" disabled={!isThere} onClick={() => setAsked(true)}>
        Supprimer la photo…
      </Button>
      <ConfirmDrawer
        danger
        open={asked}
        title={'Supprimer la photo\u202f?'}
        text="Elle est retirée de cet appareil et du serveur."
        yes="Supprimer"
        no="Garder"
        onYes={remove}
        onNo={() => setAsked(false)}
      />
    </main>
  );
};
