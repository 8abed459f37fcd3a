import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildTarget } from '../scripts/browsers.mjs';
import { precompress } from '../scripts/vite/precompress.ts';
import { spacedPreloads } from '../scripts/vite/spacedPreloads.ts';
import { staticStyles } from '../scripts/vite/staticStyles.ts';
import { styleHashes } from '../scripts/vite/styleHashes.ts';

const getPagePath = (path: string): string => join(import.meta.dirname, path, 'index.html');

interface ModuleLookup {
  getModuleInfo: (id: string) => { importedIds: string[] } | null;
}

/** One import leads to all of culori. */
const ON_DEMAND = /\/culori\/src\/(?:a98|hsl|hsv|hwb|lab|lch|p3|prophoto|rec2020|xyz50|xyz65)\//;

/** Each keeps its file name. */
const RARE = /\/(?:LookNotice|SampleLinks|KeyList|Problem|inSamples|listen|written)-[^/]*$/;

type Group = (id: string, lookup: ModuleLookup) => string | null;

const group = (
  name: string,
  choose: (at: (entry: string) => ReadonlySet<string>) => ReadonlySet<string>,
): Group => {
  let members: ReadonlySet<string> | undefined;
  return (id, lookup) => {
    members ??= choose((entry) => {
      const found = new Set([join(import.meta.dirname, entry)]);
      for (const one of found)
        for (const imported of lookup.getModuleInfo(one)?.importedIds ?? []) found.add(imported);
      return found;
    });
    return members.has(id) && !ON_DEMAND.test(id) ? name : null;
  };
};

/** Too small to compress well alone. */
const SMALL =
  /\/ui\/(?:icons\/(?:ChevronDown|Chevron|Refresh|Send|Star)Icon|parts\/(?:VisuallyHidden|Text(?:Area|Field))\/|parts\/shared\/(?:MissingImage|useControlled|Field|useCut|FormValue|useFormReset))|\/questionnaire\/model\/record/;

const MENU = 'samples/1/menu.tsx';
const CHAT = 'samples/2/chat.tsx';

/** Both samples import it at once: many small chunks compress badly and cost a request each. */
const shared = group('shared', (at) => {
  const menu = at(MENU);
  return new Set([...at(CHAT)].filter((one) => menu.has(one)));
});

/** Separate entry: the studio imports it, too. */
const conversation = group('conversation', (at) => {
  const others = new Set([...at(MENU), ...at('studio/main.tsx'), join(import.meta.dirname, CHAT)]);
  return new Set([...at(CHAT)].filter((one) => !others.has(one)));
});

/** Static files for any path and host: relative addresses. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [
    react(),
    spacedPreloads(),
    staticStyles('linked'),
    styleHashes(),
    precompress(join(import.meta.dirname, 'dist')),
  ],
  build: {
    target: [...buildTarget],
    outDir: 'dist',
    // Beside the app's assets on a shared host.
    assetsDir: 'samples/assets',
    emptyOutDir: true,
    modulePreload: {
      polyfill: false,
      // Preloads of rare modules would cost every visitor.
      resolveDependencies: (file, needed) => (RARE.test(file) ? [] : needed),
    },
    assetsInlineLimit: 0,
    manifest: 'build-manifest.json',
    rolldownOptions: {
      input: {
        samples: getPagePath('samples'),
        menu: getPagePath('samples/1'),
        chat: getPagePath('samples/2'),
        set: getPagePath('samples/set'),
        studio: getPagePath('studio'),
        states: getPagePath('studio/states'),
      },
      output: {
        // Each page lists the files that it may load.
        chunkFileNames: ({ name }) => `samples/assets/${RARE.test(`/${name}-`) ? '[name]-' : ''}[hash:7].js`,
        codeSplitting: {
          groups: [
            {
              name: (id: string, lookup: ModuleLookup) => (SMALL.test(id) ? 'shared' : shared(id, lookup)),
              debugName: 'shared',
              priority: 1,
            },
            { name: conversation, debugName: 'conversation' },
          ],
        },
      },
    },
  },
});
