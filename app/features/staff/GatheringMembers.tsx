import type { CaseInfo, Participant } from '@parvis/api/entities/case';
import { MoreIcon } from '@parvis/ui/icons/MoreIcon';
import { Menu, type MenuEntry } from '@parvis/ui/parts/Menu';
import { Toast } from '@parvis/ui/parts/Toast';
import { useState } from 'react';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { CasePeople } from '../cases/CasePeople.tsx';
import { DeskToasts } from './DeskToasts.tsx';
import { BlockMemberDialog } from './gatherings/BlockMemberDialog.tsx';
import { stepGathering } from './gatherings/staffGatherings.ts';

const STEPS = ['silence', 'unsilence', 'remove', 'unblock'] as const;
type MemberStep = (typeof STEPS)[number];
const isMemberStep = (id: string): id is MemberStep => STEPS.some((step) => step === id);

export type GatheringMembersProps = {
  info: CaseInfo;
  hideTitle?: boolean;
  /** Writes to one person alone. */
  onAnswer: (person: Participant) => void;
};

/** Staff may mute, remove, block or write to a member. */
export const GatheringMembers = ({ info, hideTitle = false, onAnswer }: GatheringMembersProps) => {
  const { t } = useTexts();
  const { cuid, csid } = info;
  const [blocking, setBlocking] = useState<Participant>();
  const [told, setTold] = useState<'done' | 'failed'>();
  const take = async (step: MemberStep, crUid: string) => {
    try {
      await stepGathering(cuid, csid, { step, crUid });
      setTold('done');
    } catch {
      setTold('failed');
    }
  };
  const buildEntries = ({ silenced, crBlocked, active }: Participant): MenuEntry[] => [
    ...(active && info.can.includes('send') ? [{ id: 'answer', label: t('gatherings.desk.answer') }] : []),
    ...(active
      ? [
          silenced
            ? { id: 'unsilence', label: t('gatherings.desk.unsilence') }
            : { id: 'silence', label: t('gatherings.desk.silence') },
          { id: 'remove', label: t('gatherings.desk.remove') },
        ]
      : []),
    crBlocked
      ? { id: 'unblock', label: t('gatherings.desk.unblock') }
      : { id: 'block', label: t('gatherings.desk.block') },
  ];
  return (
    <>
      <CasePeople
        side="town"
        info={info}
        hideTitle={hideTitle}
        renderAction={(person) =>
          !person.staff && (
            <Menu
              variant="quiet"
              size="small"
              iconOnly
              icon={<MoreIcon size={20} />}
              title={person.name}
              entries={buildEntries(person)}
              onChoose={(id) => {
                if (id === 'answer') onAnswer(person);
                else if (id === 'block') setBlocking(person);
                else if (isMemberStep(id)) void take(id, person.crUid);
              }}
            >
              {t('gatherings.desk.member', { name: person.name })}
            </Menu>
          )
        }
      />
      {blocking && (
        <BlockMemberDialog
          {...{ cuid, gthrId: csid, member: blocking }}
          onClose={() => setBlocking(undefined)}
        />
      )}
      <DeskToasts open>
        {told && (
          <Toast tone={told === 'done' ? 'done' : 'problem'} onClose={() => setTold(undefined)}>
            {t(told === 'done' ? 'gatherings.desk.step.done' : 'gatherings.desk.step.failed')}
          </Toast>
        )}
      </DeskToasts>
    </>
  );
};
