import { dispatchAppEvent, updateAppMode } from '../offline/appStore.ts';

/** Chromium's install event, missing in TypeScript's library. */
interface BeforeInstallPrompt extends Event {
  readonly prompt: () => Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

const canPrompt = (event: Event): event is BeforeInstallPrompt => 'prompt' in event;

let offer: BeforeInstallPrompt | undefined;

/** Defers the browser's prompt to our button; tracks installation. */
export function watchInstallation(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    if (!canPrompt(event)) return;
    event.preventDefault();
    offer = event;
    dispatchAppEvent({ type: 'offered' });
  });
  window.addEventListener('appinstalled', () => {
    offer = undefined;
    dispatchAppEvent({ type: 'installed' });
    import('../../lib/usage/countUse.ts')
      .then(({ countPageUse }) => countPageUse({ type: 'install', value: 'installed' }))
      .catch(() => undefined);
  });
  matchMedia('(display-mode: standalone)').addEventListener('change', updateAppMode);
}

/** Works once per event. */
export async function showInstallPrompt(): Promise<void> {
  const asked = offer;
  offer = undefined;
  if (!asked) return;
  const { outcome } = await asked.prompt();
  dispatchAppEvent({ type: 'answered', taken: outcome === 'accepted' });
}
