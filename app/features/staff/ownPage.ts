import type { Role } from '@parvis/api/entities/user';
import { canOpenPage, type DeskPlace, deskPages, getPageUrl, isDeskPlace } from './deskPages.ts';

export interface OwnPage {
  readonly href: string;
  readonly label: string;
}

/** Pages addressable without customer; board and studio have other addresses. */
const isPageName = (name: string | undefined): name is DeskPlace =>
  isDeskPlace(name) && name !== 'cases' && deskPages[name].address === undefined;

/** For an address without customer, such as `/staff/codes`. */
export function listOwnPages(name: string | undefined, roles: readonly Role[]): OwnPage[] {
  if (!isPageName(name)) return [];
  return roles
    .filter((role) => canOpenPage(name, role))
    .map(({ cuid, cstmrLbl }) => ({ href: getPageUrl(name, cuid), label: cstmrLbl }));
}

/** Undefined for a page name without roles. */
export const getDeskCustomer = (name: string | undefined, roles: readonly Role[]): string | undefined =>
  isPageName(name) && roles.length === 0 ? undefined : name;
