import { styled } from '@parvis/theme/css/stitches';
import { Button } from '@parvis/ui/parts/Button';
import { PanelPart } from '../shared/Panel.tsx';
import { Swatch } from '../shared/Swatch.tsx';
import { type StudioTexts, useStudioTexts } from '../shared/texts.tsx';
import { getColour } from '../state/paletteKeys.ts';
import { DraftItem, DraftList } from './DraftList.tsx';
import { describeThemeChanges } from './describeThemeChanges.ts';
import type { ThemeVersion } from './store.ts';

const Dots = styled('span', { display: 'flex', gap: 3 });

const seen = ['reportBtnBg', 'mainBtnSelBg1', 'hdrBg1', 'msgMineBg'] as const;

/** The host's initial version: its date has no meaning. */
const isOrigin = ({ by }: ThemeVersion): boolean => by === '';

/** Undefined for the first. */
const describeChanges = (texts: StudioTexts, version: ThemeVersion, before: ThemeVersion | undefined) =>
  before && (describeThemeChanges(texts, before.document, version.document) || texts.t('studio.drafts.same'));

export type VersionsPartProps = {
  /** Newest first. */
  versions: readonly ThemeVersion[];
  onBack: (version: ThemeVersion) => void;
};

/** Date, author, changes and a button to restore. */
export const VersionsPart = ({ versions, onBack }: VersionsPartProps) => {
  const texts = useStudioTexts();
  const { t, locale } = texts;
  // Some people save several times a minute.
  const formatTime = (iso: string) =>
    new Date(iso).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'medium' });
  return (
    <PanelPart title={t('studio.drafts.versions')}>
      <DraftList label={t('studio.drafts.versions')}>
        {versions.map((version, index) => (
          <DraftItem
            key={version.id}
            title={isOrigin(version) ? t('studio.drafts.never') : formatTime(version.savedAt)}
            notes={[
              version.by && t('studio.drafts.by', { name: version.by }),
              describeChanges(texts, version, versions[index + 1]),
              index === 0 && t('studio.drafts.latest'),
            ].filter((note): note is string => typeof note === 'string' && note !== '')}
          >
            <Dots aria-hidden>
              {seen.map((key) => (
                <Swatch key={key} small colour={getColour(version.document.palette, key, 'light')} />
              ))}
            </Dots>
            <Button
              size="small"
              variant="quiet"
              onClick={() => onBack(version)}
              aria-label={
                isOrigin(version)
                  ? t('studio.drafts.backToOrigin')
                  : t('studio.drafts.backTo', { when: formatTime(version.savedAt) })
              }
            >
              {t('studio.drafts.back')}
            </Button>
          </DraftItem>
        ))}
      </DraftList>
    </PanelPart>
  );
};
