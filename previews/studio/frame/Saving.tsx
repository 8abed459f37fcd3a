import { styled } from '@parvis/theme/css/stitches';
import { CheckIcon } from '@parvis/ui/icons/CheckIcon';
import { Button } from '@parvis/ui/parts/Button';
import type { Draft, SaveState } from '../drafts/useDraft.ts';
import { useStudioTexts } from '../shared/texts.tsx';
import type { Work } from '../state/useWork.ts';
import { RedoIcon, UndoIcon } from './icons.tsx';

/** The save button submits it from anywhere. */
export const SAVING_FORM = 'studio-saving';

const Line = styled('p', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 $1',
  margin: 0,
  fontSize: '$sm',
  lineHeight: '$snug',
  '&:empty': { display: 'none' },
});
const Steps = styled('div', { display: 'flex', '& > button': { paddingInline: '$2' } });

/** Announced at once. */
const ALARMING: ReadonlySet<SaveState> = new Set(['noName', 'nameCleaned', 'failed', 'refused']);

export const SaveStatus = ({ draft: { state, dirty, refused, fixed } }: { draft: Draft }) => {
  const { t } = useStudioTexts();
  const alarming = ALARMING.has(state);
  const saying = state === 'idle' ? (dirty ? 'studio.save.dirty' : null) : (`studio.save.${state}` as const);
  const said =
    state === 'refused' && refused
      ? t('studio.save.refused', { what: t(`studio.refused.${refused}`) })
      : saying && t(saying);
  return (
    <Line role={alarming ? 'alert' : 'status'}>
      {state === 'saved' && <CheckIcon size={18} />}
      {said && <span>{said}</span>}
      {fixed && state === 'saved' && <span>{t('studio.save.live')}</span>}
      {fixed && state === 'idle' && <span>{t('studio.save.willLive')}</span>}
    </Line>
  );
};

/** Saves the theme under its name. Renders a `<button>`. */
export const SaveButton = ({ draft }: { draft: Draft }) => {
  const { t } = useStudioTexts();
  return (
    <Button type="submit" form={SAVING_FORM} loading={draft.state === 'saving'}>
      {t('studio.save')}
    </Button>
  );
};

/** `sparing` hides a disabled redo. */
export const StepButtons = ({ work, sparing = false }: { work: Work; sparing?: boolean }) => {
  const { t } = useStudioTexts();
  return (
    <Steps>
      <Button variant="plain" iconOnly icon={<UndoIcon />} disabled={!work.canUndo} onClick={work.undo}>
        {t('studio.undo')}
      </Button>
      {(work.canRedo || !sparing) && (
        <Button variant="plain" iconOnly icon={<RedoIcon />} disabled={!work.canRedo} onClick={work.redo}>
          {t('studio.redo')}
        </Button>
      )}
    </Steps>
  );
};
