import type { CaseSummary } from '@parvis/api/entities/case';

/** What tells who has a case. */
export type InCharge = Pick<CaseSummary, 'state' | 'handlers'>;

/**
 * Who has a case: nobody, whoever handles it, or who had it when it was closed. A case that came back stays theirs as long as they
 * work there, and waits for them to take it up again.
 */
export const chargeOf = ({ state, handlers }: InCharge): 'nobody' | 'handled' | 'cameBack' => {
  if (handlers.length === 0) return 'nobody';
  return state === 'open' ? 'cameBack' : 'handled';
};
