import type { Who } from '@parvis/api/call';
import type { ErrorCode } from '@parvis/api/errors';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../modules/context/services.ts';
import type { CustomerDirectory } from '../modules/customers/customers.ts';
import { findKnown } from '../modules/identity/sessions.ts';
import { Refusal } from '../platform/lib/refusal.ts';
import { readSessionCookie } from './cookies.ts';
import { type Caller, checkCaller, isCode } from './guard.ts';

/** Errors that a renamed customer can cause. */
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
 * Runs work, and retries once if it failed while its customer was renamed, in this or another process.
 * @param seen revision of the directory used to resolve the name
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

export type Identified = Caller & { token: string | undefined; seen: number };

export async function identify(request: FastifyRequest, services: Services): Promise<Identified> {
  const token = readSessionCookie(request, services.config);
  const { cuid: asked } = request.params as { cuid?: string };
  // Resolves former names; invalid names are rejected later.
  const cuid = isCode(asked) ? await services.customers.nameOf(asked) : asked;
  const known = token ? await findKnown(services.db, token, isCode(cuid) ? cuid : undefined) : undefined;
  return { session: known?.session, role: known?.role, cuid, token, seen: services.customers.looks() };
}

/** @throws Refusal as `checkCaller` */
export function identifyAs(request: FastifyRequest, services: Services, who: Who): Promise<Identified> {
  const admit = async () => {
    const caller = await identify(request, services);
    return { ...caller, role: await checkCaller(services, who, caller) };
  };
  return byName(services.customers, services.customers.looks(), admit);
}
