import { styled } from '@parvis/theme/css/stitches';
import { Button } from '@parvis/ui/parts/Button';
import { Toast } from '@parvis/ui/parts/Toast';
import { ToastRegion } from '@parvis/ui/parts/ToastRegion';
import { useTexts } from '../texts/useTexts.ts';
import type { CaseNews } from './caseNews.ts';

const Title = styled('strong', { display: 'block', fontWeight: '$bold' });

export type NewsToastsProps = {
  news: readonly CaseNews[];
  onOpen: (csid: string) => void;
  onDismiss: (csid: string) => void;
};

/** News of cases that are not open, each with a way to its case. The region stays, so that it is announced. */
export const NewsToasts = ({ news, onOpen, onDismiss }: NewsToastsProps) => {
  const { t } = useTexts();
  return (
    <ToastRegion place="top">
      {news.map(({ csid, title, text }) => (
        <Toast
          key={csid}
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
      ))}
    </ToastRegion>
  );
};
