import type { CaseInfo } from '@parvis/api/entities/case';

/** Whether a conversation is that of a gathering, whose people have names of their choice. */
export const isGathering = (info: Pick<CaseInfo, 'csid' | 'gthrId'> | null | undefined): boolean =>
  info?.gthrId !== undefined && info.gthrId === info.csid;
