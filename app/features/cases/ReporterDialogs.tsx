import { contactWays } from '@parvis/api/contactWays';
import { isEnded } from '@parvis/api/entities/case';
import { caseRejected } from '@parvis/questionnaire/flows/caseRejected';
import { createLeaveReport, terminateReport } from '@parvis/questionnaire/flows/terminateReport';
import type { Flag } from '@parvis/questionnaire/model/schema';
import { Button } from '@parvis/ui/parts/Button';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { CACHE_LIFETIME } from '../../lib/api/cacheLifetime.ts';
import { createOwnSlot } from '../../lib/session/ownSlot.ts';
import { useProfileGate } from '../../lib/session/useProfile.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { Panel } from '../../shell/Panel.tsx';
import { detectCurrentBrowser } from '../install/detectBrowser.ts';
import { useInstallMethod } from '../install/useInstallMethod.ts';
import { LazyInviteUser } from '../invite-user/LazyInviteUser.tsx';
import { actions, useNotifications } from '../notifications/useNotifications.ts';
import { FlowDialog } from '../questionnaire/FlowDialog.tsx';
import { createAddressHost } from '../sign-in/addresses/addressHost.ts';
import { LeaveGuestDialog } from './LeaveGuestDialog.tsx';
import { PeopleDialog } from './PeopleDialog.tsx';
import type { ReporterDialogProps } from './ReporterMenu.tsx';

const SolvedDialog = ({ info, onStep, onClose }: ReporterDialogProps) => {
  const { t } = useTexts();
  const end = (step: 'solved' | 'close') => {
    onClose();
    onStep(step);
  };
  return (
    <Panel
      open
      title={t('chat.solved.title')}
      onClose={onClose}
      actions={
        <>
          {info.can.includes('close') && (
            <Button variant="quiet" onClick={() => end('close')}>
              {t('chat.solved.close')}
            </Button>
          )}
          <Button onClick={() => end('solved')}>{t('chat.solved.yes')}</Button>
        </>
      }
    >
      <p>{t(info.betweenUsers ? 'chat.solved.between' : 'chat.solved.text')}</p>
    </Panel>
  );
};

/** On iOS only the installed app gets notifications. */
const isIosSafari = (): boolean => {
  const { system, browser } = detectCurrentBrowser();
  return system === 'ios' && browser === 'safari';
};

/** Leaves or withdraws a report; offers notifications if any may come. */
const TerminateDialog = ({ question, info, onStep, onClose }: ReporterDialogProps) => {
  const [, navigate] = useLocation();
  const { phase } = useProfileGate();
  const profile = phase.kind === 'ready' ? phase.profile : undefined;
  const { view } = useNotifications(profile ?? { roles: [] });
  const installs = useInstallMethod() !== undefined;
  const [host] = useState(() => createAddressHost('mail'));
  const [flags] = useState<Flag[]>(() =>
    isEnded(info.state)
      ? []
      : [
          ...(view.action === 'ask' ? ['canNotify'] : []),
          ...(installs && isIosSafari() ? ['iosInstall'] : []),
          ...(profile?.email === undefined ? ['canMail'] : []),
        ],
  );
  return (
    <FlowDialog
      definition={question === 'leave' ? createLeaveReport(flags) : terminateReport}
      initialFlags={flags}
      onAwait={host.onAwait}
      say={host.say}
      onEnd={(raised, left) => {
        host.end(raised.includes('mailVerified'));
        onClose();
        if (left) return;
        if (raised.includes('cancel')) return onStep('cancel');
        if (raised.includes('notify')) actions.ask();
        navigate('/m/home');
      }}
    />
  );
};

/** Once: why staff rejected the case, and a contact. */
const RejectedDialog = ({ info, messages = [], customer, readBefore, onClose }: ReporterDialogProps) => {
  const { t } = useTexts();
  const [slot] = useState(() => createOwnSlot(`closed_${info.csid}`));
  const [isRead, setIsRead] = useState(() => slot.load() !== undefined);
  const rejection = messages.findLast(({ flags }) => flags?.includes('reject'));
  const reason = rejection?.msgTxt;
  // The device forgets read messages after a day; the server does not.
  const isKnown =
    rejection !== undefined &&
    rejection.msgId <= readBefore &&
    Date.now() - Date.parse(rejection.msgCdatim1) > CACHE_LIFETIME;
  useEffect(() => {
    if (isRead) onClose();
  }, [isRead, onClose]);
  if (isRead || isKnown || reason === undefined) return null;
  const ways = contactWays(customer?.contact)
    .map(({ label }) => label)
    .join(', ');
  const text = [
    t('chat.rejected.reason', { reason }),
    t('caseRejected.text'),
    ways && t('chat.rejected.contact', { cstmr: info.cstmrLbl, ways }),
  ];
  return (
    <FlowDialog
      definition={caseRejected}
      say={(id) => (id === 'caseRejected.text' ? text.filter(Boolean).join('\n\n') : undefined)}
      onEnd={(raised) => {
        if (raised.includes('closed')) slot.save(true);
        setIsRead(true);
      }}
    />
  );
};

/** Explains the block first. */
const BlockUserDialog = ({ onStep, onClose }: ReporterDialogProps) => {
  const { t } = useTexts();
  return (
    <Panel
      open
      title={t('chat.block.title')}
      description={t('chat.block.text')}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('chat.block.no')}
          </Button>
          <Button
            onClick={() => {
              onClose();
              onStep('block');
            }}
          >
            {t('chat.block.yes')}
          </Button>
        </>
      }
    />
  );
};

const byQuestion = {
  solved: SolvedDialog,
  terminate: TerminateDialog,
  leave: TerminateDialog,
  leaveGuest: LeaveGuestDialog,
  rejected: RejectedDialog,
  people: PeopleDialog,
  inviteUser: LazyInviteUser,
  blockUser: BlockUserDialog,
} as const satisfies Record<ReporterDialogProps['question'], unknown>;

export const ReporterDialog = (props: ReporterDialogProps) => {
  const Dialog = byQuestion[props.question];
  return <Dialog key={props.question} {...props} />;
};
