import { createPublicKey, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Notification } from '@parvis/api/entities/notification';
import { createId } from '../platform/lib/ids.ts';
import { createPushBrowser, type PushBrowser } from './pushBrowser.ts';

/** A number: response status. */
type Behaviour = 'takes' | 'hangs' | 'dies' | 'takesAndDies' | number;

interface TakenPush {
  readonly browser: string;
  readonly notification: Notification;
  readonly bytes: number;
  readonly urgency: string | undefined;
  readonly topic: string | undefined;
  readonly ttl: number;
}

/** Verifies senders (RFC 8292), decrypts messages (RFC 8291). */
export interface PushService {
  readonly origin: string;
  subscribe(publicKey: string): PushBrowser & { readonly id: string };
  readonly taken: TakenPush[];
  /** About rejected messages. */
  readonly complaints: string[];
  /** By browser. */
  readonly asked: string[];
  answer: Behaviour;
  /** By browser, over `answer`. */
  readonly by: Map<string, Behaviour>;
  retryAfter: string | undefined;
  /** Bytes. */
  most: number;
  readonly held: number;
  goOn(): void;
  close(): Promise<void>;
}

const DAY = 86_400;
const URGENCIES = new Set(['very-low', 'low', 'normal', 'high']);

function findSenderFault(
  { headers }: IncomingMessage,
  origin: string,
  publicKey: string,
): string | undefined {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  if (key !== publicKey) return 'another key than the browser subscribed with';
  const [x, y] = [Buffer.from(key, 'base64url').subarray(1, 33), Buffer.from(key, 'base64url').subarray(33)];
  const jwk = { kty: 'EC', crv: 'P-256', x: x.toString('base64url'), y: y.toString('base64url') };
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) return 'the signature is not of that key';
  const read = (part: string): Record<string, unknown> =>
    JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
  const { aud, exp, sub } = read(claims);
  const now = Date.now() / 1_000;
  if (read(head).alg !== 'ES256') return 'another algorithm';
  if (aud !== origin) return `for ${aud}`;
  if (typeof exp !== 'number' || exp <= now || exp > now + DAY) return `until ${exp}`;
  if (!/^(mailto:.+@.+|https:\/\/.+)$/.test(String(sub))) return `from ${sub}`;
  if (headers['content-encoding'] !== 'aes128gcm') return `encoded by ${headers['content-encoding']}`;
  if (!/^\d+$/.test(String(headers.ttl))) return `kept for ${headers.ttl}`;
  if (!URGENCIES.has(String(headers.urgency))) return `urgency ${headers.urgency}`;
  return /^[\w-]{1,32}$/.test(String(headers.topic)) ? undefined : `topic ${headers.topic}`;
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

export async function startPushService(): Promise<PushService> {
  const browsers = new Map<string, PushBrowser & { publicKey: string }>();
  const held: (() => void)[] = [];
  const respond = (response: ServerResponse, status: number) => {
    const { retryAfter } = service;
    response.writeHead(status, {
      ...(status === 201 && { location: `${service.origin}/m/${createId()}` }),
      ...(status >= 300 && status < 400 && { location: `${service.origin}/elsewhere` }),
      ...(retryAfter !== undefined && status >= 400 && { 'retry-after': retryAfter }),
    });
    response.end(status < 300 ? '' : `{"errno":${status}}`);
  };

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const id = /^\/push\/([\w-]+)$/.exec(request.url ?? '')?.[1] ?? '';
    const browser = browsers.get(id);
    service.asked.push(id);
    const body = await readBody(request);
    if (!browser) return respond(response, 404);
    const complaint = findSenderFault(request, service.origin, browser.publicKey);
    if (complaint !== undefined) {
      service.complaints.push(complaint);
      return respond(response, 403);
    }
    const storeMessage = () => {
      const { urgency, topic, ttl } = request.headers;
      const told = { urgency: urgency?.toString(), topic: topic?.toString(), ttl: Number(ttl) };
      service.taken.push({ browser: id, notification: browser.read(body), bytes: body.length, ...told });
    };
    const behaviour = service.by.get(id) ?? service.answer;
    if (typeof behaviour === 'number') return respond(response, behaviour);
    if (behaviour === 'dies') return void request.socket.destroy();
    if (body.length > service.most) return respond(response, 413);
    if (behaviour === 'hangs') {
      held.push(() => {
        storeMessage();
        respond(response, 201);
      });
      return;
    }
    storeMessage();
    if (behaviour === 'takesAndDies') request.socket.destroy();
    else respond(response, 201);
  }

  const server = createServer((request, response) => {
    receive(request, response).catch((error: unknown) => {
      service.complaints.push(String(error));
      respond(response, 400);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const service: PushService = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    subscribe(publicKey) {
      const id = createId();
      const browser = createPushBrowser(`${service.origin}/push/${id}`, publicKey);
      browsers.set(id, { ...browser, publicKey });
      return { ...browser, id };
    },
    ...{ taken: [], complaints: [], asked: [], by: new Map() },
    ...{ answer: 'takes', retryAfter: undefined, most: 4_096 },
    get held() {
      return held.length;
    },
    goOn() {
      service.answer = 'takes';
      for (const go of held.splice(0)) go();
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return service;
}
