import { addresses } from '@parvis/api/addresses';
import type { CaseInfo } from '@parvis/api/entities/case';
import type { CustomerInfo } from '@parvis/api/entities/customer';
import type { TextId } from '@parvis/locales/areas';
import { MoreIcon } from '@parvis/ui/icons/MoreIcon';
import { Menu } from '@parvis/ui/parts/Menu';
import { useState } from 'react';
import type { CaseMessage } from '../../lib/api/foreignMessages.ts';
import { createLazy } from '../../lib/texts/createLazy.ts';
import { useLoaded } from '../../lib/texts/useLoaded.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import type { createStepSender, ReporterStep } from './reporterSteps.ts';
import { stepTexts } from './reporterSteps.ts';

const dialogs = createLazy(async () => (await import('./ReporterDialogs.tsx')).ReporterDialog);

/** Subject of the dialogs. */
export type ReporterQuestion =
  | 'solved'
  | 'terminate'
  | 'leave'
  | 'leaveGuest'
  | 'rejected'
  | 'people'
  | 'inviteUser'
  | 'blockUser';

interface Entry {
  readonly id: string;
  readonly text: TextId;
  /** Shown only if allowed. */
  readonly step?: CaseInfo['can'][number];
}

/** Most used first. */
const entries: readonly Entry[] = [
  { id: 'solved', text: 'chat.menu.solved', step: 'solved' },
  { id: 'hold', text: 'chat.menu.hold', step: 'hold' },
  { id: 'resume', text: 'chat.menu.resume', step: 'resume' },
  { id: 'inviteUser', text: 'chat.menu.inviteUser', step: 'invite' },
  { id: 'blockUser', text: 'chat.menu.block', step: 'block' },
  { id: 'unblock', text: 'chat.menu.unblock', step: 'unblock' },
  { id: 'terminate', text: 'chat.menu.cancel', step: 'cancel' },
  { id: 'people', text: 'people.title' },
  { id: 'abuse', text: 'chat.menu.abuse' },
  { id: 'download', text: 'chat.menu.download' },
  { id: 'leaveGuest', text: 'chat.menu.leaveGuest', step: 'leave' },
  { id: 'leave', text: 'chat.menu.leave' },
];

const download = (): void =>
  Object.assign(document.createElement('a'), { href: addresses.ownData.template, download: '' }).click();

export type ReporterMenuProps = {
  info: CaseInfo;
  messages: readonly CaseMessage[] | undefined;
  customer: CustomerInfo | undefined;
  sendStep: ReturnType<typeof createStepSender>;
  /** A step is unsent: no other is possible. */
  isPending: boolean;
  /** Undefined if the case is stopped, its service ended, or the person blocked. */
  onAbuse: (() => void) | undefined;
};

/** Steps the server allows, download and leaving. */
export const ReporterMenu = ({
  info,
  messages,
  customer,
  sendStep,
  isPending,
  onAbuse,
}: ReporterMenuProps) => {
  const { t } = useTexts();
  const [asked, setAsked] = useState<ReporterQuestion>();
  const [readBefore] = useState(info.readByMe ?? 0);
  const take = (step: Exclude<ReporterStep, 'reopen'>) => void sendStep(step, () => t(stepTexts[step]));
  const choose = (id: string) => {
    if (id === 'hold' || id === 'resume' || id === 'unblock') return take(id);
    if (id === 'download') return download();
    if (id === 'abuse') return onAbuse?.();
    setAsked(id as ReporterQuestion);
  };
  const question = asked ?? (info.state === 'rejected' && !info.invited ? 'rejected' : undefined);
  return (
    <>
      <Menu
        variant="quiet"
        iconOnly
        icon={<MoreIcon size={24} />}
        title={t('chat.menu')}
        entries={entries
          .filter(({ id }) => id !== 'abuse' || onAbuse)
          .filter(({ id }) => id !== 'leave' || !info.invited)
          .filter(({ step }) => step === undefined || (!isPending && info.can.includes(step)))
          .map(({ id, text }) => ({ id, label: t(text) }))}
        onChoose={choose}
      >
        {t('chat.menu')}
      </Menu>
      {question && (
        <LazyDialog
          {...{ question, info, messages, customer, readBefore }}
          onStep={take}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
};

export type ReporterDialogProps = Pick<ReporterMenuProps, 'info' | 'messages' | 'customer'> & {
  question: ReporterQuestion;
  /** Last message read before this page. */
  readBefore: number;
  onStep: (step: 'solved' | 'close' | 'cancel' | 'block') => void;
  onClose: () => void;
};

const LazyDialog = (props: ReporterDialogProps) => {
  const Dialog = useLoaded(dialogs);
  return Dialog && <Dialog {...props} />;
};
