import { useTexts } from '../../../lib/texts/useTexts.ts';
import { ConfirmPanel } from '../../../shell/ConfirmPanel.tsx';
import type { SavedDialogProps } from './savedSource.ts';

interface Step {
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly mutate: (one: { id: string }, options: { onSuccess: () => void }) => void;
}

export type RemovalPanelProps = SavedDialogProps & {
  id: string;
  name: string;
  steps: { readonly archive: Step; readonly remove: Step };
};

/** Deletion, or permanent removal. */
export const RemovalPanel = ({ action, id, name, steps, onDone, onClose }: RemovalPanelProps) => {
  const { t } = useTexts();
  const kind = action.kind === 'remove' ? 'remove' : 'archive';
  const step = steps[kind];
  const outcome = kind === 'remove' ? 'replies.removed.done' : 'replies.archived.done';
  return (
    <ConfirmPanel
      title={t(`replies.${kind}.title`, { name })}
      text={t(`replies.${kind}.text`)}
      yes={t(`replies.${kind}`)}
      no={t('part.cancel')}
      busy={step.isPending}
      problem={step.isError ? t('replies.archive.failed') : undefined}
      onYes={() => step.mutate({ id }, { onSuccess: () => onDone(outcome) })}
      onClose={onClose}
    />
  );
};
