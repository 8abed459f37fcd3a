import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildTarget } from '../scripts/browsers.mjs';
import { precompress } from '../scripts/vite/precompress.ts';
import { staticStyles } from '../scripts/vite/staticStyles.ts';
import { styleHashes } from '../scripts/vite/styleHashes.ts';

const page = (path: string): string => join(import.meta.dirname, path, 'index.html');

interface ModuleLookup {
  getModuleInfo: (id: string) => { importedIds: string[] } | null;
}

/** Colour spaces of the reader of every notation, which few addresses want: one door leads to all of culori. */
const ON_DEMAND = /\/culori\/src\/(?:a98|hsl|hsv|hwb|lab|lch|p3|prophoto|rec2020|xyz50|xyz65)\//;

/** What few addresses want, beside the page itself: it keeps its name. */
const SELDOM = /\/(?:LookNotice|SampleWays|KeyList|Problem|inSamples|listen|written)-[^/]*$/;

/** What both samples import at once goes into one file: many small ones compress badly, and each is a request of its own. */
const shared = () => {
  const reached = (entry: string, lookup: ModuleLookup): Set<string> => {
    const found = new Set([join(import.meta.dirname, entry)]);
    for (const id of found)
      for (const imported of lookup.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
    return found;
  };
  let members: Set<string> | undefined;
  return (id: string, lookup: ModuleLookup): string | null => {
    if (!members) {
      const menu = reached('samples/1/menu.tsx', lookup);
      members = new Set([...reached('samples/2/chat.tsx', lookup)].filter((one) => menu.has(one)));
    }
    return members.has(id) && !ON_DEMAND.test(id) ? 'shared' : null;
  };
};

/** Plain files that work below any path of any host: every address in them is relative. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [react(), staticStyles('linked'), styleHashes(), precompress(join(import.meta.dirname, 'dist'))],
  build: {
    target: [...buildTarget],
    outDir: 'dist',
    // Apart from the app's own assets where both stand on one host.
    assetsDir: 'samples/assets',
    emptyOutDir: true,
    modulePreload: {
      polyfill: false,
      // The names of their files would cost each visitor more than hardly anybody gains.
      resolveDependencies: (file, needed) => (SELDOM.test(file) ? [] : needed),
    },
    assetsInlineLimit: 0,
    manifest: 'build-manifest.json',
    rolldownOptions: {
      input: {
        samples: page('samples'),
        menu: page('samples/1'),
        chat: page('samples/2'),
        set: page('samples/set'),
        studio: page('studio'),
        states: page('studio/states'),
      },
      output: {
        // Short: each page lists the files that it may ask for.
        chunkFileNames: ({ name }) =>
          `samples/assets/${SELDOM.test(`/${name}-`) ? '[name]-' : ''}[hash:7].js`,
        codeSplitting: {
          groups: [
            { name: shared(), debugName: 'shared', priority: 1 },
            // What a conversation's questions are made of, together: small files compress badly.
            {
              name: 'small',
              test: /\/ui\/(?:icons\/(?:ChevronDown|Chevron|Refresh|Star)Icon|parts\/VisuallyHidden\/|parts\/shared\/MissingImage|useControlled)|\/questionnaire\/model\/record/,
            },
          ],
        },
      },
    },
  },
});
