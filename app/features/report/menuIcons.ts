export type DrawIcon = (name: string) => React.ReactNode;

/** Initial and maximum, milliseconds. */
const RETRY_DELAY = 2_000;
const RETRY_DELAY_MAX = 60_000;

/** Exponential backoff; at once when back online. */
export async function retryUntilLoaded<T>(load: () => Promise<T>): Promise<T> {
  for (let pause = RETRY_DELAY; ; pause = Math.min(2 * pause, RETRY_DELAY_MAX))
    try {
      return await load();
    } catch {
      await new Promise<unknown>((resolve) => {
        addEventListener('online', resolve, { once: true });
        setTimeout(resolve, pause);
      });
    }
}

const importIcons = async (): Promise<DrawIcon> => (await import('@parvis/ui/icons/byName')).iconDrawer(24);

let iconsPromise: Promise<DrawIcon> | undefined;

/** Shared; never rejects. */
export function loadMenuIcons(): Promise<DrawIcon> {
  iconsPromise ??= retryUntilLoaded(importIcons);
  return iconsPromise;
}
