import { Button } from '../../parts/Button/Button.tsx';
import type { CaseDetailsProps } from './CaseDetails.tsx';

export const detailsArgs: CaseDetailsProps = {
  title: 'Détails',
  facts: [
    { id: 'place', label: 'Lieu', value: 'Halles du marché, entrée nord' },
    { id: 'code', label: 'QR code', value: 'HALLES-N-02' },
    { id: 'contact', label: 'Contact', value: 'Non communiqué' },
    { id: 'handler', label: 'En charge', value: 'A. M., Services techniques' },
    { id: 'followers', label: 'Suivent', value: '2 visiteurs' },
    { id: 'erasure', label: 'Effacement', value: '20 décembre' },
  ],
  actions: (
    <>
      <Button variant="quiet" block>
        Ajouter un service
      </Button>
      <Button variant="quiet" block>
        Note interne
      </Button>
    </>
  ),
};
