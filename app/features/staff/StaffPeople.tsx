import type { CaseInfo, Participant } from '@parvis/api/entities/case';
import { displayDate } from '@parvis/locales/dates';
import { Button } from '@parvis/ui/parts/Button';
import { Toast } from '@parvis/ui/parts/Toast';
import { useState } from 'react';
import type { LiveStatus } from '../../lib/live/liveStream.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { CasePeople } from '../cases/CasePeople.tsx';
import { isGuest } from '../cases/isGuest.ts';
import { DeskToasts } from './DeskToasts.tsx';
import { RemoveGuestDialog } from './RemoveGuestDialog.tsx';
import { StepDialogs } from './StepDialogs.tsx';
import { StepToasts } from './StepToasts.tsx';
import { useCaseSteps } from './useCaseSteps.ts';

/** Names each guest: they share a word and may have joined in the same minute. */
function useGuestNames({ participants }: CaseInfo): (person: Participant) => string {
  const { t, locale } = useTexts();
  const guests = participants.filter((one) => isGuest(one) && one.active);
  return ({ crUid, name, joined }) =>
    t(guests.length > 1 ? 'invites.guest.of' : 'invites.guest', {
      name,
      date: joined ? displayDate(locale(), new Date(joined)) : '',
      n: guests.findIndex((one) => one.crUid === crUid) + 1,
      max: guests.length,
    });
}

/** Who takes part in a case, for staff: they may leave it here, and its handlers remove guests. */
export const StaffPeople = ({ info, live }: { info: CaseInfo; live: LiveStatus }) => {
  const { t } = useTexts();
  const steps = useCaseSteps(info.cuid, info.csid, live);
  const nameGuest = useGuestNames(info);
  const [asked, setAsked] = useState<Participant>();
  const [isTold, setTold] = useState(false);
  const handles = info.participants.some(({ me, staff, active }) => me && staff && active);
  const close = () => setAsked(undefined);
  return (
    <>
      <CasePeople
        side="town"
        info={info}
        renderAction={(person) => {
          if (!person.active) return null;
          if (handles && isGuest(person))
            return (
              <Button
                variant="quiet"
                size="small"
                aria-label={t('invites.remove.of', { name: nameGuest(person) })}
                onClick={() => setAsked(person)}
              >
                {t('invites.remove')}
              </Button>
            );
          return (
            person.me &&
            info.can.includes('leave') && (
              <Button
                variant="quiet"
                size="small"
                loading={steps.running === 'leave'}
                onClick={() => steps.ask('leave')}
              >
                {t('people.leave')}
              </Button>
            )
          );
        }}
      />
      {asked && (
        <RemoveGuestDialog
          key={asked.crUid}
          info={info}
          crUid={asked.crUid}
          name={nameGuest(asked)}
          onDone={() => {
            close();
            setTold(true);
          }}
          onClose={close}
        />
      )}
      <StepDialogs info={info} steps={steps} />
      <StepToasts info={info} steps={steps} />
      <DeskToasts open>
        {isTold && (
          <Toast tone="done" onClose={() => setTold(false)}>
            {t('invites.remove.done')}
          </Toast>
        )}
      </DeskToasts>
    </>
  );
};
