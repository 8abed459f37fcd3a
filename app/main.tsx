import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { applySchemeChoice } from './look/scheme.ts';
import { textsReady } from './texts/store.ts';

applySchemeChoice();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

await textsReady;
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
// Nobody waits for it, and without it the page does what it shows.
import('./later.ts').catch(() => undefined);
