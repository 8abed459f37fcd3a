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

const Message = styled(Skeleton, {
  '&&&': { borderRadius: '$bubble' },
  '&&&[data-at="0"]': { inlineSize: '55%', blockSize: '4.5rem' },
  '&&&[data-at="1"]': { inlineSize: '70%', blockSize: '5.5rem' },
  '&&&[data-at="2"]': { inlineSize: '45%', blockSize: '3.5rem' },
  '&&&[data-at="3"]': { inlineSize: '60%', blockSize: '4.5rem' },
});
const areMine = [true, false, false, true];

/** Loading placeholder of a conversation. */
export const ChatSkeleton = () => {
  const texts = useUiTexts();
  return (
    <Column aria-busy="true" role="status">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      {areMine.map((isMine, at) => (
        <Message key={at} data-at={at} data-mine={isMine || undefined} />
      ))}
    </Column>
  );
};
