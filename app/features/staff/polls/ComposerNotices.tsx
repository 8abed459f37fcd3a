import type { TextId } from '@parvis/locales/areas';
import { styled } from '@parvis/theme/css/stitches';
import { Button } from '@parvis/ui/parts/Button';
import { Toast } from '@parvis/ui/parts/Toast';
import { ToastRegion } from '@parvis/ui/parts/ToastRegion';
import { useTexts } from '../../../lib/texts/useTexts.ts';

const Notice = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$2',
  padding: '$3 $4',
  borderRadius: '$card',
  hairline: 'all',
  fontSize: '$sm',
  lineHeight: '$snug',
  '& p': { margin: 0, flex: '1 1 14rem' },
});

export type ComposerNoticeProps = { isRestored: boolean; isAnswered: boolean; onDiscard: () => void };

/** A restored draft; existing answers. */
export const ComposerNotice = ({ isRestored, isAnswered, onDiscard }: ComposerNoticeProps) => {
  const { t } = useTexts();
  return (
    <>
      {isRestored && (
        <Notice>
          <p>{t('pollDesk.compose.restored')}</p>
          <Button variant="quiet" size="small" onClick={onDiscard}>
            {t('pollDesk.compose.discard')}
          </Button>
        </Notice>
      )}
      {isAnswered && (
        <Notice>
          <p>{t('pollDesk.compose.answered')}</p>
        </Notice>
      )}
    </>
  );
};

export interface ToldSave {
  readonly text: TextId;
  readonly isDone: boolean;
}

export type ComposerToastsProps = {
  /** Last deleted name. */
  removed: string | undefined;
  onUndo: () => void;
  onForget: () => void;
  told: ToldSave | undefined;
  onClose: () => void;
};

/** Undo of a deletion, and results of saving. */
export const ComposerToasts = ({ removed, onUndo, onForget, told, onClose }: ComposerToastsProps) => {
  const { t } = useTexts();
  return (
    <ToastRegion place="top">
      {removed !== undefined && (
        <Toast
          tone="done"
          onClose={onForget}
          action={
            <Button variant="quiet" size="small" onClick={onUndo}>
              {t('pollDesk.undo')}
            </Button>
          }
        >
          {t('pollDesk.removed', { name: removed })}
        </Toast>
      )}
      {told && (
        <Toast tone={told.isDone ? 'done' : 'problem'} onClose={onClose}>
          {t(told.text)}
        </Toast>
      )}
    </ToastRegion>
  );
};
