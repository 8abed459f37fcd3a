import type { FirstViewPage, RenderFirstView } from '@parvis/api/firstView';
import { locales } from '@parvis/locales/languages';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { App } from '../App.tsx';
import { texts } from '../lib/texts/store.ts';
import { setBoot } from './boot.ts';
import { setAccepted } from './useProfile.ts';

async function loadWords(): Promise<void> {
  for (const locale of locales) await texts.setLocale(locale);
}
const textsLoaded = loadWords();

async function renderView({ boot, accepted }: FirstViewPage): ReturnType<RenderFirstView> {
  await texts.setLocale(boot.language);
  setBoot(boot);
  setAccepted(accepted);
  const markup = renderToString(
    <StrictMode>
      <Router ssrPath={`/q/${boot.scan.qrid}`}>
        <App />
      </Router>
    </StrictMode>,
  );
  return { html: markup.replace(PRELOADS, '') };
}

/** React's preloads; the page head has its own. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;

let queue: Promise<unknown> = textsLoaded;

/** One at a time: all share one language. */
export const render: RenderFirstView = (page) => {
  const drawn = queue.then(() => renderView(page));
  queue = drawn.catch(() => undefined);
  return drawn;
};
