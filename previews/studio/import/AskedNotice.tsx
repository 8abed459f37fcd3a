import { styled } from '@parvis/theme/css/stitches';
import { useStudioTexts } from '../shared/texts.tsx';
import type { Asked } from './askedLook.ts';
import { ImportFindings } from './ImportFindings.tsx';

/** One line until it is unfolded: the work below is what the studio was opened for. */
const Told = styled('details', {
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

/** What of the address that opened the studio could not be used. */
export const AskedNotice = ({ asked }: { asked: Asked }) => {
  const { t } = useStudioTexts();
  if (!asked.ok) return t('studio.address.refused');
  return (
    <Told>
      <summary>{t('studio.address.ignored', { count: asked.ignored })}</summary>
      <Findings>
        <ImportFindings read={asked.read} />
      </Findings>
    </Told>
  );
};
