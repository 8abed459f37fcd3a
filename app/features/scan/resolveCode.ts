import { codeCalls } from '@parvis/api/calls/codes';
import type { CodeCheck } from '@parvis/api/entities/codes';
import { client } from '../../lib/api/client.ts';
import { queryClient } from '../../lib/api/queryClient.ts';
import { reportStaleCode } from '../../lib/api/reportStaleCode.ts';
import { sitesQuery } from '../../lib/api/useSiteLinks.ts';
import type { ParsedCode } from './parseCode.ts';

/** A page to open, or a reason. */
export type ResolvedCode =
  | { readonly kind: 'open'; readonly href: string }
  | { readonly kind: 'replaced'; readonly href: string }
  | { readonly kind: 'foreign' | 'malformed' | 'stale' }
  | { readonly kind: 'unknown'; readonly qrid: string };

/** Empty: this host; undefined: not of this installation. */
async function findOrigin(host: string): Promise<string | undefined> {
  if (host === location.host) return '';
  const sites = await queryClient.fetchQuery(sitesQuery).catch(() => undefined);
  return sites?.hosts?.includes(host) ? `${location.protocol}//${host}` : undefined;
}

/** Milliseconds; then the code's page opens. */
const CHECK_TIMEOUT = 5_000;

/** Undefined without an answer: the code's page explains more, and works offline. */
async function checkCode(qrid: string): Promise<CodeCheck | undefined> {
  try {
    const [check] = await client.call(codeCalls.initQrValidate, {
      body: { qrid },
      timeout: CHECK_TIMEOUT,
    });
    return check;
  } catch {
    return undefined;
  }
}

function judgeCode(qrid: string, origin: string, check: CodeCheck | undefined): ResolvedCode {
  const hrefOf = (code: string) => `${origin}/q/${code}`;
  // The page of an ended service names a contact.
  if (!check || check.ended || (check.known && !check.stale)) return { kind: 'open', href: hrefOf(qrid) };
  if (check.replacedBy !== undefined) return { kind: 'replaced', href: hrefOf(check.replacedBy) };
  if (check.known) return { kind: 'stale' };
  const [alike, ...more] = check.alike ?? [];
  if (alike === undefined) return { kind: 'unknown', qrid };
  // Its page offers the choice.
  return { kind: 'open', href: hrefOf(more.length === 0 ? alike : qrid) };
}

/** Only pages of this installation. Never rejects. */
export async function resolveCode(parsed: ParsedCode): Promise<ResolvedCode> {
  if (parsed.kind === 'foreign' || parsed.kind === 'malformed') return { kind: parsed.kind };
  const origin = await findOrigin(parsed.host);
  if (origin === undefined) return { kind: 'foreign' };
  if (parsed.kind === 'link') return { kind: 'open', href: `${origin}/m/c/${parsed.id}` };
  const resolved = judgeCode(parsed.qrid, origin, await checkCode(parsed.qrid));
  if (resolved.kind === 'stale' || resolved.kind === 'replaced') void reportStaleCode(parsed.qrid);
  return resolved;
}
