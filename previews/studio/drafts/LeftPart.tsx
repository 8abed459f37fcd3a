import { TrashIcon } from '@parvis/ui/icons/TrashIcon';
import { Button } from '@parvis/ui/parts/Button';
import { PanelPart } from '../shared/Panel.tsx';
import { useStudioTexts } from '../shared/texts.tsx';
import { DraftItem, DraftList } from './DraftList.tsx';
import type { Left } from './unsaved.ts';

export type LeftPartProps = {
  left: readonly Left[];
  onResume: (work: Left) => void;
  onDrop: (work: Left) => void;
};

/** Work of closed tabs that was never saved: to go on with, or to give up. Renders a `<section>`. */
export const LeftPart = ({ left, onResume, onDrop }: LeftPartProps) => {
  const { t, locale } = useStudioTexts();
  return (
    <PanelPart title={t('studio.drafts.left')}>
      <p>{t('studio.drafts.left.text')}</p>
      <DraftList label={t('studio.drafts.left')}>
        {left.map((work) => {
          const name = work.name.trim() || t('studio.drafts.noName');
          const when = new Date(work.at).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });
          return (
            <DraftItem key={work.key} title={<b>{name}</b>} notes={[when]}>
              <Button
                size="small"
                variant="quiet"
                onClick={() => onResume(work)}
                aria-label={t('studio.drafts.resumeNamed', { name, when })}
              >
                {t('studio.drafts.resume')}
              </Button>
              <Button
                size="small"
                variant="plain"
                iconOnly
                icon={<TrashIcon size={20} />}
                onClick={() => onDrop(work)}
              >
                {t('studio.drafts.dropNamed', { name, when })}
              </Button>
            </DraftItem>
          );
        })}
      </DraftList>
    </PanelPart>
  );
};
