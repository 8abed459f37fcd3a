import { gatheringPictureAddress, imageAddress } from '@parvis/api/addresses';
import type { Gathering } from '@parvis/api/entities/gathering';
import type { ImageSize } from '@parvis/api/entities/media';
import { displayDay } from '@parvis/locales/dates';
import type { TextStore } from '@parvis/locales/translate';
import { getCustomerHost } from '../../lib/api/currentUser.ts';

const formatDay = (at: string, { locale }: TextStore): string => displayDay(locale(), new Date(at));

/** "Jusqu’au 3 mars", "À partir du 1er mars", "Terminée" */
export function formatPeriod({ state, beginsAt, endsAt }: Gathering, texts: TextStore): string {
  if (state === 'ended') return texts.t('gatherings.ended');
  if (state === 'notYet' && beginsAt) return texts.t('gatherings.from', { date: formatDay(beginsAt, texts) });
  return texts.t('gatherings.until', { date: formatDay(endsAt, texts) });
}

export const formatPeople = ({ people }: Gathering, { t }: TextStore): string =>
  t('gatherings.people', { count: people });

export const formatGatheringDay = formatDay;

export const getNewGatheringPath = (cuid: string, qrid?: string): string =>
  `/m/g/${cuid}/new${qrid === undefined ? '' : `?qrid=${encodeURIComponent(qrid)}`}`;

/** For a report linked to a gathering. */
export const getReportPath = (qrid: string, gthrId: string): string =>
  `/q/${encodeURIComponent(qrid)}?gthr=${gthrId}`;

/** The scanned code opens those of its place. */
export const getGatheringPath = (
  { cuid, gthrId }: Pick<Gathering, 'cuid' | 'gthrId'>,
  qrid?: string,
): string => `/m/g/${cuid}/${gthrId}${qrid === undefined ? '' : `?qrid=${encodeURIComponent(qrid)}`}`;

export function getPictureUrl(
  side: 'mobile' | 'town',
  { cuid, picture }: Pick<Gathering, 'cuid' | 'picture'>,
  size: ImageSize,
): string | undefined {
  if (!picture) return undefined;
  const at = { cuid, id: picture.id, size };
  return getCustomerHost(cuid) + (side === 'town' ? imageAddress('town', at) : gatheringPictureAddress(at));
}
