import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FirstView, FirstViewPage, RenderFirstView } from '@parvis/api/firstView';

/** Where the app's build leaves what draws its first view, within the folder of its pages. */
const ARTEFACT = '.firstView/render.js';

export interface DrawnView extends FirstView {
  readonly of: 'menu' | 'gate';
}

/** What a built app draws with, and again once it was built again; undefined where it was built without. */
function renderer(folder: string): () => Promise<RenderFirstView> | undefined {
  const file = join(folder, ARTEFACT);
  let loaded: { readonly at: number; readonly render: Promise<RenderFirstView> } | undefined;
  let failed = 0;
  return () => {
    if (!existsSync(file)) return undefined;
    const at = statSync(file).mtimeMs;
    if (loaded?.at === at) return loaded.render;
    // What could not be loaded once is never read again by its name.
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

/** How often at most it is told that a view could not be drawn, seconds: every scan tries it again. */
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
