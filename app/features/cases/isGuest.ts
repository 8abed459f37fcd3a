import type { Participant } from '@parvis/api/entities/case';

/** Joined another person's report by a personal link. */
export const isGuest = ({ staff, as }: Pick<Participant, 'staff' | 'as'>): boolean =>
  !staff && as !== 'creator';
