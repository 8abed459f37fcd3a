import { styled } from '@parvis/theme/css/stitches';
import { Button } from '@parvis/ui/parts/Button';
import { PanelPart } from '../shared/Panel.tsx';
import { Swatch } from '../shared/Swatch.tsx';
import { type StudioTexts, useStudioTexts } from '../shared/texts.tsx';
import { colourOf } from '../state/keyOf.ts';
import { changesBetween } from './changes.ts';
import { DraftItem, DraftList } from './DraftList.tsx';
import type { ThemeVersion } from './store.ts';

const Dots = styled('span', { display: 'flex', gap: 3 });

const seen = ['reportBtnBg', 'mainBtnSelBg1', 'hdrBg1', 'msgMineBg'] as const;
const words = {
  label: 'studio.label',
  logo: 'studio.logo.logo',
  wlogo: 'studio.logo.wlogo',
  shape: 'studio.shape',
} as const;

/** What a version changed, in words; nothing for the first, which had nothing before it. */
function whatChanged({ t, locale }: StudioTexts, version: ThemeVersion, before: ThemeVersion | undefined) {
  if (!before) return null;
  const { colours, parts } = changesBetween(before.document, version.document);
  const named = parts.map((part) => t(words[part]).toLocaleLowerCase(locale));
  const all = [...(colours > 0 ? [t('studio.drafts.colours', { count: colours })] : []), ...named];
  return all.length > 0 ? all.join(', ') : t('studio.drafts.same');
}

const whoSaved = ({ t }: StudioTexts, by: string | undefined): string | null => {
  if (by === undefined) return null;
  return by === '' ? t('studio.drafts.byFile') : t('studio.drafts.by', { name: by });
};

export type VersionsPartProps = {
  /** The newest first. */
  versions: readonly ThemeVersion[];
  onBack: (version: ThemeVersion) => void;
};

/** The saves of the open theme: when, by whom, what changed, and the way back. Renders a `<section>`. */
export const VersionsPart = ({ versions, onBack }: VersionsPartProps) => {
  const texts = useStudioTexts();
  const { t, locale } = texts;
  // With seconds: somebody who tries colours saves several times a minute.
  const when = (iso: string) =>
    new Date(iso).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'medium' });
  return (
    <PanelPart title={t('studio.drafts.versions')}>
      <DraftList label={t('studio.drafts.versions')}>
        {versions.map((version, index) => (
          <DraftItem
            key={version.id}
            title={when(version.savedAt)}
            notes={[
              whoSaved(texts, version.by),
              whatChanged(texts, version, versions[index + 1]),
              index === 0 ? t('studio.drafts.latest') : null,
            ].filter((note) => note !== null)}
          >
            <Dots aria-hidden>
              {seen.map((key) => (
                <Swatch key={key} small colour={colourOf(version.document.palette, key, 'light')} />
              ))}
            </Dots>
            <Button
              size="small"
              variant="quiet"
              onClick={() => onBack(version)}
              aria-label={t('studio.drafts.backTo', { when: when(version.savedAt) })}
            >
              {t('studio.drafts.back')}
            </Button>
          </DraftItem>
        ))}
      </DraftList>
    </PanelPart>
  );
};
