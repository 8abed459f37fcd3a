import { styled } from '@parvis/theme/css/stitches';
import { Skeleton } from '../../parts/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../parts/VisuallyHidden/VisuallyHidden.tsx';
import { useUiTexts } from '../../texts.tsx';

const Waiting = styled('div', { display: 'grid', gap: '$4' });

/** In place of a question while it is loaded: a title and what can be answered. Says that it is loading. */
export const QuestionsLoading = ({ answers }: { answers: number }) => {
  const texts = useUiTexts();
  return (
    <Waiting role="status">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      <Skeleton style={{ blockSize: 28, inlineSize: '70%' }} />
      {Array.from({ length: answers }, (_, at) => (
        <Skeleton key={at} style={{ blockSize: 56 }} />
      ))}
    </Waiting>
  );
};
