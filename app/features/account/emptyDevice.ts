import { rememberChoice } from '../../lib/boot/cookies.ts';
import { chooseScheme } from '../../lib/branding/scheme.ts';
import { storage } from '../../lib/session/storage.ts';

const PREFIX = 'pv_';

/** Removes all stored data but the outbox. */
export function emptyStores(): void {
  for (const place of ['localStorage', 'sessionStorage'] as const) {
    const stored = storage(place);
    for (const key of Object.keys(stored ?? {})) if (key.startsWith(PREFIX)) stored?.removeItem(key);
  }
  chooseScheme('auto');
  rememberChoice('pv_lang', null);
}
