import { randomUUID } from 'node:crypto';
import { createClient } from '@redis/client';
import { type Bus, CHANNEL, gatheredEach, type Hear, missed, noticeOf, RETRY } from './bus.ts';

/**
 * For several instances on one database that rather tell each other by a Redis (6 or later, `PUBLISH` alone). It is no
 * condition of a start: while it is away notices are lost, and the other instances look at the feed by themselves.
 */
export function redisBus(url: string, heard: Hear, warn: (error: unknown) => void): Bus {
  const own = randomUUID();
  let away = false;
  let closed = false;
  const options = { url, disableOfflineQueue: true, socket: { reconnectStrategy: () => RETRY } };
  const talker = createClient(options);
  const listener = createClient(options);
  /** However much of it fails, it is told once that it is away. */
  const complain = (error: unknown) => {
    if (!away) warn(error);
    away = true;
  };
  for (const client of [talker, listener]) {
    client.on('error', complain);
    client.on('ready', () => {
      away = !(talker.isReady && listener.isReady);
    });
  }
  // What was said meanwhile is in the feed.
  listener.on('ready', () => missed(heard));
  talker.connect().catch(complain);

  let again: NodeJS.Timeout | undefined;
  /** Asks to be told, until it holds: a Redis may go between the connection and this. */
  async function listen(): Promise<void> {
    try {
      await listener.subscribe(CHANNEL, (told) => {
        const [sender, notice] = told.split(' ');
        // What this server said itself was heard when it was said.
        if (sender !== own) heard(noticeOf(notice));
      });
      // Between the two somebody may have spoken.
      missed(heard);
    } catch (error) {
      if (closed) return;
      complain(error);
      again = setTimeout(() => void listen(), RETRY);
      again.unref();
    }
  }
  listener.connect().then(listen, complain);

  const tell = gatheredEach((notice) =>
    talker.isReady ? talker.publish(CHANNEL, `${own} ${notice}`) : undefined,
  );
  return {
    notice(what) {
      heard(what);
      tell.soon(what);
    },
    close() {
      closed = true;
      clearTimeout(again);
      tell.never();
      for (const client of [talker, listener]) client.destroy();
      return Promise.resolve();
    },
  };
}
