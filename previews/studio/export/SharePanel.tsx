import { styled } from '@parvis/theme/css/stitches';
import type { Scheme } from '@parvis/theme/palette/keys';
import { DownloadIcon } from '@parvis/ui/icons/DownloadIcon';
import { Button } from '@parvis/ui/parts/Button';
import { ButtonLink } from '@parvis/ui/parts/ButtonLink';
import { Select } from '@parvis/ui/parts/Select';
import { useState } from 'react';
import { Panel, PanelPart, Row } from '../shared/Panel.tsx';
import { useStudioTexts } from '../shared/texts.tsx';
import type { ThemeDocument } from '../state/document.ts';
import type { Work } from '../state/useWork.ts';
import { AddressPart } from './AddressPart.tsx';
import { buildSampleAddress } from './buildSampleAddress.ts';
import { CopyButton } from './CopyButton.tsx';
import { formats } from './formats.ts';

/** Safe file name from typed text. */
function buildFileName(name: string, end: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/[^\w -]/g, '')
    .trim()
    .replace(/[ _]+/g, '-')
    .slice(0, 60)
    .toLowerCase();
  return (plain || 'parvis') + end;
}

function download(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Late: some browsers read the file after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

const Line = styled('div', {
  display: 'grid',
  gap: '$2',
  padding: '$3 $4 $4',
  borderRadius: '$card',
  hairline: 'all',
  '& > p': { margin: 0, fontSize: '$sm', lineHeight: '$snug' },
});

type FilesPartProps = { document: ThemeDocument; name: string };

/** For other tools. */
const FilesPart = ({ document, name }: FilesPartProps) => {
  const { t } = useStudioTexts();
  return (
    <PanelPart title={t('studio.share.files')}>
      {formats.map(({ id, write, end, type }) => {
        const text = write(document);
        const format = t(`studio.format.${id}`);
        return (
          <Line key={id}>
            <b>{format}</b>
            <p>{t(`studio.format.${id}.hint`)}</p>
            <Row>
              <CopyButton text={text} name={format} />
              <Button
                size="small"
                variant="quiet"
                icon={<DownloadIcon size={18} />}
                aria-label={t('studio.share.downloadNamed', { name: format })}
                onClick={() => download(new Blob([text], { type }), buildFileName(name, end))}
              >
                {t('studio.share.download')}
              </Button>
            </Row>
          </Line>
        );
      })}
    </PanelPart>
  );
};

export type SharePanelProps = {
  work: Work;
  samples: string;
  name: string;
  /** Light by default. */
  scheme?: Scheme | undefined;
};

const schemes = ['light', 'dark'] as const;

/** Addresses, QR codes, files, pictures. */
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
          href={buildSampleAddress(samples, 'set', work.document, 'light', locale)}
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
