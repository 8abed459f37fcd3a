import { codeSchema } from '@parvis/api/entities/basics';
import type { Forward } from '@parvis/api/entities/customer';
import * as z from 'zod/mini';
import type { AppContext } from '../modules/context/appContext.ts';
import {
  type Customer,
  findCodeOwner,
  findReplacement,
  findSimilarCodes,
  type PlacedCode,
  type Sites,
} from '../modules/customers/service.ts';
import { findLink, getLinkState } from '../modules/links/service.ts';
import { Refusal } from '../platform/lib/refusal.ts';
import { getForward } from './forward.ts';

export interface PageAddress {
  qrid?: string;
  cuid?: string;
  connectId?: string;
  asking?: boolean;
  host?: string | undefined;
  url?: string;
}

export interface ScannedCode {
  readonly code: PlacedCode;
  readonly customer: Customer;
}

type CodeError = 'unknownQr' | 'staleQr' | 'unavailable';

type LinkStatus = 'valid' | 'over' | 'unknown' | 'unavailable';

export interface ResolvedAddress {
  readonly sites: Sites;
  /** Undefined at the wrong host. */
  readonly scanned: ScannedCode | undefined;
  readonly noCode: CodeError | undefined;
  readonly connected: LinkStatus | undefined;
  /** Customer of the code, even if stale, of the page, or of the host. */
  readonly cuid: string | undefined;
  readonly forward: Forward | undefined;
  readonly replacedBy: string | undefined;
  /** Equal after normalization: redirects to one, offers several. */
  readonly alike: readonly string[];
}

async function resolveCode({ customers }: AppContext, qrid: string): Promise<ScannedCode | CodeError> {
  if (!z.safeParse(codeSchema, qrid).success) return 'unknownQr';
  try {
    const code = await customers.getCode(qrid);
    return { code, customer: await customers.get(code.cuid) };
  } catch (error) {
    if (error instanceof Refusal) return error.code === 'staleQr' ? 'staleQr' : 'unknownQr';
    // The page still opens, and retries.
    return 'unavailable';
  }
}

async function resolveLink(
  { db }: AppContext,
  id: string,
): Promise<{ readonly status: LinkStatus; readonly cuid?: string }> {
  if (!z.safeParse(codeSchema, id).success) return { status: 'unknown' };
  try {
    const found = await findLink(db, id);
    return { status: getLinkState(found) === 'valid' ? 'valid' : 'over', cuid: found.link.cuid };
  } catch (error) {
    return { status: error instanceof Refusal ? 'unknown' : 'unavailable' };
  }
}

/** At most one second stale. */
export async function resolvePageAddress(
  context: AppContext,
  { qrid, cuid, connectId, host }: PageAddress,
): Promise<ResolvedAddress> {
  const { config, customers, db } = context;
  const sites = await customers.getSites();
  const found = qrid === undefined ? undefined : await resolveCode(context, qrid);
  const scanned = typeof found === 'object' ? found : undefined;
  const noCode = typeof found === 'string' ? found : undefined;
  const stale = noCode === 'staleQr' && qrid ? await findCodeOwner(db, qrid) : undefined;
  const link = connectId === undefined ? undefined : await resolveLink(context, connectId);
  const owner = scanned?.customer.cuid ?? stale ?? link?.cuid;
  const forward = getForward(sites, config, host, owner);
  return {
    sites,
    scanned: forward ? undefined : scanned,
    noCode,
    connected: link?.status,
    // Pages without a customer belong to the host's customer.
    cuid: owner ?? cuid ?? sites.findCustomer(host),
    forward,
    replacedBy: stale && qrid ? await findReplacement(db, qrid) : undefined,
    alike: noCode === 'unknownQr' && qrid ? await findSimilarCodes(db, qrid) : [],
  };
}
