import { noteMode, tellApp } from '../offline/appStore.ts';

/** What a browser tells that would install the app; not in the library of types. */
interface BeforeInstallPrompt extends Event {
  readonly prompt: () => Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

const canPrompt = (event: Event): event is BeforeInstallPrompt => 'prompt' in event;

let offer: BeforeInstallPrompt | undefined;

/** Keeps the browser's own question for when somebody presses a button of ours, and notes what becomes of the app. */
export function followInstalling(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    if (!canPrompt(event)) return;
    event.preventDefault();
    offer = event;
    tellApp({ type: 'offered' });
  });
  window.addEventListener('appinstalled', () => {
    offer = undefined;
    tellApp({ type: 'installed' });
  });
  matchMedia('(display-mode: standalone)').addEventListener('change', noteMode);
}

/** Lets the browser ask. It asks once: then it is offered anew when it tells so. */
export async function askToInstall(): Promise<void> {
  const asked = offer;
  offer = undefined;
  if (!asked) return;
  const { outcome } = await asked.prompt();
  tellApp({ type: 'answered', taken: outcome === 'accepted' });
}
