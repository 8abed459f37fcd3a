import { isIP } from 'node:net';
import type { NotPrintable } from '@parvis/api/entities/codes';
import type { Config } from '../../platform/config/config.ts';
import { parseOrigin } from '../../platform/config/parseOrigin.ts';
import { isPublicAddress } from '../../platform/lib/publicNetwork.ts';

/** Unreachable from the public internet. */
const LOCAL_SUFFIXES = [
  // By standard (RFC 6761, 6762, 8375) or by custom (RFC 6762, G).
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
  // For documents and tests (RFC 2606, 6761), or not in DNS (RFC 7686, 9476).
  ...['test', 'example', 'invalid', 'example.com', 'example.net', 'example.org', 'onion', 'alt'],
  // Router names; outside, some belong to others.
  ...['fritz.box', 'easy.box', 'speedport.ip', 'mafreebox.freebox.fr', 'mabbox.bytel.fr', 'router.asus.com'],
  ...['routerlogin.net', 'routerlogin.com', 'tplinkwifi.net', 'homerouter.cpe'],
  // Public names that resolve to loopback.
  ...['localtest.me', 'lvh.me', 'vcap.me'],
  // Names that embed an address, or temporary tunnels.
  ...['nip.io', 'sslip.io', 'xip.io', 'ipv6-literal.net', 'in-addr.arpa', 'ip6.arpa'],
  ...['trycloudflare.com', 'ngrok-free.app', 'ngrok.io', 'ngrok.app', 'loca.lt', 'ts.net'],
];

function isLocalHost(hostname: string): boolean {
  const name = hostname.replace(/^\[|\]$/g, '').replace(/\.+$/, '');
  if (isIP(name) > 0) return !isPublicAddress(name);
  return !name.includes('.') || LOCAL_SUFFIXES.some((end) => name === end || name.endsWith(`.${end}`));
}

/** Returns the objection to printing this origin for years. Ports are fine. */
export function checkPrintable(origin: string | undefined): NotPrintable | undefined {
  // Normalizes notation, percent-encoding and scripts as browsers do.
  const read = origin === undefined ? undefined : parseOrigin(origin);
  if (read === undefined) return 'none';
  const { protocol, hostname } = new URL(read);
  if (isLocalHost(hostname)) return 'private';
  return protocol === 'https:' ? undefined : 'http';
}

/** Prefers the configured address. */
export const resolvePrintOrigin = ({ publicUrl }: Pick<Config, 'publicUrl'>, asked: string): string =>
  publicUrl ?? asked;
