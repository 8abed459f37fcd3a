import type { CaseInfo, Participant } from '@parvis/api/entities/case';
import { displayDate } from '@parvis/locales/dates';
import { blockUser } from '@parvis/questionnaire/flows/blockUser';
import { styled } from '@parvis/theme/css/stitches';
import { Button } from '@parvis/ui/parts/Button';
import { Toast } from '@parvis/ui/parts/Toast';
import { useState } from 'react';
import type { LiveStatus } from '../../lib/live/liveStream.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { CasePeople } from '../cases/CasePeople.tsx';
import { isGuest } from '../cases/isGuest.ts';
import { FlowDialog } from '../questionnaire/FlowDialog.tsx';
import { DeskToasts } from './DeskToasts.tsx';
import { RemoveGuestDialog } from './RemoveGuestDialog.tsx';
import { StepDialogs } from './StepDialogs.tsx';
import { StepToasts } from './StepToasts.tsx';
import { parseBlockReport } from './stepFlows.ts';
import { type CaseSteps, useCaseSteps } from './useCaseSteps.ts';

const Actions = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '$2' });

/** Unique names: guests share a word and perhaps the minute they joined. */
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

type GuestActionsProps = {
  info: CaseInfo;
  person: Participant;
  name: string;
  steps: CaseSteps;
  /** Handlers only. */
  onRemove?: (() => void) | undefined;
  onBlock: () => void;
};

/** Between users, guests are blocked like the reporter. */
const GuestActions = ({ info, person, name, steps, onRemove, onBlock }: GuestActionsProps) => {
  const { t } = useTexts();
  const { crUid, crBlocked } = person;
  const mayBlock = info.betweenUsers && !info.stopped;
  return (
    <Actions>
      {onRemove && person.active && (
        <Button variant="quiet" size="small" aria-label={t('invites.remove.of', { name })} onClick={onRemove}>
          {t('invites.remove')}
        </Button>
      )}
      {mayBlock && (person.active || crBlocked) && (
        <Button
          variant="quiet"
          size="small"
          aria-label={t(crBlocked ? 'people.unblock.of' : 'people.block.of', { name })}
          loading={steps.running === 'unblock' && steps.runningFor === crUid}
          onClick={crBlocked ? () => void steps.run({ step: 'unblock', crUid }) : onBlock}
        >
          {t(crBlocked ? 'staff.step.unblock' : 'people.block')}
        </Button>
      )}
    </Actions>
  );
};

/** Participants, for staff: they may leave; handlers remove guests. */
export const StaffPeople = ({ info, live }: { info: CaseInfo; live: LiveStatus }) => {
  const { t } = useTexts();
  const steps = useCaseSteps(info.cuid, info.csid, live);
  const nameGuest = useGuestNames(info);
  const [asked, setAsked] = useState<Participant>();
  const [blocking, setBlocking] = useState<Participant>();
  const [isTold, setTold] = useState(false);
  const handles = info.participants.some(({ me, staff, active }) => me && staff && active);
  const close = () => setAsked(undefined);
  return (
    <>
      <CasePeople
        side="town"
        info={info}
        renderAction={(person) => {
          if (isGuest(person))
            return (
              <GuestActions
                {...{ info, person, steps, name: nameGuest(person) }}
                onRemove={handles ? () => setAsked(person) : undefined}
                onBlock={() => setBlocking(person)}
              />
            );
          return (
            person.active &&
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
      {blocking && (
        <FlowDialog
          key={blocking.crUid}
          definition={blockUser}
          onEnd={(_flags, _left, report) => {
            const decided = parseBlockReport(report);
            setBlocking(undefined);
            if (decided) void steps.run({ ...decided, crUid: blocking.crUid });
          }}
        />
      )}
      <StepDialogs info={info} steps={steps} />
      <StepToasts steps={steps} />
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
