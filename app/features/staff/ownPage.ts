import type { Role } from '@parvis/api/entities/user';

export interface OwnPage {
  readonly href: string;
  /** Customer name. */
  readonly label: string;
}

type Access = 'admin' | 'moderator' | 'all';

/** Pages by required right. */
const PAGES: Readonly<Record<string, Access>> = {
  administration: 'admin',
  codes: 'admin',
  delivery: 'admin',
  figures: 'admin',
  links: 'admin',
  moderation: 'moderator',
  settings: 'all',
  trail: 'admin',
};

const grants: Readonly<Record<Access, (role: Role) => boolean>> = {
  admin: ({ level }) => level === 'admin',
  moderator: ({ moderate }) => moderate === true,
  all: () => true,
};

const getPageAccess = (name: string | undefined): Access | undefined =>
  name !== undefined && Object.hasOwn(PAGES, name) ? PAGES[name] : undefined;

/** Lists the customers' pages for an address without customer, such as `/staff/codes`. */
export function listOwnPages(name: string | undefined, roles: readonly Role[]): OwnPage[] {
  const whose = getPageAccess(name);
  if (whose === undefined) return [];
  return roles
    .filter(grants[whose])
    .map(({ cuid, cstmrLbl }) => ({ href: `/staff/${cuid}/${name}`, label: cstmrLbl }));
}

/** The customer in an address; undefined for a page name without roles. */
export const getDeskCustomer = (name: string | undefined, roles: readonly Role[]): string | undefined =>
  getPageAccess(name) !== undefined && roles.length === 0 ? undefined : name;
