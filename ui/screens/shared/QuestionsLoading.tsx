import { styled } from '@parvis/theme/css/stitches';
import { Skeleton } from '../../parts/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../parts/VisuallyHidden/VisuallyHidden.tsx';
import { useUiTexts } from '../../texts.tsx';

const Waiting = styled('div', { display: 'grid', gap: '$4' });
// A strict CSP refuses inline styles; outranks shape rules.
const Title = styled(Skeleton, { '&&&': { blockSize: 28, inlineSize: '70%' } });
const Answer = styled(Skeleton, { '&&&': { blockSize: 56 } });

/** Placeholder of a question; announces loading. */
export const QuestionsLoading = ({ answers }: { answers: number }) => {
  const texts = useUiTexts();
  return (
    <Waiting role="status">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      <Title />
      {Array.from({ length: answers }, (_, at) => (
        <Answer key={at} />
      ))}
    </Waiting>
  );
};
