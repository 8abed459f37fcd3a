import * as z from 'zod/mini';
import { readJson, writeItem } from './storage.ts';

/** Whether to trust a redirect (decisions: open redirect, CWE-601). */
export type Target =
  | { readonly kind: 'none' }
  | { readonly kind: 'safe'; readonly href: string }
  | { readonly kind: 'unknown'; readonly href: string; readonly host: string };

const KEY = 'pv_known_hosts';

export const readKnownHosts = (): readonly string[] =>
  readJson(KEY, z.array(z.string()), 'sessionStorage') ?? [];

export function allowHost(address: string): void {
  const { host } = new URL(address, location.href);
  writeItem(KEY, JSON.stringify([...new Set([...readKnownHosts(), host])].slice(-10)), 'sessionStorage');
}

/** Only http(s) to this or an allowed host needs no confirmation. */
export function classifyTarget(
  to: string | null,
  own: string = location.href,
  known = readKnownHosts(),
): Target {
  if (!to) return { kind: 'none' };
  let url: URL;
  try {
    url = new URL(to, own);
  } catch {
    return { kind: 'none' };
  }
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return { kind: 'none' };
  if (url.username || url.password) return { kind: 'unknown', href: url.href, host: url.host };
  const safe = url.host === new URL(own).host || known.includes(url.host);
  return safe ? { kind: 'safe', href: url.href } : { kind: 'unknown', href: url.href, host: url.host };
}
