import type { Role } from '@parvis/api/entities/user';

/** A way to a page of somebody's own customer. */
export interface OwnPage {
  readonly href: string;
  /** The customer's name. */
  readonly label: string;
}

/** Pages of a customer's staff, in place of a case: for its administrators alone, or for all. */
const PAGES: Readonly<Record<string, 'admin' | 'all'>> = {
  administration: 'admin',
  codes: 'admin',
  delivery: 'admin',
  settings: 'all',
  trail: 'admin',
};

const whoseIs = (name: string | undefined): 'admin' | 'all' | undefined =>
  name !== undefined && Object.hasOwn(PAGES, name) ? PAGES[name] : undefined;

/** Where an address leads that names a page of staff without its customer (`/staff/codes`): to that page at each customer where it is theirs. */
export function ownPage(name: string | undefined, roles: readonly Role[]): OwnPage[] {
  const whose = whoseIs(name);
  if (whose === undefined) return [];
  return roles
    .filter(({ level }) => whose === 'all' || level === whose)
    .map(({ cuid, cstmrLbl }) => ({ href: `/staff/${cuid}/${name}`, label: cstmrLbl }));
}

/** Whose desk an address means that opens none: a page of one's own is no customer's in particular for who is staff of none any more. */
export const whoseDesk = (name: string | undefined, roles: readonly Role[]): string | undefined =>
  whoseIs(name) !== undefined && roles.length === 0 ? undefined : name;
