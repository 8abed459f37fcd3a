import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { applySchemeChoice } from './look/scheme.ts';
import { textsReady } from './texts/store.ts';

applySchemeChoice();
// Beside the first view, which is drawn without it; there before anybody has pressed anything.
void import('./shell/followFocus.ts').catch(() => undefined);

/** When the first view has had the network to itself, milliseconds. */
const LATER = 2_000;
// Without it the page does what it shows; begun before the words, which it brings where their files are gone.
setTimeout(() => void import('./later.ts').catch(() => undefined), LATER);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

await textsReady;
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
