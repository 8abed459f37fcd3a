import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import S3rver from 's3rver';
import { type BucketAddress, parseBucketAddress } from '../platform/config/bucketAddress.ts';
import { readUnfinishedUploads, type UnfinishedUploads } from './bucketUploads.ts';
import { isSignedBy } from './isSignedBy.ts';

/** One bucket in a local folder. */
export interface BucketServer {
  readonly bucket: BucketAddress;
  /** Requests in order: `PUT partNumber=1 5242880`. */
  readonly asked: string[];
  /** 400 for the next match. */
  refuseOnce(told: RegExp): void;
  stop(): Promise<void>;
  /** At the same address. */
  restart(): Promise<void>;
}

const SECRET = 'S3RVER';

function truncateListing(listing: string, most: number): string {
  const [head = '', ...objects] = listing.split(/(?=<Contents>)/);
  if (objects.length <= most) return listing;
  const foot = listing.slice(listing.lastIndexOf('</Contents>') + '</Contents>'.length);
  const cut = objects
    .slice(0, most)
    .map((one) => one.slice(0, one.indexOf('</Contents>') + '</Contents>'.length));
  return (head + cut.join('') + foot).replace('<IsTruncated>false', '<IsTruncated>true');
}

/** Adds signature checks, truncated listings and unfinished uploads. */
function createFrontHandler(
  port: number,
  unfinished: UnfinishedUploads,
  acceptRequest: (told: string) => boolean,
) {
  return (incoming: IncomingMessage, outgoing: ServerResponse) => {
    if (!isSignedBy(SECRET, incoming)) {
      incoming.resume();
      outgoing.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
      return;
    }
    const { method, headers, url = '' } = incoming;
    const { searchParams } = new URL(url, 'http://store');
    const query = [...searchParams].filter(([name]) => name !== 'uploadId').map((pair) => pair.join('='));
    if (!acceptRequest(`${method} ${query.join('&')} ${headers['content-length'] ?? 0}`)) {
      incoming.resume();
      outgoing.writeHead(400).end('<Error><Code>BadDigest</Code></Error>');
      return;
    }
    if (method === 'GET' && searchParams.has('uploads')) {
      outgoing.writeHead(200).end(unfinished.list(searchParams.get('prefix') ?? ''));
      return;
    }
    if (method === 'DELETE' && searchParams.has('uploadId')) {
      outgoing.writeHead(unfinished.abort(searchParams.get('uploadId') ?? '') ? 204 : 404).end();
      return;
    }
    const most = Number(/[?&]max-keys=(\d+)/.exec(url)?.[1] ?? Number.NaN);
    const path = url.replace(/([?&])max-keys=\d+&?/, '$1');
    const asked = request({ port, host: '127.0.0.1', method, headers, path }, (answer) => {
      if (Number.isNaN(most) || answer.statusCode !== 200) {
        outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(outgoing);
        return;
      }
      void text(answer).then((listing) => outgoing.writeHead(200).end(truncateListing(listing, most)));
    });
    asked.on('error', () => outgoing.destroy());
    incoming.pipe(asked);
  };
}

export async function startBucketServer(directory: string): Promise<BucketServer> {
  const asked: string[] = [];
  let refused: RegExp | undefined;
  const acceptRequest = (told: string): boolean => {
    asked.push(told);
    if (!refused?.test(told)) return true;
    refused = undefined;
    return false;
  };
  const begin = async (port: number) => {
    const store = new S3rver({
      port: 0,
      address: '127.0.0.1',
      silent: true,
      directory,
      configureBuckets: [{ name: 'photos', configs: [] }],
    });
    const behind = (await store.run()) as AddressInfo;
    const server = createServer(
      createFrontHandler(behind.port, readUnfinishedUploads(join(directory, 'photos')), acceptRequest),
    );
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    return {
      port: (server.address() as AddressInfo).port,
      async stop() {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
        await store.close();
      },
    };
  };
  let running = await begin(0);
  const bucket = parseBucketAddress(`http://S3RVER:${SECRET}@127.0.0.1:${running.port}/photos/town`);
  if (!bucket) throw new Error('The address of the bucket makes no sense.');
  return {
    bucket,
    asked,
    refuseOnce(told) {
      refused = told;
    },
    stop: () => running.stop(),
    async restart() {
      running = await begin(running.port);
    },
  };
}
