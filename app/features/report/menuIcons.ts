export type DrawIcon = (name: string) => React.ReactNode;

/** Initial and maximum retry delay, in milliseconds. */
const SOON = 2_000;
const LATER = 60_000;

/** Retries with exponential backoff, and at once when the browser is back online. */
export async function untilThere<T>(load: () => Promise<T>): Promise<T> {
  for (let pause = SOON; ; pause = Math.min(2 * pause, LATER))
    try {
      return await load();
    } catch {
      await new Promise<unknown>((resolve) => {
        addEventListener('online', resolve, { once: true });
        setTimeout(resolve, pause);
      });
    }
}

const bring = async (): Promise<DrawIcon> => (await import('@parvis/ui/icons/byName')).iconDrawer(24);

let brought: Promise<DrawIcon> | undefined;

/** Shared promise that never rejects. */
export function menuIcons(): Promise<DrawIcon> {
  brought ??= untilThere(bring);
  return brought;
}
