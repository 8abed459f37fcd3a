import { held } from './bucketListing.ts';

/** Asks the store, and gets its answer; nothing where there is no such thing. */
export type AskStore = (
  method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE',
  path: string,
  init?: RequestInit,
) => Promise<Response | undefined>;

/** Bytes of a part, the last one apart: the least that every store takes (5 MiB). */
export const PART_BYTES = 5 * 1024 * 1024;

const completion = (tags: readonly string[]): string =>
  `<CompleteMultipartUpload>${tags
    .map((tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${tag}</ETag></Part>`)
    .join('')}</CompleteMultipartUpload>`;

/**
 * Puts a large piece in parts of its own (S3's multipart upload), one after the other: each has the store's whole patience and is repeated by
 * itself, so that a film reaches a slow store in more time than one request has. It is there whole once the last answer is read, or not at all.
 *
 * @param path of the piece in its bucket
 * @throws Error where the store did not take it; what it had of it is let go of
 */
export async function putInParts(ask: AskStore, path: string, bytes: Blob): Promise<void> {
  const begun = await (await ask('POST', `${path}?uploads=`))?.text();
  const upload = held(begun ?? '', 'UploadId');
  if (!upload) throw new Error('the store of MEDIA_URL takes nothing in parts');
  const of = `uploadId=${encodeURIComponent(upload)}`;
  try {
    const tags: string[] = [];
    for (let at = 0; at < bytes.size; at += PART_BYTES) {
      const part = bytes.slice(at, at + PART_BYTES);
      const taken = await ask('PUT', `${path}?partNumber=${tags.length + 1}&${of}`, { body: part });
      tags.push(taken?.headers.get('etag') ?? '');
    }
    const ended = await (await ask('POST', `${path}?${of}`, { body: completion(tags) }))?.text();
    // A store may answer 200 while it still puts the parts together, and say only then that it failed.
    if (!ended?.includes('<CompleteMultipartUploadResult'))
      throw new Error('the store of MEDIA_URL did not put the parts together');
  } catch (error) {
    await ask('DELETE', `${path}?${of}`).catch(() => undefined);
    throw error;
  }
}

/** Ends what was begun in parts before an instant and never became whole: servers that were killed meanwhile. @returns how many */
export async function endLeftParts(ask: AskStore, prefix: string, before: Date): Promise<number> {
  let ended = 0;
  const after: [name: string, marker: string][] = [];
  for (;;) {
    const query = new URLSearchParams([['uploads', ''], ['prefix', prefix], ...after]);
    const listing = (await (await ask('GET', `?${query}`))?.text()) ?? '';
    for (const one of listing.split('<Upload>').slice(1)) {
      if (new Date(held(one, 'Initiated') ?? Number.NaN) >= before) continue;
      const id = encodeURIComponent(held(one, 'UploadId') ?? '');
      await ask('DELETE', `/${held(one, 'Key')}?uploadId=${id}`);
      ended += 1;
    }
    const marker = held(listing, 'NextKeyMarker');
    if (!marker || held(listing, 'IsTruncated') !== 'true') return ended;
    after.splice(
      0,
      2,
      ['key-marker', marker],
      ['upload-id-marker', held(listing, 'NextUploadIdMarker') ?? ''],
    );
  }
}
