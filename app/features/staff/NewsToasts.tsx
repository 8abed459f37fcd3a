import { displayDay } from '@parvis/locales/dates';
import { styled } from '@parvis/theme/css/stitches';
import { Button } from '@parvis/ui/parts/Button';
import { Toast } from '@parvis/ui/parts/Toast';
import { useEffect, useRef, useState } from 'react';
import { useStore } from '../../lib/api/store.ts';
import { useOutbox } from '../../lib/outbox/useOutbox.ts';
import { tabKeeper } from '../../lib/session/keeper.ts';
import { ownIdentity } from '../../lib/session/ownKeeper.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { type CaseNews, gathered } from './caseNews.ts';
import { DeskToasts } from './DeskToasts.tsx';
import { meantAmong, useEndedServices } from './endedServices.ts';
import { goneRole } from './goneRole.ts';
import { unsentElsewhere } from './unsentElsewhere.ts';

const ToastTitle = styled('strong', { display: 'block', fontWeight: '$bold' });
/** Previews a message; long ones are truncated. */
const ToastWords = styled('span', {
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

/** Shows refused replies of other cases until dismissed; again after a reload. */
const UnsentToast = ({ cuid, csid, onOpen }: UnsentToastProps) => {
  const { t } = useTexts();
  const { items } = useOutbox();
  const [read, setRead] = useState<readonly string[]>([]);
  const unsent = unsentElsewhere(items, { cuid, csid, crUid: ownIdentity() }).filter(
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
      {one.shown.txt && <ToastWords>{one.shown.txt}</ToastWords>}
    </Toast>
  );
};

/** Explains why another desk opened. */
const GoneToast = () => {
  const { t, locale } = useTexts();
  const gone = useStore(goneRole);
  const { ended } = useEndedServices(gone !== undefined);
  if (gone === undefined || ended === undefined) return null;
  const over = meantAmong(ended, gone.cuid);
  const customer = over?.cstmrLbl ?? gone.cstmrLbl;
  // Unknown customer: nothing to explain.
  if (customer === undefined) return null;
  return (
    <Toast onClose={() => goneRole.set(undefined)}>
      {over
        ? t('staff.over.moved', { customer, date: displayDay(locale(), new Date(over.since)) })
        : t('staff.gone.moved', { customer })}
    </Toast>
  );
};

/** Tells once that the device's former account was merged; `noteJoined` stores it. */
const JoinedToast = () => {
  const { t } = useTexts();
  const [kept] = useState(() => tabKeeper('joined'));
  const [told, setTold] = useState(() => kept.load() === true);
  useEffect(() => kept.remove(), [kept]);
  return told ? <Toast onClose={() => setTold(false)}>{t('staff.joined')}</Toast> : null;
};

export type NewsToastsProps = {
  cuid: string;
  /** Newest first. */
  news: readonly CaseNews[];
  /** The case list is shown. */
  onBoard: boolean;
  csid: string | undefined;
  onOpen: (csid: string) => void;
  onDismiss: (...csids: string[]) => void;
};

/** Milliseconds after the last transient notification until all are dismissed. */
const PASSING = 8_000;

function usePassing(news: readonly CaseNews[], onDismiss: NewsToastsProps['onDismiss']): void {
  const passing = news.filter((one) => one.passing).map(({ csid }) => csid);
  const leave = useRef(onDismiss);
  leave.current = onDismiss;
  const all = passing.join(' ');
  useEffect(() => {
    if (all === '') return;
    const timer = setTimeout(() => leave.current(...all.split(' ')), PASSING);
    return () => clearTimeout(timer);
  }, [all]);
}

const Gathered = ({ news, onOpen, onDismiss }: Pick<NewsToastsProps, 'news' | 'onOpen' | 'onDismiss'>) => {
  const texts = useTexts();
  usePassing(news, onDismiss);
  const one = gathered(news, texts);
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
      <ToastWords>{one.text}</ToastWords>
    </Toast>
  );
};

/** Notifications and refused replies of other cases. The live region stays mounted, so that they are announced. */
export const NewsToasts = ({ cuid, csid, news, onBoard, onOpen, onDismiss }: NewsToastsProps) => (
  <DeskToasts over={onBoard ? 'list' : 'conversation'} open={csid !== undefined} under>
    <GoneToast />
    <JoinedToast />
    <UnsentToast {...{ cuid, csid, onOpen }} />
    <Gathered {...{ news, onOpen, onDismiss }} />
  </DeskToasts>
);
