import type { Role } from '@parvis/api/entities/user';
import { createStore } from '@parvis/locales/store';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { isRefusedAs } from '../data/clientAt.ts';
import { SITE_ROLE } from './useSiteRoles.ts';

/** The customer whose desk was open when its role went, until its reader was told. */
export const goneRole = createStore<string | undefined>(undefined);

/** Notes where the role whose desk is open is not among those that are left. */
export function useGoneRole(left: readonly Role[], shown: Role | undefined): void {
  const last = useRef<Role>(undefined);
  useEffect(() => goneRole.set(undefined), []);
  useEffect(() => {
    const before = last.current;
    if (before && !left.some(({ rlid }) => rlid === before.rlid)) {
      goneRole.set(before.cstmrLbl);
      last.current = undefined;
    }
    if (shown) last.current = shown;
  });
}

/** A desk whose question is refused may be nobody's any more: its site is asked. @returns ends it */
export const lookWhenForbidden = (client: QueryClient): (() => void) =>
  client.getQueryCache().subscribe((event) => {
    const isRefused =
      event.type === 'updated' &&
      event.action.type === 'error' &&
      // What asks for the role itself is not asked anew by its own answer.
      event.query.queryKey[0] !== SITE_ROLE &&
      isRefusedAs(event.action.error, 'forbidden');
    if (isRefused) void client.invalidateQueries({ queryKey: [SITE_ROLE] });
  });
