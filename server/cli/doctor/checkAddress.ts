import { lookup } from 'node:dns/promises';
import { addresses } from '@parvis/api/addresses';
import * as z from 'zod/mini';
import { notPrintable } from '../../modules/printing/printable.ts';
import type { Config } from '../../platform/config/config.ts';
import { type Finding, finding } from './finding.ts';

const ADDRESS = { none: 'addressNone', private: 'addressPrivate', http: 'addressHttp' } as const;

/** What is asked outside of this machine. */
export interface Outside {
  /** Asks for the address of a name, as browsers on this machine would. @throws where there is none, or nobody says */
  resolve(name: string): Promise<unknown>;
  /** Asks for a page. @throws where nobody answers */
  ask(address: URL, init: RequestInit): Promise<Response>;
}

const outside: Outside = { resolve: lookup, ask: fetch };

/** How long whoever answers at the public address may take, milliseconds. */
const PATIENCE = 5_000;

/** What name servers, or this machine's own list of names, say. */
const addressIn = (found: unknown): string =>
  typeof found === 'object' && found !== null ? String(Reflect.get(found, 'address')) : '';
const LOOPBACK = /^(127\.|::1$)/;

/** What Parvis says at `/health`. */
const health = z.object({ status: z.string(), rev: z.int() });
/** A proxy answers so while no server is behind it. */
const NOT_STARTED: ReadonlySet<number> = new Set([502, 503, 504]);

async function isOurs(answer: Response): Promise<boolean> {
  const body = await answer.json().catch(() => undefined);
  return z.safeParse(health, body).success || NOT_STARTED.has(answer.status);
}

/** Whether somebody else answers at an address; not where it cannot be asked from here, as behind some routers. */
async function isOther(origin: string, { ask }: Outside): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    const answer = await ask(new URL(addresses.health.template, origin), { redirect: 'manual', signal });
    return !(await isOurs(answer));
  } catch {
    return false;
  }
}

/** How the name of an https address stands with name servers, and who answers there. */
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

/** Whether people can be sent where the settings say. */
export async function checkAddress({ publicUrl }: Config, others = outside): Promise<Finding[]> {
  const why = notPrintable(publicUrl);
  if (why || publicUrl === undefined) return [finding(ADDRESS[why ?? 'none'], publicUrl)];
  return [await checkName(publicUrl, others)];
}
