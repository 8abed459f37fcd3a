import type { Who } from '@parvis/api/call';
import type { FastifyRequest } from 'fastify';
import { findKnown } from '../people/sessions.ts';
import type { Services } from '../services/services.ts';
import { byName } from './byName.ts';
import { readSessionCookie } from './cookies.ts';
import { type Caller, checkCaller, isCode } from './guard.ts';

/** Who asks, by which cookie, and what was known of customers' names when that was found out. */
export type Identified = Caller & { token: string | undefined; seen: number };

/** Who asks: the session of the cookie, the customer of the path, and the role there. */
export async function identify(request: FastifyRequest, services: Services): Promise<Identified> {
  const token = readSessionCookie(request, services.config);
  const { cuid: asked } = request.params as { cuid?: string };
  // By a name that a customer had before it is that customer; what no customer can be called is looked at later.
  const cuid = isCode(asked) ? await services.customers.nameOf(asked) : asked;
  const known = token ? await findKnown(services.db, token, isCode(cuid) ? cuid : undefined) : undefined;
  return { session: known?.session, role: known?.role, cuid, token, seen: services.customers.looks() };
}

/** Who asks, if they may. @throws Refusal as `checkCaller` */
export function identifyAs(request: FastifyRequest, services: Services, who: Who): Promise<Identified> {
  const admit = async () => {
    const caller = await identify(request, services);
    return { ...caller, role: await checkCaller(services, who, caller) };
  };
  return byName(services.customers, services.customers.looks(), admit);
}
