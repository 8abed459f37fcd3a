import type { CaseSummary } from '@parvis/api/entities/case';

export type HandlingFields = Pick<CaseSummary, 'state' | 'handlers'>;

/** `cameBack`: reopened, its former handlers not back yet. */
export const getHandlingState = ({ state, handlers }: HandlingFields): 'nobody' | 'handled' | 'cameBack' => {
  if (handlers.length === 0) return 'nobody';
  return state === 'open' ? 'cameBack' : 'handled';
};
