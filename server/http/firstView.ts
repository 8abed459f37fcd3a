import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FirstView, FirstViewPage, RenderFirstView } from '@parvis/api/firstView';

const ARTEFACT = '.firstView/render.js';

export interface DrawnView extends FirstView {
  readonly of: 'menu' | 'gate';
}

/** Reloads the renderer after each build; undefined if missing. */
function renderer(folder: string): () => Promise<RenderFirstView> | undefined {
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

/** Minimum interval of failure reports, seconds: every scan retries. */
const TOLD_SECONDS = 60;

export function firstViews(
  folder: string,
  tell: (error: unknown) => void,
): (page: FirstViewPage) => Promise<DrawnView | undefined> {
  const current = renderer(folder);
  let quietUntil = 0;
  const tellOnce = (error: unknown) => {
    if (Date.now() < quietUntil) return;
    quietUntil = Date.now() + TOLD_SECONDS * 1000;
    tell(new Error('A first view could not be drawn.', { cause: error }));
  };
  return async (page) => {
    try {
      const render = await current();
      return render && { ...(await render(page)), of: page.accepted ? 'menu' : 'gate' };
    } catch (error) {
      tellOnce(error);
      return undefined;
    }
  };
}
