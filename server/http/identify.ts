import type { Who } from '@parvis/api/call';
import type { ErrorCode } from '@parvis/api/errors';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../modules/context/services.ts';
import type { CustomerDirectory } from '../modules/customers/customers.ts';
import { findKnown } from '../modules/identity/sessions.ts';
import { Refusal } from '../platform/lib/refusal.ts';
import { readSessionCookie } from './cookies.ts';
import { type Caller, checkCaller, isCode } from './guard.ts';

/** What is answered to whoever goes by a name that a customer has no more. */
const BY_NAME: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'conflict',
  'forbidden',
  'notFound',
  'unknownCase',
  'unknownCategory',
  'unknownCustomer',
  'unknownQr',
]);

const mayBeOfName = (error: unknown): boolean => !(error instanceof Refusal) || BY_NAME.has(error.code);

/**
 * Does a work; once more where it failed while a customer was given another name, in this process or another.
 * @param seen the looks of the directory when the name was found that the work goes by
 */
export async function byName<T>(
  customers: CustomerDirectory,
  seen: number,
  work: () => Promise<T>,
  again: () => Promise<T> = work,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!mayBeOfName(error) || !(await customers.renamedSince(seen).catch(() => false))) throw error;
    return again();
  }
}

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
