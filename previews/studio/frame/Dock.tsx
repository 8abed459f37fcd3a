import { styled } from '@parvis/theme/css/stitches';
import { ChevronDownIcon } from '@parvis/ui/icons/ChevronDownIcon';
import { type ReactNode, useState } from 'react';
import type { Draft } from '../drafts/useDraft.ts';
import { useStudioTexts } from '../shared/texts.tsx';
import { SaveButton, SaveStatus, StepButtons } from './Saving.tsx';

const Root = styled('div', {
  '@desk': { display: 'contents' },
  '@phone': {
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: 4,
    surface: 'footBg',
    color: '$txt',
    hairline: 'blockStart',
    boxShadow: '$high',
  },
  '@short': { position: 'static' },
});
const Bar = styled('section', { '& > p': { paddingInline: '$3', paddingBlockStart: '$1' } });
const Row = styled('div', {
  display: 'flex',
  alignItems: 'center',
  // At double text size.
  flexWrap: 'wrap',
  gap: '$1',
  paddingInline: '$2',
  paddingBlock: 2,
  '& > *': { flexShrink: 0 },
});
const Unfold = styled('button', {
  display: 'flex',
  alignItems: 'center',
  gap: '$2',
  flex: '1 1 auto',
  minBlockSize: '$target',
  paddingInline: '$1',
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: '$bold',
  lineHeight: '$tight',
  textAlign: 'start',
  cursor: 'pointer',
  '& > svg': { flexShrink: 0 },
  '&:focus-visible': { outline: '3px solid $colors$txt', outlineOffset: '-4px', borderRadius: '$control' },
  '&[aria-expanded=false] > svg': { transform: 'rotate(180deg)' },
});

export type DockProps = {
  draft: Draft;
  /** Desktops show all of it elsewhere. */
  isPhone: boolean;
  /** Preview open at first. */
  unfolded: boolean;
  /** Folded by default. */
  children: (folded: boolean) => ReactNode;
};

/** On phones: preview, undo, saving. */
export const Dock = ({ draft, isPhone, unfolded, children }: DockProps) => {
  const { t } = useStudioTexts();
  const [folded, setFolded] = useState(!unfolded);
  return (
    <Root>
      {isPhone && (
        <Bar aria-label={t('studio.dock')}>
          <SaveStatus draft={draft} />
          <Row>
            <Unfold type="button" aria-expanded={!folded} onClick={() => setFolded(!folded)}>
              <ChevronDownIcon size={20} />
              {t('studio.stage.fold')}
            </Unfold>
            <StepButtons work={draft.work} sparing />
            <SaveButton draft={draft} />
          </Row>
        </Bar>
      )}
      {children(folded)}
    </Root>
  );
};
