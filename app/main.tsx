import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { isServerViewCurrent } from './lib/boot/serverView.ts';
import { hasAccepted } from './lib/session/acceptance.ts';
import { preloadProfile } from './lib/session/useProfile.ts';
import { loadFirstTexts, rejectFallbackLoader, texts } from './lib/texts/store.ts';
import { listenToBackKey } from './shell/useBackKey.ts';

const ready = loadFirstTexts();
// Needed for the first press, not the first view.
preloadProfile();
listenToBackKey();
void import('./shell/globalListeners.ts').catch(() => undefined);

/** Milliseconds. */
const DEFERRED_AFTER = 2_000;
// It also provides fallback texts, which `ready` may need.
setTimeout(() => void import('./deferredStartup.ts').catch(rejectFallbackLoader), DEFERRED_AFTER);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

/** For screen readers. */
texts.subscribe(() => {
  document.documentElement.lang = texts.locale();
});
await ready;
document.getElementById('late')?.remove();
const app = (
  <StrictMode>
    <App />
  </StrictMode>
);
if (isServerViewCurrent(root, hasAccepted())) {
  hydrateRoot(root, app);
  globalThis.pvPressAgain?.(root);
} else {
  globalThis.pvPressAgain?.();
  createRoot(root).render(app);
}
