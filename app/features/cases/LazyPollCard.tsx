import { createLazy } from '../../lib/texts/createLazy.ts';
import { texts } from '../../lib/texts/store.ts';
import { useLoaded } from '../../lib/texts/useLoaded.ts';
import type { PollCardProps } from './PollCard.tsx';

const card = createLazy(async () => {
  const [{ PollCard }] = await Promise.all([
    import('./PollCard.tsx'),
    texts.load('poll', 'report', 'flows', 'chat'),
  ]);
  return PollCard;
});

export const LazyPollCard = (props: PollCardProps) => {
  const Card = useLoaded(card);
  return Card && <Card {...props} />;
};
