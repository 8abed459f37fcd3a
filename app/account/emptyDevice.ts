import { rememberChoice } from '../boot/cookies.ts';
import { chooseScheme } from '../look/scheme.ts';

const PREFIX = 'pv_';

/** Takes away what this device keeps beside the outbox: drafts, choices, the place scanned last. */
export function emptyStores(): void {
  for (const place of ['localStorage', 'sessionStorage'] as const)
    try {
      const stored = window[place];
      for (const key of Object.keys(stored)) if (key.startsWith(PREFIX)) stored.removeItem(key);
    } catch {
      // Where nothing can be stored there is nothing.
    }
  chooseScheme('auto');
  rememberChoice('pv_lang', null);
}
