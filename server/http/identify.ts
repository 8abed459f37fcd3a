import type { Who } from '@parvis/api/call';
import type { ErrorCode } from '@parvis/api/errors';
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../modules/context/appContext.ts';
import type { CustomerDirectory } from '../modules/customers/service.ts';
import { findCaller } from '../modules/identity/service.ts';
import { Refusal } from '../platform/lib/refusal.ts';
import { readSessionCookie } from './cookies.ts';
import { type Caller, checkCaller, isValidCuid } from './guard.ts';

/** Errors that a renamed customer can cause. */
const RENAME_ERRORS: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'conflict',
  'forbidden',
  'notFound',
  'unknownCase',
  'unknownCategory',
  'unknownCustomer',
  'unknownPoll',
  'unknownQr',
]);

const isRenameError = (error: unknown): boolean =>
  !(error instanceof Refusal) || RENAME_ERRORS.has(error.code);

/**
 * Retries once if the customer was renamed.
 * @param seen directory revision that resolved the name
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

export async function identifyCaller(
  request: FastifyRequest,
  context: AppContext,
): Promise<IdentifiedCaller> {
  const token = readSessionCookie(request, context.config);
  const { cuid: asked } = request.params as { cuid?: string };
  // Invalid names are rejected later.
  const cuid = isValidCuid(asked) ? await context.customers.resolveCuid(asked) : asked;
  const known = token ? await findCaller(context.db, token, isValidCuid(cuid) ? cuid : undefined) : undefined;
  return { session: known?.session, role: known?.role, cuid, token, seen: context.customers.getRevision() };
}

/** @throws Refusal as `checkCaller` */
export function identifyAs(
  request: FastifyRequest,
  context: AppContext,
  who: Who,
): Promise<IdentifiedCaller> {
  const identifyAndCheck = async () => {
    const caller = await identifyCaller(request, context);
    return { ...caller, role: await checkCaller(context, who, caller) };
  };
  return retryAfterRename(context.customers, context.customers.getRevision(), identifyAndCheck);
}
