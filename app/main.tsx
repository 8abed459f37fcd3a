import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { followProfile } from './account/followProfile.ts';
import { applySchemeChoice } from './look/scheme.ts';
import { textsReady } from './texts/store.ts';

applySchemeChoice();
followProfile();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

await textsReady;
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
