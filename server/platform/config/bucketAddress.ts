import { decodePercent } from './decodePercent.ts';
import { parseUrl } from './parseUrl.ts';

export interface BucketAddress {
  /** Without a trailing slash: `https://s3.example/bucket`. */
  readonly address: string;
  readonly prefix: string;
  readonly region: string;
  readonly key: string;
  readonly secret: string;
}

/** Stores without regions sign with this one. */
const REGION = 'us-east-1';

const PATH = /^\/([a-z\d][a-z\d.-]{1,61}[a-z\d])((?:\/[\w.-]+)*)\/?$/;

/** `https://key:secret@host/bucket/prefix?region=…`; undefined if invalid. */
export function parseBucketAddress(text: string): BucketAddress | undefined {
  const url = parseUrl(text);
  if (!url) return undefined;
  const { protocol, host, username, password, pathname, searchParams } = url;
  const [, bucket, folder = ''] = PATH.exec(pathname) ?? [];
  const [key, secret] = [decodePercent(username), decodePercent(password)];
  const names = [...searchParams.keys()];
  if (!/^https?:$/.test(protocol) || host === '' || bucket === undefined || !key || !secret) return undefined;
  if (names.some((name) => name !== 'region')) return undefined;
  return {
    address: `${protocol}//${host}/${bucket}`,
    prefix: folder === '' ? '' : `${folder.slice(1)}/`,
    region: searchParams.get('region') ?? REGION,
    key,
    secret,
  };
}

export function redactBucketAddress({ address, prefix, region }: BucketAddress): string {
  const url = new URL(address);
  const place = `${url.protocol}//***:***@${url.host}${url.pathname}`;
  return `${place}${prefix === '' ? '' : `/${prefix.slice(0, -1)}`}?region=${region}`;
}
