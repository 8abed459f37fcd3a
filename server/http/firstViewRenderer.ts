import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FirstView, FirstViewPage, RenderFirstView } from '@parvis/api/firstView';

const ARTEFACT = '.firstView/render.js';

export interface DrawnView extends FirstView {
  readonly of: 'menu' | 'gate';
}

/** Reloads after each build; undefined if missing. */
function createRendererLoader(folder: string): () => Promise<RenderFirstView> | undefined {
  const file = join(folder, ARTEFACT);
  let loaded: { readonly at: number; readonly render: Promise<RenderFirstView> } | undefined;
  let failed = 0;
  return () => {
    if (!existsSync(file)) return undefined;
    const at = statSync(file).mtimeMs;
    if (loaded?.at === at) return loaded.render;
    // A failed import is cached by its URL.
    const url = `${pathToFileURL(file).href}?${at}-${failed}`;
    const render = import(url).then((artefact: { render: RenderFirstView }) => artefact.render);
    loaded = { at, render };
    render.catch(() => {
      failed += 1;
      loaded = undefined;
    });
    return render;
  };
}

/** Seconds: every scan retries. */
const REPORT_INTERVAL = 60;

export function createFirstViewRenderer(
  folder: string,
  report: (error: unknown) => void,
): (page: FirstViewPage) => Promise<DrawnView | undefined> {
  const current = createRendererLoader(folder);
  let quietUntil = 0;
  const reportOnce = (error: unknown) => {
    if (Date.now() < quietUntil) return;
    quietUntil = Date.now() + REPORT_INTERVAL * 1000;
    report(new Error('A first view could not be drawn.', { cause: error }));
  };
  return async (page) => {
    try {
      const render = await current();
      return render && { ...(await render(page)), of: page.accepted ? 'menu' : 'gate' };
    } catch (error) {
      reportOnce(error);
      return undefined;
    }
  };
}
