import { Button } from '@parvis/ui/parts/Button';
import { Toast } from '@parvis/ui/parts/Toast';
import { useEffect, useRef } from 'react';
import { useTexts } from '../texts/useTexts.ts';
import { type CaseNews, gathered } from './caseNews.ts';
import { DeskToasts } from './DeskToasts.tsx';
import { GoneToast } from './GoneToast.tsx';
import { JoinedToast } from './JoinedToast.tsx';
import { ToastTitle, ToastWords } from './toastWords.ts';
import { UnsentToast } from './UnsentToast.tsx';

export type NewsToastsProps = {
  cuid: string;
  /** The newest first. */
  news: readonly CaseNews[];
  /** The list of cases is on the page. */
  onBoard: boolean;
  /** The case that is open. */
  csid: string | undefined;
  onOpen: (csid: string) => void;
  onDismiss: (...csids: string[]) => void;
};

/** How long news in passing stay after the last of them, milliseconds: they leave together, and nothing is counted down. */
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

/**
 * News of cases that are not open, in one notice with a way to the case it tells of, and replies that were refused there; it lies over no conversation of a desk, nor over what is
 * being answered. The region stays, so that it is announced.
 */
export const NewsToasts = ({ cuid, csid, news, onBoard, onOpen, onDismiss }: NewsToastsProps) => (
  <DeskToasts over={onBoard ? 'list' : 'conversation'} open={csid !== undefined} under>
    <GoneToast />
    <JoinedToast />
    <UnsentToast {...{ cuid, csid, onOpen }} />
    <Gathered {...{ news, onOpen, onDismiss }} />
  </DeskToasts>
);
