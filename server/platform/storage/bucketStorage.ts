import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import type { BucketAddress } from '../config/bucketAddress.ts';
import type { ByteRange, MediaStorage } from './mediaStorage.ts';

interface Listing {
  readonly objects: readonly { readonly key: string; readonly changed: Date }[];
  readonly isLastPage: boolean;
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

/** Listings have no attributes and no duplicates. */
function getElementText(xml: string, name: string): string | undefined {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
  return text?.replace(/&(?:#(\d+)|(\w+));/g, (whole, code: string | undefined, named = '') =>
    code === undefined ? (ENTITIES[named] ?? whole) : String.fromCodePoint(Number(code)),
  );
}

/** @throws if it is no response to `list-type=2` */
function parseListing(xml: string): Listing {
  if (!xml.includes('<ListBucketResult')) throw new Error('The store of MEDIA_URL lists nothing.');
  const objects = xml
    .split('<Contents>')
    .slice(1)
    .map((part) => ({
      key: getElementText(part, 'Key') ?? '',
      changed: new Date(getElementText(part, 'LastModified') ?? 0),
    }));
  return { objects, isLastPage: getElementText(xml, 'IsTruncated') !== 'true' };
}

type StoreRequest = (
  method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE',
  path: string,
  init?: RequestInit,
) => Promise<Response | undefined>;

/** 5 MiB: S3's minimum for all but the last part. */
const PART_BYTES = 5 * 1024 * 1024;

const buildCompletion = (tags: readonly string[]): string =>
  `<CompleteMultipartUpload>${tags
    .map((tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${tag}</ETag></Part>`)
    .join('')}</CompleteMultipartUpload>`;

/**
 * Sequential: each part has its own timeout and retries. All or nothing.
 * @throws after aborting a failed upload
 */
async function uploadInParts(request: StoreRequest, path: string, bytes: Blob): Promise<void> {
  const begun = await (await request('POST', `${path}?uploads=`))?.text();
  const upload = getElementText(begun ?? '', 'UploadId');
  if (!upload) throw new Error('the store of MEDIA_URL takes nothing in parts');
  const of = `uploadId=${encodeURIComponent(upload)}`;
  try {
    const tags: string[] = [];
    for (let at = 0; at < bytes.size; at += PART_BYTES) {
      const part = bytes.slice(at, at + PART_BYTES);
      const taken = await request('PUT', `${path}?partNumber=${tags.length + 1}&${of}`, { body: part });
      tags.push(taken?.headers.get('etag') ?? '');
    }
    const ended = await (await request('POST', `${path}?${of}`, { body: buildCompletion(tags) }))?.text();
    // S3 may report a failure in the body of a 200.
    if (!ended?.includes('<CompleteMultipartUploadResult'))
      throw new Error('the store of MEDIA_URL did not put the parts together');
  } catch (error) {
    await request('DELETE', `${path}?${of}`).catch(() => undefined);
    throw error;
  }
}

/**
 * Left by killed servers.
 * @returns number of uploads
 */
async function abortStaleUploads(request: StoreRequest, prefix: string, before: Date): Promise<number> {
  let ended = 0;
  const after: [name: string, marker: string][] = [];
  for (;;) {
    const query = new URLSearchParams([['uploads', ''], ['prefix', prefix], ...after]);
    const listing = (await (await request('GET', `?${query}`))?.text()) ?? '';
    for (const one of listing.split('<Upload>').slice(1)) {
      if (new Date(getElementText(one, 'Initiated') ?? Number.NaN) >= before) continue;
      const id = encodeURIComponent(getElementText(one, 'UploadId') ?? '');
      await request('DELETE', `/${getElementText(one, 'Key')}?uploadId=${id}`);
      ended += 1;
    }
    const marker = getElementText(listing, 'NextKeyMarker');
    if (!marker || getElementText(listing, 'IsTruncated') !== 'true') return ended;
    after.splice(
      0,
      2,
      ['key-marker', marker],
      ['upload-id-marker', getElementText(listing, 'NextUploadIdMarker') ?? ''],
    );
  }
}

/** Milliseconds; devices wait twice as long. */
const TIMEOUT_MS = 10_000;
const PAGE_SIZE = 1000;
const RETRIES = 2;

export class BucketFailure extends Error {
  override readonly name = 'BucketFailure';

  /** HTTP; 0 without an error response. */
  readonly status: number;

  constructor(told: string, status = 0) {
    super(told);
    this.status = status;
  }
}

/** Stores that do not list uploads for this key: a lifecycle rule must abort them. */
const LISTING_REFUSED: readonly number[] = [403, 405, 501];

/** Undefined for a missing object. */
function createStoreClient({ address, region, key, secret }: BucketAddress): StoreRequest {
  const client = new AwsClient({
    accessKeyId: key,
    secretAccessKey: secret,
    service: 's3',
    region,
    retries: RETRIES,
  });
  return async (method, path, init = {}) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await client.fetch(`${address}${path}`, { ...init, method, signal });
    if (answer.ok) return answer;
    const said = await answer.text();
    const isMissing = method === 'HEAD' || said.includes('<Code>NoSuchKey<');
    if (answer.status === 404 && isMissing) return undefined;
    throw new BucketFailure(`the store of MEDIA_URL answers ${answer.status} to ${method}`, answer.status);
  };
}

const buildRangeHeader = ({ first, last }: ByteRange) => ({ headers: { range: `bytes=${first}-${last}` } });

/** Deeper keys belong to others. */
const isPiece = (name: string): boolean => name !== '' && !name.includes('/');

/** One object per piece: `‹prefix›‹id›/‹name›`. Atomic writes. */
export function createBucketStorage(bucket: BucketAddress, page = PAGE_SIZE): MediaStorage {
  const { prefix } = bucket;
  const request = createStoreClient(bucket);
  const buildPath = (id: string, name: string): string => `/${prefix}${id}/${name}`;
  async function* listObjects(under: string) {
    let after: string | undefined;
    do {
      const query = new URLSearchParams({ 'list-type': '2', 'max-keys': String(page), prefix: under });
      if (after !== undefined) query.set('start-after', after);
      const answer = await request('GET', `?${query}`);
      const { objects, isLastPage } = parseListing((await answer?.text()) ?? '');
      yield* objects;
      after = isLastPage ? undefined : objects.at(-1)?.key;
    } while (after !== undefined);
  }
  const listPieceNames = async (id: string): Promise<string[]> => {
    const names: string[] = [];
    for await (const { key } of listObjects(`${prefix}${id}/`))
      names.push(key.slice(prefix.length + id.length + 1));
    return names.filter(isPiece).sort();
  };
  return {
    async put(id, name, bytes) {
      const body = bytes instanceof Blob ? bytes : new Blob([Buffer.from(bytes)]);
      if (body.size > PART_BYTES) await uploadInParts(request, buildPath(id, name), body);
      else await request('PUT', buildPath(id, name), { body });
    },
    async read(id, name) {
      const answer = await request('GET', buildPath(id, name));
      return answer && Buffer.from(await answer.arrayBuffer());
    },
    async open(id, name) {
      const head = await request('HEAD', buildPath(id, name));
      if (!head) return undefined;
      return {
        size: Number(head.headers.get('content-length')),
        async bytes(range) {
          const answer = await request('GET', buildPath(id, name), range && buildRangeHeader(range));
          if (!answer?.body) throw new BucketFailure('a piece went while it was read');
          return Readable.fromWeb(answer.body as ReadableStream);
        },
      };
    },
    listNames: listPieceNames,
    async remove(id, names) {
      for (const name of names ?? (await listPieceNames(id))) await request('DELETE', buildPath(id, name));
    },
    async *listFiles() {
      let found: { id: string; changed: Date } | undefined;
      // Pieces of a file are consecutive.
      for await (const { key, changed } of listObjects(prefix)) {
        const [id = '', ...names] = key.slice(prefix.length).split('/');
        if (!isPiece(names.join('/'))) continue;
        if (found && found.id !== id) yield found;
        found = { id, changed: found?.id === id && found.changed > changed ? found.changed : changed };
      }
      if (found) yield found;
    },
    removeUnfinished: (before) =>
      abortStaleUploads(request, prefix, before).catch((error: unknown) => {
        if (error instanceof BucketFailure && LISTING_REFUSED.includes(error.status)) return 0;
        throw error;
      }),
  };
}
