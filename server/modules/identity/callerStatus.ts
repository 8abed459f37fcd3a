import type { UserStatus } from '@parvis/api/entities/user';
import { Refusal } from '../../platform/lib/refusal.ts';
import type { RequestContext } from '../context/requestContext.ts';
import { findCaller } from './sessions.ts';
import { loadUserStatus } from './userStatus.ts';

export const getRoleView = async (request: RequestContext) => ({
  locale: request.locale,
  origin: await request.resolveOrigin(),
});

export async function reloadStatus(request: RequestContext): Promise<UserStatus> {
  const now = request.token ? await findCaller(request.context.db, request.token) : undefined;
  return loadUserStatus(request.context, now?.session, await getRoleView(request));
}

export interface RefusedCode {
  readonly qrRefused: 'unknownQr' | 'staleQr';
}

/** Reports a refused code instead of failing. */
export async function tellRefusedCode<T extends object>(use: () => Promise<T>): Promise<T | RefusedCode> {
  try {
    return await use();
  } catch (error) {
    if (error instanceof Refusal) return { qrRefused: error.code === 'staleQr' ? 'staleQr' : 'unknownQr' };
    throw error;
  }
}
