import type { CaseSummary } from '@parvis/api/entities/case';

/** Whether a case can be kept for another one. */
export const canBeKept = (
  one: Pick<CaseSummary, 'csid' | 'state' | 'betweenUsers' | 'simulation'>,
  info: Pick<CaseSummary, 'csid' | 'simulation'>,
): boolean =>
  one.csid !== info.csid &&
  one.simulation === info.simulation &&
  !one.betweenUsers &&
  one.state !== 'rejected' &&
  one.state !== 'cancelled';
