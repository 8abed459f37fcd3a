import { styled } from '@parvis/theme/css/stitches';
import { Skeleton } from '../../parts/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../parts/VisuallyHidden/VisuallyHidden.tsx';
import { useUiTexts } from '../../texts.tsx';

const Waiting = styled('div', { display: 'grid', gap: '$4' });
// A rule, not a style: a strict policy refuses one in what a server drew. It counts more than those of shapes.
const Title = styled(Skeleton, { '&&&': { blockSize: 28, inlineSize: '70%' } });
const Answer = styled(Skeleton, { '&&&': { blockSize: 56 } });

/** In place of a question while it is loaded: a title and what can be answered. Says that it is loading. */
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
