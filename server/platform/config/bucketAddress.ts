import { decoded } from './decoded.ts';
import { urlOf } from './urlOf.ts';

export interface BucketAddress {
  /** Of the bucket, without a trailing slash: `https://s3.example/bucket`. */
  readonly address: string;
  /** What stands before every name in it, with a trailing slash; or nothing. */
  readonly prefix: string;
  readonly region: string;
  readonly key: string;
  readonly secret: string;
}

/** Where a store names no region: what stores that have none sign with. */
const REGION = 'us-east-1';

/** Names of buckets, and of folders in them. */
const PATH = /^\/([a-z\d][a-z\d.-]{1,61}[a-z\d])((?:\/[\w.-]+)*)\/?$/;

/** The bucket that `https://key:secret@host/bucket/prefix?region=…` names; nothing where it names none. */
export function readBucket(text: string): BucketAddress | undefined {
  const url = urlOf(text);
  if (!url) return undefined;
  const { protocol, host, username, password, pathname, searchParams } = url;
  const [, bucket, folder = ''] = PATH.exec(pathname) ?? [];
  const [key, secret] = [decoded(username), decoded(password)];
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

/** The same as it may be told: without what signs in. */
export function toldBucket({ address, prefix, region }: BucketAddress): string {
  const url = new URL(address);
  const place = `${url.protocol}//***:***@${url.host}${url.pathname}`;
  return `${place}${prefix === '' ? '' : `/${prefix.slice(0, -1)}`}?region=${region}`;
}
