import { type CaseSummary, isEnded } from '@parvis/api/entities/case';

/** An ended case must be reopened first. */
export const canBeKept = (
  one: Pick<CaseSummary, 'csid' | 'state' | 'betweenUsers' | 'simulation'>,
  info: Pick<CaseSummary, 'csid' | 'simulation'>,
): boolean =>
  one.csid !== info.csid && one.simulation === info.simulation && !one.betweenUsers && !isEnded(one.state);
