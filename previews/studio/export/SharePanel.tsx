import type { Scheme } from '@parvis/theme/palette/keys';
import { ButtonLink } from '@parvis/ui/parts/ButtonLink';
import { Select } from '@parvis/ui/parts/Select';
import { useState } from 'react';
import { Panel, PanelPart } from '../shared/Panel.tsx';
import { useStudioTexts } from '../shared/texts.tsx';
import type { Work } from '../state/useWork.ts';
import { AddressPart } from './AddressPart.tsx';
import { sampleAddress } from './addresses.ts';
import { FilesPart } from './FilesPart.tsx';

export type SharePanelProps = {
  work: Work;
  samples: string;
  name: string;
  /** The scheme to begin with; light unless an address asked for the other. */
  scheme?: Scheme | undefined;
};

const schemes = ['light', 'dark'] as const;

/** All that goes out of the studio: addresses, codes, files, pictures. */
export const SharePanel = ({ work, samples, name, scheme: first = 'light' }: SharePanelProps) => {
  const { t, locale } = useStudioTexts();
  const [scheme, setScheme] = useState<Scheme>(first);
  return (
    <Panel title={t('studio.share')} lead={t('studio.share.lead')}>
      <PanelPart title={t('studio.share.addresses')}>
        <Select
          label={t('studio.share.scheme')}
          value={scheme}
          onValueChange={(next) => setScheme(next === 'dark' ? 'dark' : 'light')}
          options={schemes.map((value) => ({ value, label: t(`colour.scheme.${value}`) }))}
        />
        <AddressPart page={1} name="menu" scheme={scheme} samples={samples} document={work.document} />
        <AddressPart page={2} name="chat" scheme={scheme} samples={samples} document={work.document} />
        <ButtonLink
          href={sampleAddress(samples, 'set', work.document, 'light', locale)}
          target="_blank"
          rel="noopener"
          aria-label={t('part.newTab', { words: t('studio.share.set') })}
        >
          {t('studio.share.set')}
        </ButtonLink>
      </PanelPart>
      <FilesPart document={work.document} name={name} />
    </Panel>
  );
};
