import { NAME_MAX } from '@parvis/locales/forms/names';
import { TrashIcon } from '@parvis/ui/icons/TrashIcon';
import { Button } from '@parvis/ui/parts/Button';
import { TextField } from '@parvis/ui/parts/TextField';
import type { ThemeField } from '../drafts/store.ts';
import type { FrameReports } from '../frames/useFrameReports.ts';
import { ShapePart } from '../shape/ShapePart.tsx';
import { Panel, PanelPart, Problem, Row } from '../shared/Panel.tsx';
import { useStudioTexts } from '../shared/texts.tsx';
import { isLabel, logoNames } from '../state/document.ts';
import type { Work } from '../state/useWork.ts';
import { BannerPart } from './BannerPart.tsx';
import { LogoSheet } from './LogoSheet.tsx';
import { PictureInput } from './PictureInput.tsx';

export type LogosPanelProps = {
  work: Work;
  /** By the store, on the last save. */
  refused: ThemeField | null;
  /** On font and logos. */
  heard: FrameReports;
  /** If the host has one. */
  banner: { readonly inForce: string } | undefined;
};

/** Checked and shown in place. */
export const LogosPanel = ({ work, refused, heard, banner }: LogosPanelProps) => {
  const { t } = useStudioTexts();
  const { document, change } = work;
  const hint = document.label.length < NAME_MAX ? 'studio.label.hint' : 'studio.label.full';
  const wrong = !isLabel(document.label) || refused === 'label';
  return (
    <Panel title={t('studio.identity')} lead={t('studio.identity.lead')}>
      <TextField
        label={t('studio.label')}
        hint={wrong ? <strong aria-hidden>{t('studio.label.wrong')}</strong> : t(hint)}
        value={document.label}
        maxLength={NAME_MAX}
        invalid={wrong}
        error={t('studio.label.wrong')}
        onChange={({ target }) => change('label', (now) => ({ ...now, label: target.value }))}
      />
      {logoNames.map((name) => (
        <PanelPart key={name} title={t(`studio.logo.${name}`)}>
          <p>{t(`studio.logo.${name}.hint`)}</p>
          {refused === name && <Problem>{t('studio.logo.refused')}</Problem>}
          {document[name] && (
            <>
              <LogoSheet
                address={document[name]}
                wide={name === 'wlogo'}
                palette={document.palette}
                told={heard.pictures[document[name]] ?? []}
              />
              <Row>
                <Button
                  variant="quiet"
                  size="small"
                  icon={<TrashIcon size={18} />}
                  onClick={() => change(name, (now) => ({ ...now, [name]: '' }))}
                >
                  {t('studio.logo.remove')}
                </Button>
              </Row>
            </>
          )}
          <PictureInput
            title={t(document[name] ? 'studio.logo.replace' : 'studio.logo.drop')}
            onLogo={({ address }) => change(name, (now) => ({ ...now, [name]: address }))}
          />
        </PanelPart>
      ))}
      <PanelPart title={t('studio.banner')}>
        {banner ? (
          <BannerPart work={work} refused={refused === 'banner'} inForce={banner.inForce} />
        ) : (
          <p>{t('studio.banner.elsewhere')}</p>
        )}
      </PanelPart>
      <ShapePart work={work} refused={refused} letters={heard.letters} />
    </Panel>
  );
};
