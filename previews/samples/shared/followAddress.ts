import { getCanonicalForm } from './addressParameters.ts';

/** Browsers do not reload for a fragment. */
export function followAddress(): void {
  const readKey = () => getCanonicalForm(location.search, location.hash);
  const opened = readKey();
  for (const moved of ['hashchange', 'popstate'])
    addEventListener(moved, () => {
      if (readKey() !== opened) location.reload();
    });
}
