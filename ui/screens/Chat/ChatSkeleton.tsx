import { styled } from '@parvis/theme/css/stitches';
import { Skeleton } from '../../parts/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../parts/VisuallyHidden/VisuallyHidden.tsx';
import { useUiTexts } from '../../texts.tsx';

const Column = styled('div', {
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  gap: '$3',
  flex: '1 1 0',
  minBlockSize: 0,
  overflow: 'hidden',
  inlineSize: '100%',
  maxInlineSize: '52rem',
  marginInline: 'auto',
  padding: '$4 $3',
  '& > [data-mine]': { alignSelf: 'flex-end' },
});

const shapes = [
  { inlineSize: '55%', blockSize: '4.5rem', mine: true },
  { inlineSize: '70%', blockSize: '5.5rem', mine: false },
  { inlineSize: '45%', blockSize: '3.5rem', mine: false },
  { inlineSize: '60%', blockSize: '4.5rem', mine: true },
] as const;

/** The shape of a conversation while it is loaded. Renders a busy `<div>`. */
export const ChatSkeleton = () => {
  const texts = useUiTexts();
  return (
    <Column aria-busy="true" role="status">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      {shapes.map(({ mine, ...size }, index) => (
        <Skeleton
          key={index}
          data-mine={mine || undefined}
          style={{ ...size, borderRadius: 'var(--pv-radii-bubble)' }}
        />
      ))}
    </Column>
  );
};
