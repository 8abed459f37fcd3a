/** Draws the icon that a menu names. */
export type DrawIcon = (name: string) => React.ReactNode;

/** Asks for them until they come: where there is no network, again once there is one. */
async function bring(): Promise<DrawIcon> {
  for (;;)
    try {
      return (await import('@parvis/ui/icons/byName')).iconDrawer(24);
    } catch {
      await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    }
}

let brought: Promise<DrawIcon> | undefined;

/** The same promise every time. It never fails: what the server drew stands meanwhile, or the names of tiles alone. */
export function menuIcons(): Promise<DrawIcon> {
  brought ??= bring();
  return brought;
}
