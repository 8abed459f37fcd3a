import { isIP } from 'node:net';
import type { NotPrintable } from '@parvis/api/entities/codes';
import { isPublicAddress } from '../base/publicNetwork.ts';

/** Names that are of one machine or one network. */
const WITHIN = /(^|\.)(localhost|local|lan|home|internal|intranet|corp|home\.arpa)$/;

/** Whether codes may lead to this site for years; why not, where they should not. */
export function notPrintable(origin: string | undefined): NotPrintable | undefined {
  if (origin === undefined) return 'none';
  const { protocol, hostname } = new URL(origin);
  const name = hostname.replace(/^\[|\]$/g, '');
  const isWithin = isIP(name) > 0 ? !isPublicAddress(name) : WITHIN.test(name) || !name.includes('.');
  if (isWithin) return 'private';
  return protocol === 'https:' ? undefined : 'http';
}
