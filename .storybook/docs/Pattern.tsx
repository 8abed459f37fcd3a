import { Examples, FramedExamples } from './Examples.tsx';
import { useStories } from './useStories.ts';

/** A pattern with its code; in a frame where it covers the page. */
export const Pattern = ({
  story,
  title,
  framed = false,
}: {
  story: string;
  title: string;
  framed?: boolean;
}) => {
  const storyOf = useStories();
  const Shown = framed ? FramedExamples : Examples;
  return <Shown file="Patterns" examples={[{ story, title }]} storyOf={storyOf} />;
};
