import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { isDrawnFor } from './lib/boot/drawn.ts';
import { hasAccepted } from './lib/session/acceptance.ts';
import { loadProfileAhead } from './lib/session/useProfile.ts';
import { noSpareWords, readyTexts, texts } from './lib/texts/store.ts';
import { listenToBackKey } from './shell/useBackKey.ts';

const ready = readyTexts();
// Beside the first view, which is drawn without them; there before anybody has pressed anything.
loadProfileAhead();
listenToBackKey();
void import('./shell/beside.ts').catch(() => undefined);

/** When the first view has had the network to itself, milliseconds. */
const LATER = 2_000;
// Without it the page does what it shows; begun before the words, which it brings where their files are gone.
setTimeout(() => void import('./later.ts').catch(noSpareWords), LATER);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

/** A screen reader speaks in the language shown. */
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
