import type { CaseSummary } from '@parvis/api/entities/case';

/** The fields of a case that tell who is in charge. */
export type InCharge = Pick<CaseSummary, 'state' | 'handlers'>;

/**
 * Tells who is in charge of a case: `nobody`; `handled` by its handlers; `cameBack`, reopened, and still assigned to the handlers who
 * closed it until one of them resumes it.
 */
export const chargeOf = ({ state, handlers }: InCharge): 'nobody' | 'handled' | 'cameBack' => {
  if (handlers.length === 0) return 'nobody';
  return state === 'open' ? 'cameBack' : 'handled';
};
