import { styled } from '@parvis/theme/css/stitches';
import type { ReactNode, Ref } from 'react';
import { CloseIcon } from '../../icons/CloseIcon.tsx';
import { Button } from '../../parts/Button/Button.tsx';

const Root = styled('div', {
  display: 'grid',
  gap: '$1',
  padding: '0 $2 $2 $4',
  outline: 'none',
  backgroundColor: '$mainBtnBg1',
  color: '$mainBtnTxt1',
  fontSize: '$sm',
  lineHeight: '$snug',
});
const Line = styled('div', { display: 'flex', alignItems: 'center', gap: '$2', minBlockSize: '2.5rem' });
const Words = styled('p', { margin: 0, marginInlineEnd: 'auto', minInlineSize: 0, fontWeight: '$bold' });
const Actions = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.375rem',
  '& > button': { minBlockSize: '2.25rem', paddingInline: '0.625rem', fontSize: '$sm' },
  '@phone': { '& > button': { minBlockSize: '2.75rem' } },
  '&:empty': { display: 'none' },
});

export type SelectionBarProps = {
  /** "Signalements sélectionnés" */
  label: string;
  /** Count or outcome; announced. */
  words: string;
  aside?: ReactNode;
  onClear?: (() => void) | undefined;
  clear: string;
  children?: ReactNode;
  ref?: Ref<HTMLDivElement>;
};

/** Actions on selected cases. */
export const SelectionBar = ({ label, words, aside, onClear, clear, children, ref }: SelectionBarProps) => (
  <Root ref={ref} role="group" aria-label={label} tabIndex={-1}>
    <Line>
      <Words role="status">{words}</Words>
      {aside}
      {onClear && (
        <Button variant="plain" size="small" iconOnly icon={<CloseIcon size={20} />} onClick={onClear}>
          {clear}
        </Button>
      )}
    </Line>
    <Actions>{children}</Actions>
  </Root>
);
