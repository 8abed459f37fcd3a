import { styled } from '@parvis/theme/css/stitches';
import { Button } from '@parvis/ui/parts/Button';
import { Toast } from '@parvis/ui/parts/Toast';
import { useEffect, useRef } from 'react';
import { useTexts } from '../texts/useTexts.ts';
import type { CaseNews } from './caseNews.ts';
import { DeskToasts } from './DeskToasts.tsx';

const Title = styled('strong', { display: 'block', fontWeight: '$bold' });

export type NewsToastsProps = {
  news: readonly CaseNews[];
  /** A case is open. */
  beside: boolean;
  onOpen: (csid: string) => void;
  onDismiss: (csid: string) => void;
};

/** How long news in passing stay, milliseconds. */
const PASSING = 8_000;

const One = ({
  one,
  onOpen,
  onDismiss,
}: Pick<NewsToastsProps, 'onOpen' | 'onDismiss'> & { one: CaseNews }) => {
  const { t } = useTexts();
  const { csid, title, text, passing } = one;
  const leave = useRef(onDismiss);
  leave.current = onDismiss;
  useEffect(() => {
    if (!passing) return;
    const timer = setTimeout(() => leave.current(csid), PASSING);
    return () => clearTimeout(timer);
  }, [csid, passing]);
  return (
    <Toast
      onClose={() => onDismiss(csid)}
      action={
        <Button variant="quiet" size="small" onClick={() => onOpen(csid)}>
          {t('staff.news.open')}
        </Button>
      }
    >
      <Title>{title}</Title>
      {text}
    </Toast>
  );
};

/** News of cases that are not open, each with a way to its case; none lies over what is being answered. The region stays, so that it is announced. */
export const NewsToasts = ({ news, beside, ...does }: NewsToastsProps) => (
  <DeskToasts open={beside} under>
    {news.map((one) => (
      <One key={one.csid} one={one} {...does} />
    ))}
  </DeskToasts>
);
