import type { Who } from '@parvis/api/call';
import type { ErrorCode } from '@parvis/api/errors';
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../modules/context/appContext.ts';
import type { CustomerDirectory } from '../modules/customers/customerDirectory.ts';
import { findCaller } from '../modules/identity/sessions.ts';
import { Refusal } from '../platform/lib/refusal.ts';
import { readSessionCookie } from './cookies.ts';
import { type Caller, checkCaller, isCode } from './guard.ts';

/** Errors that a renamed customer can cause. */
const RENAME_ERRORS: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'conflict',
  'forbidden',
  'notFound',
  'unknownCase',
  'unknownCategory',
  'unknownCustomer',
  'unknownQr',
]);

const isRenameError = (error: unknown): boolean =>
  !(error instanceof Refusal) || RENAME_ERRORS.has(error.code);

/**
 * Runs work, and retries once if it failed while its customer was renamed, in this or another process.
 * @param seen revision of the directory used to resolve the name
 */
export async function retryAfterRename<T>(
  customers: CustomerDirectory,
  seen: number,
  work: () => Promise<T>,
  again: () => Promise<T> = work,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isRenameError(error) || !(await customers.hasRenamesSince(seen).catch(() => false))) throw error;
    return again();
  }
}

export type IdentifiedCaller = Caller & { token: string | undefined; seen: number };

export async function identify(request: FastifyRequest, services: AppContext): Promise<IdentifiedCaller> {
  const token = readSessionCookie(request, services.config);
  const { cuid: asked } = request.params as { cuid?: string };
  // Resolves former names; invalid names are rejected later.
  const cuid = isCode(asked) ? await services.customers.resolveCuid(asked) : asked;
  const known = token ? await findCaller(services.db, token, isCode(cuid) ? cuid : undefined) : undefined;
  return { session: known?.session, role: known?.role, cuid, token, seen: services.customers.getRevision() };
}

/** @throws Refusal as `checkCaller` */
export function identifyAs(
  request: FastifyRequest,
  services: AppContext,
  who: Who,
): Promise<IdentifiedCaller> {
  const admit = async () => {
    const caller = await identify(request, services);
    return { ...caller, role: await checkCaller(services, who, caller) };
  };
  return retryAfterRename(services.customers, services.customers.getRevision(), admit);
}
