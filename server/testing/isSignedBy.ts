import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
const computeHmac = (key: string | Buffer, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest();

/** AWS Signature Version 4 in headers. */
export function isSignedBy(secret: string, { method = '', url = '', headers }: IncomingMessage): boolean {
  const [, scope = '', names = '', signature = ''] =
    /Credential=[^/]+\/(\S+), ?SignedHeaders=(\S+), ?Signature=([\da-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  const [date = '', region = '', service = ''] = scope.split('/');
  const { pathname, searchParams } = new URL(url, 'http://store');
  const encodePart = (text: string) =>
    encodeURIComponent(text).replace(
      /[!'()*]/g,
      (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
    );
  const query = [...searchParams].map(([name, value]) => `${encodePart(name)}=${encodePart(value)}`).sort();
  const asked = [
    method,
    pathname,
    query.join('&'),
    ...names.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    names,
    headers['x-amz-content-sha256'],
  ].join('\n');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hash(asked)].join('\n');
  const key = [date, region, service, 'aws4_request'].reduce<string | Buffer>(computeHmac, `AWS4${secret}`);
  return computeHmac(key, text).toString('hex') === signature;
}
