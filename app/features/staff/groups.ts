import { townCalls } from '@parvis/api/calls/town';
import type { Group } from '@parvis/api/entities/group';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/api/client.ts';

const MINUTE = 60_000;

export const getGroupsQuery = (cuid: string) =>
  queryOptions({
    queryKey: ['groups', cuid] as const,
    queryFn: () => client.call(townCalls.infoGroups, { cuid }),
    staleTime: 5 * MINUTE,
  });

/** Whom a call names: its body. */
export const toTarget = ({ kind, gcatCode, grpGpid }: Group) =>
  kind === 'group' ? { grpGpid: grpGpid ?? '' } : { gcatCode: gcatCode ?? '' };

/** Without anybody but the reader there is nobody to call. */
export const canCall = ({ people }: Group): boolean => people.some(({ me }) => !me);

export const getGroupKey = ({ kind, gcatCode, grpGpid }: Group): string =>
  `${kind} ${kind === 'group' ? grpGpid : gcatCode}`;
