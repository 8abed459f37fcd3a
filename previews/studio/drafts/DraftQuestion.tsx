import { styled } from '@parvis/theme/css/stitches';
import { ConfirmDrawer } from '@parvis/ui/parts/ConfirmDrawer';
import { useStudioTexts } from '../shared/texts.tsx';

const Changes = styled('b', { display: 'block', paddingBlockStart: '$2' });

export type Question =
  | { readonly kind: 'remove'; readonly name: string; readonly go: () => unknown }
  | {
      readonly kind: 'replace';
      readonly name: string;
      readonly changes: string;
      readonly go: () => unknown;
    }
  | { readonly kind: 'leave' | 'drop'; readonly go: () => unknown };

/** Title, consequence, yes and no. */
const words = {
  remove: {
    title: 'studio.drafts.remove',
    text: 'studio.drafts.remove.text',
    yes: 'studio.drafts.remove.yes',
    no: 'studio.drafts.remove.no',
  },
  replace: {
    title: 'studio.save.for.ask',
    text: 'studio.save.for.text',
    yes: 'studio.save.for',
    no: 'studio.save.for.no',
  },
  leave: {
    title: 'studio.drafts.leave',
    text: 'studio.drafts.leave.text',
    yes: 'studio.drafts.leave.yes',
    no: 'studio.drafts.leave.no',
  },
  drop: {
    title: 'studio.drafts.drop',
    text: 'studio.drafts.drop.text',
    yes: 'studio.drafts.drop.yes',
    no: 'studio.drafts.remove.no',
  },
} as const;

export type DraftQuestionProps = { asked: Question | null; onDone: () => void };

/** Before a loss of work or a change that everybody sees. */
export const DraftQuestion = ({ asked, onDone }: DraftQuestionProps) => {
  const { t } = useStudioTexts();
  if (!asked) return null;
  const { title, text, yes, no } = words[asked.kind];
  const values = 'name' in asked ? { name: asked.name } : {};
  return (
    <ConfirmDrawer
      open
      danger={asked.kind !== 'replace'}
      title={t(title, values)}
      text={
        <>
          {t(text)}
          {asked.kind === 'replace' && asked.changes && (
            <Changes>{t('studio.save.for.changes', { changes: asked.changes })}</Changes>
          )}
        </>
      }
      yes={t(yes, values)}
      no={t(no)}
      failed={t('studio.drafts.failed')}
      onYes={async () => {
        await asked.go();
        onDone();
      }}
      onNo={onDone}
    />
  );
};
