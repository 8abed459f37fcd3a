import { randomUUID } from 'node:crypto';
import { createClient } from '@redis/client';
import { type Bus, gathered } from './bus.ts';

const CHANNEL = 'parvis_feed';
const RETRY = 1000;

/**
 * For several instances on one database that rather tell each other by a Redis (6 or later, `PUBLISH` alone). It is no
 * condition of a start: while it is away notices are lost, and the other instances look at the feed by themselves.
 */
export function redisBus(url: string, heard: () => void, warn: (error: unknown) => void): Bus {
  const own = randomUUID();
  let away = false;
  const options = { url, disableOfflineQueue: true, socket: { reconnectStrategy: () => RETRY } };
  const talker = createClient(options);
  const listener = createClient(options);
  for (const client of [talker, listener]) {
    client.on('error', (error) => {
      if (!away) warn(error);
      away = true;
    });
    client.on('ready', () => {
      away = !(talker.isReady && listener.isReady);
    });
  }
  // What was said meanwhile is in the feed.
  listener.on('ready', heard);
  talker.connect().catch(warn);
  listener
    .connect()
    .then(() =>
      listener.subscribe(CHANNEL, (sender) => {
        // What this server said itself was heard when it was said.
        if (sender !== own) heard();
      }),
    )
    // Between the two somebody may have spoken.
    .then(heard, warn);

  const tell = gathered(() => (talker.isReady ? talker.publish(CHANNEL, own) : undefined));
  return {
    notice() {
      heard();
      tell.soon();
    },
    close() {
      tell.never();
      for (const client of [talker, listener]) client.destroy();
      return Promise.resolve();
    },
  };
}
