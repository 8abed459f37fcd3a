import { lookup } from 'node:dns/promises';
import { addresses } from '@parvis/api/addresses';
import * as z from 'zod/mini';
import { checkPrintable } from '../../modules/printing/service.ts';
import type { Config } from '../../platform/config/config.ts';
import { createFinding, type DoctorFinding } from './finding.ts';

const ADDRESS = { none: 'addressNone', private: 'addressPrivate', http: 'addressHttp' } as const;

/** Replaced in tests. */
export interface NetworkAccess {
  /** @throws if unknown or unavailable */
  resolve(name: string): Promise<unknown>;
  /** @throws if unreachable */
  ask(address: URL, init: RequestInit): Promise<Response>;
}

const systemNetwork: NetworkAccess = { resolve: lookup, ask: fetch };

/** Milliseconds. */
const TIMEOUT_MS = 5_000;

const getAddress = (found: unknown): string =>
  typeof found === 'object' && found !== null ? String(Reflect.get(found, 'address')) : '';
const LOOPBACK = /^(127\.|::1$)/;

const health = z.object({ status: z.string(), rev: z.int() });
/** Responses of proxies without a server. */
const NOT_STARTED: ReadonlySet<number> = new Set([502, 503, 504]);

async function isParvis(answer: Response): Promise<boolean> {
  const body = await answer.json().catch(() => undefined);
  return z.safeParse(health, body).success || NOT_STARTED.has(answer.status);
}

/** False if unreachable from here, as behind some routers. */
async function isOtherSite(origin: string, { ask }: NetworkAccess): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await ask(new URL(addresses.health.template, origin), { redirect: 'manual', signal });
    return !(await isParvis(answer));
  } catch {
    return false;
  }
}

async function checkName(origin: string, others: NetworkAccess): Promise<DoctorFinding> {
  const name = new URL(origin).hostname.replace(/^\[|\]$/g, '');
  try {
    const address = getAddress(await others.resolve(name));
    if (await isOtherSite(origin, others)) return createFinding('addressOther', origin);
    return LOOPBACK.test(address)
      ? createFinding('addressOwn', address)
      : createFinding('addressFine', origin);
  } catch (error) {
    const isUnknown = error instanceof Error && Reflect.get(error, 'code') === 'ENOTFOUND';
    return createFinding(isUnknown ? 'addressUnknown' : 'addressUnasked', name);
  }
}

export async function checkAddress({ publicUrl }: Config, others = systemNetwork): Promise<DoctorFinding[]> {
  const why = checkPrintable(publicUrl);
  if (why || publicUrl === undefined) return [createFinding(ADDRESS[why ?? 'none'], publicUrl)];
  return [await checkName(publicUrl, others)];
}
