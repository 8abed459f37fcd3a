import type { CaseInfo } from '@parvis/api/entities/case';

/** Its members choose their names. */
export const isGathering = (info: Pick<CaseInfo, 'csid' | 'gthrId'> | null | undefined): boolean =>
  info?.gthrId !== undefined && info.gthrId === info.csid;
