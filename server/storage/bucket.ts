import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import type { BucketAddress } from '../base/bucketAddress.ts';
import { listingOf } from './bucketListing.ts';
import { type AskStore, endLeftParts, PART_BYTES, putInParts } from './bucketParts.ts';
import type { ByteRange, MediaStorage } from './storage.ts';

/** How long the store may take to answer, milliseconds; a device waits for twice as long. */
const PATIENCE_MS = 10_000;
/** Names that are listed at once: as many as any store lists. */
const PAGE = 1000;
/** Times that a request is repeated which the store could not take, each after a longer pause. */
const RETRIES = 2;

/** A request that the store did not carry out. */
export class BucketFailure extends Error {
  override readonly name = 'BucketFailure';

  /** What the store answered, 0 where it did not refuse. */
  readonly status: number;

  constructor(told: string, status = 0) {
    super(told);
    this.status = status;
  }
}

/** What a store answers that lists no unfinished pieces, or not to this key: then a rule of the bucket itself ends them. */
const LISTS_NONE: readonly number[] = [403, 405, 501];

/** Asks the store; `undefined` where there is no such piece. */
function asker({ address, region, key, secret }: BucketAddress): AskStore {
  const client = new AwsClient({
    accessKeyId: key,
    secretAccessKey: secret,
    service: 's3',
    region,
    retries: RETRIES,
  });
  return async (method, path, init = {}) => {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const answer = await client.fetch(`${address}${path}`, { ...init, method, signal });
    if (answer.ok) return answer;
    const said = await answer.text();
    const isMissing = method === 'HEAD' || said.includes('<Code>NoSuchKey<');
    if (answer.status === 404 && isMissing) return undefined;
    throw new BucketFailure(`the store of MEDIA_URL answers ${answer.status} to ${method}`, answer.status);
  };
}

const rangeHeader = ({ first, last }: ByteRange) => ({ headers: { range: `bytes=${first}-${last}` } });

/** Whether what stands behind the id of a file names a piece of it: what lies deeper belongs to another who has a folder in the bucket. */
const isPiece = (name: string): boolean => name !== '' && !name.includes('/');

/**
 * Files in a bucket that speaks S3, one object for each piece: `‹prefix›‹id›/‹name›`. What is put is there whole or not at all,
 * as the store promises: a small one in one request, a film in several.
 */
export function bucketStorage(bucket: BucketAddress, page = PAGE): MediaStorage {
  const { prefix } = bucket;
  const ask = asker(bucket);
  const pathOf = (id: string, name: string): string => `/${prefix}${id}/${name}`;
  async function* list(under: string) {
    let after: string | undefined;
    do {
      const query = new URLSearchParams({ 'list-type': '2', 'max-keys': String(page), prefix: under });
      if (after !== undefined) query.set('start-after', after);
      const answer = await ask('GET', `?${query}`);
      const { objects, isWhole } = listingOf((await answer?.text()) ?? '');
      yield* objects;
      after = isWhole ? undefined : objects.at(-1)?.key;
    } while (after !== undefined);
  }
  const namesOf = async (id: string): Promise<string[]> => {
    const names: string[] = [];
    for await (const { key } of list(`${prefix}${id}/`)) names.push(key.slice(prefix.length + id.length + 1));
    return names.filter(isPiece).sort();
  };
  return {
    async put(id, name, bytes) {
      const body = bytes instanceof Blob ? bytes : new Blob([Buffer.from(bytes)]);
      if (body.size > PART_BYTES) await putInParts(ask, pathOf(id, name), body);
      else await ask('PUT', pathOf(id, name), { body });
    },
    async read(id, name) {
      const answer = await ask('GET', pathOf(id, name));
      return answer && Buffer.from(await answer.arrayBuffer());
    },
    async open(id, name) {
      const head = await ask('HEAD', pathOf(id, name));
      if (!head) return undefined;
      return {
        size: Number(head.headers.get('content-length')),
        async bytes(range) {
          const answer = await ask('GET', pathOf(id, name), range && rangeHeader(range));
          if (!answer?.body) throw new BucketFailure('a piece went while it was read');
          return Readable.fromWeb(answer.body as ReadableStream);
        },
      };
    },
    names: namesOf,
    async remove(id, names) {
      for (const name of names ?? (await namesOf(id))) await ask('DELETE', pathOf(id, name));
    },
    async *files() {
      let found: { id: string; changed: Date } | undefined;
      // Pieces of one file stand one behind the other.
      for await (const { key, changed } of list(prefix)) {
        const [id = '', ...names] = key.slice(prefix.length).split('/');
        if (!isPiece(names.join('/'))) continue;
        if (found && found.id !== id) yield found;
        found = { id, changed: found?.id === id && found.changed > changed ? found.changed : changed };
      }
      if (found) yield found;
    },
    tidy: (before) =>
      endLeftParts(ask, prefix, before).catch((error: unknown) => {
        if (error instanceof BucketFailure && LISTS_NONE.includes(error.status)) return 0;
        throw error;
      }),
  };
}
