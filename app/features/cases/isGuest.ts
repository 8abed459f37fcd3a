import type { Participant } from '@parvis/api/entities/case';

/** Whether a visitor came by a personal link, into the report of somebody else. */
export const isGuest = ({ staff, as }: Pick<Participant, 'staff' | 'as'>): boolean =>
  !staff && as !== 'creator';
