import { CHANNELS, type Job } from './defineJob.ts';

type Channel = keyof typeof CHANNELS;

/** How many jobs may run at once in a server, over all channels. */
export const WORKERS = Object.values(CHANNELS).reduce((sum, most) => sum + most, 0);

const isChannel = (name: string): name is Channel => name in CHANNELS;

/**
 * Holds each channel to its share of the workers. The library asks before each fetch which flags to skip; fetches go one after the
 * other, so that no two workers take the last place of a channel.
 */
export function createChannelGate() {
  const running = new Map<Channel, number>();
  let fetching: Promise<void> = Promise.resolve();
  let endFetch = (): void => undefined;
  const count = ({ channel }: Job, by: number) => running.set(channel, (running.get(channel) ?? 0) + by);
  return {
    /** Waits for the fetch before this one, and gives the channels that are full. */
    async beginFetch(): Promise<string[]> {
      const before = fetching;
      let end = (): void => undefined;
      fetching = new Promise((resolve) => {
        end = resolve;
      });
      await before;
      endFetch = end;
      return Object.keys(CHANNELS).filter(
        (name) => isChannel(name) && (running.get(name) ?? 0) >= CHANNELS[name],
      );
    },
    endFetch: (): void => endFetch(),
    /** Counts a job while it runs. */
    async run<T>(job: Job, work: () => Promise<T>): Promise<T> {
      count(job, 1);
      try {
        return await work();
      } finally {
        count(job, -1);
      }
    },
  };
}
