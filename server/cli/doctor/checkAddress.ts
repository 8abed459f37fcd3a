import { lookup } from 'node:dns/promises';
import { addresses } from '@parvis/api/addresses';
import * as z from 'zod/mini';
import { notPrintable } from '../../modules/printing/printable.ts';
import type { Config } from '../../platform/config/config.ts';
import { type Finding, finding } from './finding.ts';

const ADDRESS = { none: 'addressNone', private: 'addressPrivate', http: 'addressHttp' } as const;

/** Network access, replaced in tests. */
export interface Outside {
  /** Resolves names as the system does. @throws if unknown or unavailable */
  resolve(name: string): Promise<unknown>;
  /** @throws if unreachable */
  ask(address: URL, init: RequestInit): Promise<Response>;
}

const outside: Outside = { resolve: lookup, ask: fetch };

/** In milliseconds. */
const PATIENCE = 5_000;

const addressIn = (found: unknown): string =>
  typeof found === 'object' && found !== null ? String(Reflect.get(found, 'address')) : '';
const LOOPBACK = /^(127\.|::1$)/;

const health = z.object({ status: z.string(), rev: z.int() });
/** Proxy responses without a running server. */
const NOT_STARTED: ReadonlySet<number> = new Set([502, 503, 504]);

async function isOurs(answer: Response): Promise<boolean> {
  const body = await answer.json().catch(() => undefined);
  return z.safeParse(health, body).success || NOT_STARTED.has(answer.status);
}

/** False if unreachable from here, as behind some routers. */
async function isOther(origin: string, { ask }: Outside): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    const answer = await ask(new URL(addresses.health.template, origin), { redirect: 'manual', signal });
    return !(await isOurs(answer));
  } catch {
    return false;
  }
}

async function checkName(origin: string, others: Outside): Promise<Finding> {
  const name = new URL(origin).hostname.replace(/^\[|\]$/g, '');
  try {
    const address = addressIn(await others.resolve(name));
    if (await isOther(origin, others)) return finding('addressOther', origin);
    return LOOPBACK.test(address) ? finding('addressOwn', address) : finding('addressFine', origin);
  } catch (error) {
    const isUnknown = error instanceof Error && Reflect.get(error, 'code') === 'ENOTFOUND';
    return finding(isUnknown ? 'addressUnknown' : 'addressUnasked', name);
  }
}

/** Checks that visitors can reach the public address. */
export async function checkAddress({ publicUrl }: Config, others = outside): Promise<Finding[]> {
  const why = notPrintable(publicUrl);
  if (why || publicUrl === undefined) return [finding(ADDRESS[why ?? 'none'], publicUrl)];
  return [await checkName(publicUrl, others)];
}
