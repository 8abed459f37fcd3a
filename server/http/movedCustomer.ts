import { legalPages } from '@parvis/api/legalPages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services/services.ts';

const SIGNS = /[.*+?^${}()|[\]\\]/g;

/** What stands before the name of a customer in an address, also in one that another address names. A customer may be called as one of these. */
const SLASH = '(?:/|%2[Ff])';
const PAGES = ['app', 'staff', `m${SLASH}case`, ...Object.values(legalPages).map((page) => page.slice(1))];
const BEFORE = `${SLASH}(?:${PAGES.join('|')})${SLASH}`;

/** An address of a customer by the name that it has now; the same where the name stands nowhere in it. */
export const withName = (url: string, former: string, name: string): string =>
  url.replaceAll(new RegExp(`(${BEFORE})${former.replaceAll(SIGNS, '\\$&')}(?=[/?&#%]|$)`, 'g'), `$1${name}`);

/** Sends whoever opens a page by a name that its customer had before to the same page by its name now; false where it is its name. */
export async function sendToName(
  request: FastifyRequest,
  reply: FastifyReply,
  { customers }: Services,
  cuid: string | undefined,
): Promise<boolean> {
  if (cuid === undefined) return false;
  const name = await customers.nameOf(cuid).catch(() => cuid);
  const address = name === cuid ? request.url : withName(request.url, cuid, name);
  if (address === request.url) return false;
  // It may be called so again one day.
  void reply.header('cache-control', 'no-store').redirect(address);
  return true;
}
