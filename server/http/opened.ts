import { codeSchema } from '@parvis/api/entities/basics';
import type { Forward } from '@parvis/api/entities/customer';
import * as z from 'zod/mini';
import type { Services } from '../modules/context/services.ts';
import { alikeCodes } from '../modules/customers/alikeCodes.ts';
import type { Customer } from '../modules/customers/customers.ts';
import { type FoundCode, hangsNow, ownerOfCode } from '../modules/customers/foundCode.ts';
import type { Sites } from '../modules/customers/sites.ts';
import { Refusal } from '../platform/lib/refusal.ts';
import { forwardFor } from './forward.ts';

/** What an address says about its page: the code that was scanned, or the customer it belongs to. */
export interface PageAddress {
  qrid?: string;
  cuid?: string;
  /** It asks the questions of a category. */
  asking?: boolean;
  /** The host at which it is opened. */
  host?: string | undefined;
  /** Path and query. */
  url?: string;
}

export interface ScannedCode {
  readonly code: FoundCode;
  readonly customer: Customer;
}

type NoCode = 'unknownQr' | 'staleQr' | 'unavailable';

/** What is behind an address, before a word of its page is written. */
export interface Opened {
  readonly sites: Sites;
  /** The code of a page that belongs to this host. */
  readonly scanned: ScannedCode | undefined;
  /** Why a code that is named leads nowhere. */
  readonly noCode: NoCode | undefined;
  /** Whose page it is: the owner of its code, also of one out of use, or who is named. */
  readonly cuid: string | undefined;
  readonly forward: Forward | undefined;
  /** What hangs in the place of a code out of use. */
  readonly replacedBy: string | undefined;
  /** Codes that differ from an unknown one by how it is written alone: one is meant, several are offered. */
  readonly alike: readonly string[];
}

async function scan({ customers }: Services, qrid: string): Promise<ScannedCode | NoCode> {
  if (!z.safeParse(codeSchema, qrid).success) return 'unknownQr';
  try {
    const code = await customers.code(qrid);
    return { code, customer: await customers.get(code.cuid) };
  } catch (error) {
    if (error instanceof Refusal) return error.code === 'staleQr' ? 'staleQr' : 'unknownQr';
    // The page still opens: it asks again by itself, and says so in words.
    return 'unavailable';
  }
}

/** Looks at what an address leads to, as it was within the last second: a code that was taken out of use is out of use. */
export async function openAddress(services: Services, { qrid, cuid, host }: PageAddress): Promise<Opened> {
  const { config, customers, db } = services;
  const sites = await customers.sites();
  const found = qrid === undefined ? undefined : await scan(services, qrid);
  const scanned = typeof found === 'object' ? found : undefined;
  const noCode = typeof found === 'string' ? found : undefined;
  const stale = noCode === 'staleQr' && qrid ? await ownerOfCode(db, qrid) : undefined;
  const owner = scanned?.customer.cuid ?? stale;
  const forward = forwardFor(sites, config, host, owner);
  return {
    sites,
    scanned: forward ? undefined : scanned,
    noCode,
    cuid: owner ?? cuid,
    forward,
    replacedBy: stale && qrid ? await hangsNow(db, qrid) : undefined,
    alike: noCode === 'unknownQr' && qrid ? await alikeCodes(db, qrid) : [],
  };
}
