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

/** Body of a call to a group. */
export const toTarget = ({ kind, gcatCode, grpGpid }: Group) =>
  kind === 'group' ? { grpGpid: grpGpid ?? '' } : { gcatCode: gcatCode ?? '' };

/** Needs people besides the reader. */
export const canCall = ({ people }: Group): boolean => people.some(({ me }) => !me);

export const getGroupKey = ({ kind, gcatCode, grpGpid }: Group): string =>
  `${kind} ${kind === 'group' ? grpGpid : gcatCode}`;
