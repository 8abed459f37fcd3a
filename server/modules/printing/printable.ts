import { isIP } from 'node:net';
import type { NotPrintable } from '@parvis/api/entities/codes';
import type { Config } from '../../platform/config/config.ts';
import { originOf } from '../../platform/config/siteAddress.ts';
import { isPublicAddress } from '../../platform/lib/publicNetwork.ts';

/** Endings that lead nobody anywhere on the internet, each with all names below it. */
const WITHIN = [
  // Of one machine or one network, by a standard (RFC 6761, 6762, 8375) or because houses have always done it (RFC 6762, G).
  ...[
    'localhost',
    'localdomain',
    'local',
    'lan',
    'home',
    'home.arpa',
    'internal',
    'intranet',
    'corp',
    'private',
  ],
  // Of nobody, for documents and tests (RFC 2606, 6761), or not asked of name servers (RFC 7686, 9476).
  ...['test', 'example', 'invalid', 'example.com', 'example.net', 'example.org', 'onion', 'alt'],
  // By these a router calls itself within its own network; some are somebody else's outside of it.
  ...['fritz.box', 'easy.box', 'speedport.ip', 'mafreebox.freebox.fr', 'mabbox.bytel.fr', 'router.asus.com'],
  ...['routerlogin.net', 'routerlogin.com', 'tplinkwifi.net', 'homerouter.cpe'],
  // Known to every name server, and always this machine.
  ...['localtest.me', 'lvh.me', 'vcap.me'],
  // Of the address that stands in their own name, or of a tunnel that ends with the day it was opened.
  ...['nip.io', 'sslip.io', 'xip.io', 'ipv6-literal.net', 'in-addr.arpa', 'ip6.arpa'],
  ...['trycloudflare.com', 'ngrok-free.app', 'ngrok.io', 'ngrok.app', 'loca.lt', 'ts.net'],
];

/** Whether a name or an address is of one machine, of one network, or of nobody. */
function isWithin(hostname: string): boolean {
  const name = hostname.replace(/^\[|\]$/g, '').replace(/\.+$/, '');
  if (isIP(name) > 0) return !isPublicAddress(name);
  return !name.includes('.') || WITHIN.some((end) => name === end || name.endsWith(`.${end}`));
}

/** Whether codes may lead to this site for years; why not, where they should not. A port is nobody's fault: it is printed. */
export function notPrintable(origin: string | undefined): NotPrintable | undefined {
  // Numbers in other forms, percent signs, letters of other alphabets: browsers read them all as one name.
  const read = origin === undefined ? undefined : originOf(origin);
  if (read === undefined) return 'none';
  const { protocol, hostname } = new URL(read);
  if (isWithin(hostname)) return 'private';
  return protocol === 'https:' ? undefined : 'http';
}

/** Where printed codes lead: to the address that the operator names, else to the one at which somebody asks. */
export const printedAt = ({ publicUrl }: Pick<Config, 'publicUrl'>, asked: string): string =>
  publicUrl ?? asked;
