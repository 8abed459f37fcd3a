import type { CaseInfo } from '@parvis/api/entities/case';
import { Button } from '@parvis/ui/parts/Button';
import { useState } from 'react';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { Panel } from '../../shell/Panel.tsx';
import { CasePeople } from './CasePeople.tsx';
import { isGuest } from './isGuest.ts';
import { LeaveGuestDialog } from './LeaveGuestDialog.tsx';

/** Participants, for a visitor; a guest may leave here. */
export const PeopleDialog = ({ info, onClose }: { info: CaseInfo; onClose: () => void }) => {
  const { t } = useTexts();
  const [leaves, setLeaves] = useState(false);
  if (leaves) return <LeaveGuestDialog info={info} onClose={onClose} />;
  return (
    <Panel open title={t('people.title')} onClose={onClose}>
      <CasePeople
        side="mobile"
        info={info}
        hideTitle
        renderAction={(person) =>
          person.me &&
          isGuest(person) &&
          info.can.includes('leave') && (
            <Button variant="quiet" size="small" onClick={() => setLeaves(true)}>
              {t('chat.menu.leaveGuest')}
            </Button>
          )
        }
      />
    </Panel>
  );
};
