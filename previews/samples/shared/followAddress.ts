import { askedBy } from './given.ts';

/** Shows what an address asks for once it is edited after its `#`, for which browsers load nothing. */
export function followAddress(): void {
  const asked = () => askedBy(location.search, location.hash);
  const opened = asked();
  for (const moved of ['hashchange', 'popstate'])
    addEventListener(moved, () => {
      if (asked() !== opened) location.reload();
    });
}
