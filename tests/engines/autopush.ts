import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { acceptTexts } from './textSocket.ts';

/** What a browser says to its push service, as far as this one listens. */
interface Said {
  readonly messageType?: string;
  readonly channelID?: string;
  readonly updates?: readonly { readonly code?: number }[];
}

/** A push service of this machine for a real Firefox: the browser holds a connection to it, and decrypts what comes by itself. */
export interface Autopush {
  readonly origin: string;
  /** Settings by which Firefox asks this service and no other. */
  readonly prefs: Readonly<Record<string, string | boolean>>;
  /** Messages that wait until they are passed on. */
  readonly waiting: readonly unknown[];
  /** What the browser said of each message: 100 where the worker had it. */
  readonly codes: readonly (number | undefined)[];
  /** Browsers that are subscribed. */
  readonly subscribed: () => number;
  readonly passOn: () => void;
  readonly close: () => void;
}

/** Starts it. */
export async function startAutopush(): Promise<Autopush> {
  const channels = new Map<string, { readonly id: string; readonly tell: (told: object) => void }>();
  const waiting: (() => void)[] = [];
  const codes: (number | undefined)[] = [];
  const open = new Set<Duplex>();

  const server = createServer(async (asked, answer) => {
    const parts: Buffer[] = [];
    for await (const part of asked) parts.push(part as Buffer);
    const channel = channels.get(asked.url ?? '');
    if (!channel) return void answer.writeHead(410).end();
    const told = {
      messageType: 'notification',
      channelID: channel.id,
      version: randomUUID(),
      data: Buffer.concat(parts).toString('base64url'),
      headers: { encoding: asked.headers['content-encoding'] },
    };
    waiting.push(() => channel.tell(told));
    answer.writeHead(201, { location: '/m/1' }).end();
  });

  type Act = (said: Said, tell: (told: object) => void) => void;
  const acts: Readonly<Record<string, Act>> = {
    hello: (_, tell) => tell({ messageType: 'hello', uaid: newUaid(), status: 200, use_webpush: true }),
    register: ({ channelID = '' }, tell) => {
      const path = `/push/${randomUUID()}`;
      channels.set(path, { id: channelID, tell });
      tell({ messageType: 'register', channelID, status: 200, pushEndpoint: origin + path });
    },
    unregister: ({ channelID }, tell) => {
      for (const [path, { id }] of channels) if (id === channelID) channels.delete(path);
      tell({ messageType: 'unregister', channelID, status: 200 });
    },
    ack: ({ updates = [] }) => codes.push(...updates.map(({ code }) => code)),
  };
  server.on('upgrade', (asked, socket) => {
    open.add(socket);
    const tell = acceptTexts(asked, socket, (text) => {
      // A ping of this protocol is an empty object.
      const said = JSON.parse(text) as Said;
      acts[said.messageType ?? '']?.(said, (told) => tell(JSON.stringify(told)));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const origin = `http://${host}`;
  return {
    origin,
    prefs: {
      'dom.push.serverURL': `ws://${host}/`,
      'dom.push.testing.allowInsecureServerURL': true,
      'dom.push.connection.enabled': true,
    },
    waiting,
    codes,
    subscribed: () => channels.size,
    passOn: () => {
      for (const pass of waiting.splice(0)) pass();
    },
    close: () => {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}

const newUaid = (): string => randomUUID().replaceAll('-', '');
