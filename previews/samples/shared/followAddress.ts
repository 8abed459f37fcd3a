import { getCanonicalForm } from './addressParameters.ts';

/** Reloads when the fragment changes: browsers do not. */
export function followAddress(): void {
  const readKey = () => getCanonicalForm(location.search, location.hash);
  const opened = readKey();
  for (const moved of ['hashchange', 'popstate'])
    addEventListener(moved, () => {
      if (readKey() !== opened) location.reload();
    });
}
