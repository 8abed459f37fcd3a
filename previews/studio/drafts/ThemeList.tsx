import { TrashIcon } from '@parvis/ui/icons/TrashIcon';
import { Button } from '@parvis/ui/parts/Button';
import { useStudioTexts } from '../shared/texts.tsx';
import { DraftItem, DraftList } from './DraftList.tsx';
import type { ThemeSummary } from './store.ts';

export type ThemeListProps = {
  label: string;
  themes: readonly ThemeSummary[];
  /** Id of the theme that is open. */
  current: string | null;
  onOpen: (theme: ThemeSummary) => void;
  onRemove: (theme: ThemeSummary) => void;
  /** Saves what is on the screen in place of a theme of the host. */
  onReplace: (theme: ThemeSummary) => void;
};

/** Saved themes. Those of the host cannot be removed, but be given what is on the screen. Renders a `<ul>`. */
export const ThemeList = ({ label, themes, current, onOpen, onRemove, onReplace }: ThemeListProps) => {
  const { t, locale } = useStudioTexts();
  const when = (iso: string | null) =>
    iso === null
      ? t('studio.drafts.never')
      : new Date(iso).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <DraftList label={label}>
      {themes.map((theme) => {
        const { id, name, savedAt, fixed } = theme;
        return (
          <DraftItem key={id} title={<b>{name}</b>} notes={[when(savedAt)]} current={id === current}>
            <Button
              size="small"
              variant="quiet"
              onClick={() => onOpen(theme)}
              aria-label={t('studio.drafts.openNamed', { name })}
            >
              {t('studio.drafts.open')}
            </Button>
            {fixed && id !== current && (
              <Button size="small" variant="quiet" onClick={() => onReplace(theme)}>
                {t('studio.save.for', { name })}
              </Button>
            )}
            {!fixed && (
              <Button
                size="small"
                variant="plain"
                iconOnly
                icon={<TrashIcon size={20} />}
                onClick={() => onRemove(theme)}
              >
                {t('studio.drafts.removeNamed', { name })}
              </Button>
            )}
          </DraftItem>
        );
      })}
    </DraftList>
  );
};
