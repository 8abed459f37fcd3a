import type { Role } from '@parvis/api/entities/user';

/** A way to a page of somebody's own customer. */
export interface OwnPage {
  readonly href: string;
  /** The customer's name. */
  readonly label: string;
}

/** Pages of a customer's staff, in place of a case: for its administrators alone, or for all. */
const PAGES: Readonly<Record<string, 'admin' | 'all'>> = {
  codes: 'admin',
  delivery: 'admin',
  settings: 'all',
  trail: 'admin',
};

/** Where an address leads that names a page of staff without its customer (`/staff/codes`): to that page at each customer where it is theirs. */
export function ownPage(name: string | undefined, roles: readonly Role[]): OwnPage[] {
  const whose = name !== undefined && Object.hasOwn(PAGES, name) ? PAGES[name] : undefined;
  if (whose === undefined) return [];
  return roles
    .filter(({ level }) => whose === 'all' || level === whose)
    .map(({ cuid, cstmrLbl }) => ({ href: `/staff/${cuid}/${name}`, label: cstmrLbl }));
}
