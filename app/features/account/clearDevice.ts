import { saveChoice } from '../../lib/boot/cookies.ts';
import { chooseScheme } from '../../lib/branding/scheme.ts';
import { getStorage } from '../../lib/session/storage.ts';

const PREFIX = 'pv_';

/** Keeps the outbox. */
export function clearDevice(): void {
  for (const place of ['localStorage', 'sessionStorage'] as const) {
    const stored = getStorage(place);
    for (const key of Object.keys(stored ?? {})) if (key.startsWith(PREFIX)) stored?.removeItem(key);
  }
  chooseScheme('auto');
  saveChoice('pv_lang', null);
}
