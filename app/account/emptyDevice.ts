import { rememberChoice } from '../boot/cookies.ts';
import { chooseScheme } from '../look/scheme.ts';
import { storage } from '../session/storage.ts';

const PREFIX = 'pv_';

/** Takes away what this device keeps beside the outbox: drafts, choices, the place scanned last. */
export function emptyStores(): void {
  for (const place of ['localStorage', 'sessionStorage'] as const) {
    const stored = storage(place);
    for (const key of Object.keys(stored ?? {})) if (key.startsWith(PREFIX)) stored?.removeItem(key);
  }
  chooseScheme('auto');
  rememberChoice('pv_lang', null);
}
