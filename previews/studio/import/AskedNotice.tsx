import { styled } from '@parvis/theme/css/stitches';
import { useStudioTexts } from '../shared/texts.tsx';
import { ImportFindings } from './ImportFindings.tsx';
import type { AddressResult } from './readLookAddress.ts';

/** Until unfolded. */
const NoticeDetails = styled('details', {
  '& > summary': { paddingBlock: '$2', cursor: 'pointer', fontWeight: '$bold' },
  '& > summary:focus-visible': { outline: '3px solid $colors$txt', outlineOffset: 2 },
});

const Findings = styled('div', {
  position: 'relative',
  display: 'grid',
  gap: '$1',
  paddingBlockStart: '$2',
  maxBlockSize: '30vh',
  overflowY: 'auto',
});

/** Unusable parts of the address. */
export const AskedNotice = ({ asked }: { asked: AddressResult }) => {
  const { t } = useStudioTexts();
  if (!asked.ok) return t('studio.address.refused');
  return (
    <NoticeDetails>
      <summary>{t('studio.address.ignored', { count: asked.ignored })}</summary>
      <Findings>
        <ImportFindings read={asked.read} />
      </Findings>
    </NoticeDetails>
  );
};
