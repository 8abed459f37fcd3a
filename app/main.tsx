import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { isDrawnFor } from './lib/boot/drawn.ts';
import { hasAccepted } from './lib/session/acceptance.ts';
import { loadProfileAhead } from './lib/session/useProfile.ts';
import { noSpareWords, readyTexts, texts } from './lib/texts/store.ts';
import { listenToBackKey } from './shell/useBackKey.ts';

const ready = readyTexts();
// Not needed for the first view, yet before the first press.
loadProfileAhead();
listenToBackKey();
void import('./shell/beside.ts').catch(() => undefined);

/** Milliseconds. */
const LATER = 2_000;
// It also provides fallback texts, which `ready` may wait for.
setTimeout(() => void import('./later.ts').catch(noSpareWords), LATER);

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
if (isDrawnFor(root, hasAccepted())) {
  hydrateRoot(root, app);
  globalThis.pvPressAgain?.(root);
} else {
  globalThis.pvPressAgain?.();
  createRoot(root).render(app);
}
