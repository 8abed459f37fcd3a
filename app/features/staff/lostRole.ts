import type { Role } from '@parvis/api/entities/user';
import { createStore } from '@parvis/locales/store';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { isRefusedAs } from '../../lib/api/hostClients.ts';
import type { Outbox } from '../../lib/outbox/outbox.ts';
import { SITE_ROLE } from './useSiteRoles.ts';

interface LostRole {
  readonly cuid: string;
  readonly cstmrLbl?: string;
}

/** A lost or unavailable desk, until announced. */
export const lostRole = createStore<LostRole | undefined>(undefined);

/** A lost role, or another desk than `wanted`. */
export function useLostRole(
  left: readonly Role[],
  shown: Role | undefined,
  wanted: string | undefined,
): void {
  const last = useRef<Role>(undefined);
  const first = useRef(wanted);
  useEffect(() => lostRole.set(undefined), []);
  useEffect(() => {
    const before = last.current;
    if (before && !left.some(({ rlid }) => rlid === before.rlid)) {
      lostRole.set(before);
      last.current = undefined;
    }
    if (!shown) return;
    if (lostRole.get()?.cuid === shown.cuid) lostRole.set(undefined);
    if (first.current !== undefined && first.current !== shown.cuid) lostRole.set({ cuid: first.current });
    first.current = undefined;
    last.current = shown;
  });
}

const refreshSiteRoles = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: [SITE_ROLE] });

/** Refetches roles after a forbidden query. @returns unsubscribes */
export const watchForbiddenQueries = (client: QueryClient): (() => void) =>
  client.getQueryCache().subscribe((event) => {
    const isRefused =
      event.type === 'updated' &&
      event.action.type === 'error' &&
      // Prevents a loop.
      event.query.queryKey[0] !== SITE_ROLE &&
      isRefusedAs(event.action.error, 'forbidden');
    if (isRefused) void refreshSiteRoles(client);
  });

const countForbidden = (outbox: Pick<Outbox, 'items'>): number =>
  outbox.items().filter(({ refused }) => refused === 'forbidden').length;

/** Refetches roles after a forbidden reply. @returns unsubscribes */
export function watchForbiddenReplies(
  client: QueryClient,
  opening: Promise<Pick<Outbox, 'items' | 'subscribe'>>,
): () => void {
  const ending = opening.then((outbox) => {
    let before = countForbidden(outbox);
    return outbox.subscribe(() => {
      const now = countForbidden(outbox);
      if (now > before) void refreshSiteRoles(client);
      before = now;
    });
  });
  return () => void ending.then((end) => end());
}
