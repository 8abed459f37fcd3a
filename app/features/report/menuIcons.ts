/** Draws the icon that a menu names. */
export type DrawIcon = (name: string) => React.ReactNode;

/** How long it waits after a failure at first, and at most, milliseconds. */
const SOON = 2_000;
const LATER = 60_000;

/** Loads until it succeeds: again at once where the network is back, and after a while where it never seemed gone. */
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

/** The same promise every time. It never fails: what the server drew stands meanwhile, or the names of tiles alone. */
export function menuIcons(): Promise<DrawIcon> {
  brought ??= untilThere(bring);
  return brought;
}
