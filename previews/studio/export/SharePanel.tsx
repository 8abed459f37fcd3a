import type { Scheme } from '@parvis/theme/palette/keys';
import { Select } from '@parvis/ui/parts/Select';
import { useState } from 'react';
import { Panel, PanelPart } from '../shared/Panel.tsx';
import { useStudioTexts } from '../shared/texts.tsx';
import type { Work } from '../state/useWork.ts';
import { AddressPart } from './AddressPart.tsx';
import { FilesPart } from './FilesPart.tsx';

export type SharePanelProps = { work: Work; samples: string; name: string };

const schemes = ['light', 'dark'] as const;

/** All that goes out of the studio: addresses, codes, files, pictures. */
export const SharePanel = ({ work, samples, name }: SharePanelProps) => {
  const { t } = useStudioTexts();
  const [scheme, setScheme] = useState<Scheme>('light');
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
      </PanelPart>
      <FilesPart work={work} samples={samples} name={name} />
    </Panel>
  );
};
