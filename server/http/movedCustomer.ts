import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services/services.ts';

const SIGNS = /[.*+?^${}()|[\]\\]/g;

/** An address of a customer by the name that it has now; the same where the name stands nowhere in it. */
const withName = (url: string, former: string, name: string): string =>
  url.replaceAll(new RegExp(`(/|%2F)${former.replaceAll(SIGNS, '\\$&')}(?=[/?&#%]|$)`, 'gi'), `$1${name}`);

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
