import { displayDay } from '@parvis/locales/dates';
import { styled } from '@parvis/theme/css/stitches';
import { Button } from '@parvis/ui/parts/Button';
import { Toast } from '@parvis/ui/parts/Toast';
import { useEffect, useRef, useState } from 'react';
import { useStore } from '../../lib/api/useStore.ts';
import { useOutbox } from '../../lib/outbox/useOutbox.ts';
import { getOwnCrUid } from '../../lib/session/ownSlot.ts';
import { createTabSlot } from '../../lib/session/storageSlot.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { type CaseNotification, mergeNotifications } from './caseNotifications.ts';
import { DeskToasts } from './DeskToasts.tsx';
import { findEndedService, useEndedServices } from './endedServices.ts';
import { lostRole } from './lostRole.ts';
import { findUnsentReplies } from './unsentReplies.ts';

const ToastTitle = styled('strong', { display: 'block', fontWeight: '$bold' });
/** Truncates long previews. */
const ToastText = styled('span', {
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});

type UnsentToastProps = {
  cuid: string;
  /** The open case shows its own. */
  csid: string | undefined;
  onOpen: (csid: string) => void;
};

/** Refused replies of other cases until dismissed; again after a reload. */
const UnsentToast = ({ cuid, csid, onOpen }: UnsentToastProps) => {
  const { t } = useTexts();
  const { items } = useOutbox();
  const [read, setRead] = useState<readonly string[]>([]);
  const unsent = findUnsentReplies(items, { cuid, csid, crUid: getOwnCrUid() }).filter(
    ({ id }) => !read.includes(id),
  );
  const [one] = unsent;
  if (!one) return null;
  return (
    <Toast
      tone="problem"
      onClose={() => setRead([...read, ...unsent.map(({ id }) => id)])}
      action={
        <Button variant="quiet" size="small" onClick={() => onOpen(one.csid)}>
          {t('staff.news.open')}
        </Button>
      }
    >
      <ToastTitle>{t('staff.unsent', { count: unsent.length })}</ToastTitle>
      {one.shown.txt && <ToastText>{one.shown.txt}</ToastText>}
    </Toast>
  );
};

/** Explains why another desk opened. */
const LostRoleToast = () => {
  const { t, locale } = useTexts();
  const gone = useStore(lostRole);
  const { ended } = useEndedServices(gone !== undefined);
  if (gone === undefined || ended === undefined) return null;
  const over = findEndedService(ended, gone.cuid);
  const customer = over?.cstmrLbl ?? gone.cstmrLbl;
  // Unknown customer: nothing to explain.
  if (customer === undefined) return null;
  return (
    <Toast onClose={() => lostRole.set(undefined)}>
      {over
        ? t('staff.over.moved', { customer, date: displayDay(locale(), new Date(over.since)) })
        : t('staff.gone.moved', { customer })}
    </Toast>
  );
};

/** Once: the device's former account was merged; `noteJoined` stores it. */
const JoinedToast = () => {
  const { t } = useTexts();
  const [kept] = useState(() => createTabSlot('joined'));
  const [shouldShow, setShouldShow] = useState(() => kept.load() === true);
  useEffect(() => kept.remove(), [kept]);
  return shouldShow ? <Toast onClose={() => setShouldShow(false)}>{t('staff.joined')}</Toast> : null;
};

export type NotificationToastsProps = {
  cuid: string;
  /** Newest first. */
  news: readonly CaseNotification[];
  onBoard: boolean;
  csid: string | undefined;
  onOpen: (csid: string) => void;
  onDismiss: (...csids: string[]) => void;
};

/** Milliseconds after the last transient notification until all are dismissed. */
const TRANSIENT_DURATION = 8_000;

function useAutoDismiss(
  news: readonly CaseNotification[],
  onDismiss: NotificationToastsProps['onDismiss'],
): void {
  const passing = news.filter((one) => one.passing).map(({ csid }) => csid);
  const dismiss = useRef(onDismiss);
  dismiss.current = onDismiss;
  const all = passing.join(' ');
  useEffect(() => {
    if (all === '') return;
    const timer = setTimeout(() => dismiss.current(...all.split(' ')), TRANSIENT_DURATION);
    return () => clearTimeout(timer);
  }, [all]);
}

const NotificationSummary = ({
  news,
  onOpen,
  onDismiss,
}: Pick<NotificationToastsProps, 'news' | 'onOpen' | 'onDismiss'>) => {
  const texts = useTexts();
  useAutoDismiss(news, onDismiss);
  const one = mergeNotifications(news, texts);
  if (!one) return null;
  return (
    <Toast
      tone={one.danger ? 'problem' : 'info'}
      onClose={() => onDismiss(...news.map(({ csid }) => csid))}
      action={
        <Button variant="quiet" size="small" onClick={() => onOpen(one.csid)}>
          {texts.t('staff.news.open')}
        </Button>
      }
    >
      <ToastTitle>{one.title}</ToastTitle>
      <ToastText>{one.text}</ToastText>
    </Toast>
  );
};

/** For other cases. The live region stays mounted, so that screen readers announce them. */
export const NotificationToasts = ({
  cuid,
  csid,
  news,
  onBoard,
  onOpen,
  onDismiss,
}: NotificationToastsProps) => (
  <DeskToasts over={onBoard ? 'list' : 'conversation'} open={csid !== undefined} under>
    <LostRoleToast />
    <JoinedToast />
    <UnsentToast {...{ cuid, csid, onOpen }} />
    <NotificationSummary {...{ news, onOpen, onDismiss }} />
  </DeskToasts>
);
