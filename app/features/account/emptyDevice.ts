import { rememberChoice } from '../../lib/boot/cookies.ts';
import { chooseScheme } from '../../lib/branding/scheme.ts';
import { storage } from '../../lib/session/storage.ts';

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
