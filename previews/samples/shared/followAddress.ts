import { askedBy } from './given.ts';

/** Reloads when the fragment changes: browsers do not. */
export function followAddress(): void {
  const asked = () => askedBy(location.search, location.hash);
  const opened = asked();
  for (const moved of ['hashchange', 'popstate'])
    addEventListener(moved, () => {
      if (asked() !== opened) location.reload();
    });
}
