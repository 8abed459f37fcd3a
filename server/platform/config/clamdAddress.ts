import { parseUrl } from './parseUrl.ts';

/** `tcp://host:port` or `unix:/path`. */
export type ClamdAddress = { readonly path: string } | { readonly host: string; readonly port: number };

const PORT = 3310;

export function parseClamdAddress(text: string): ClamdAddress | undefined {
  const [, path] = /^unix:(?:\/\/)?(\/[^\0]+)$/.exec(text) ?? [];
  if (path !== undefined) return { path };
  const url = parseUrl(text);
  if (!url) return undefined;
  const { protocol, hostname, port, pathname, username, search } = url;
  const isBare = /^\/?$/.test(pathname) && username === '' && search === '';
  if (protocol !== 'tcp:' || hostname === '' || !isBare) return undefined;
  return { host: hostname.replace(/^\[|\]$/g, ''), port: port === '' ? PORT : Number(port) };
}

export function formatClamdAddress(address: ClamdAddress): string {
  if ('path' in address) return `unix:${address.path}`;
  const { host, port } = address;
  return `tcp://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
