import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildTarget } from '../scripts/browsers.mjs';
import { precompress } from '../scripts/vite/precompress.ts';
import { spacedPreloads } from '../scripts/vite/spacedPreloads.ts';
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

type Group = (id: string, lookup: ModuleLookup) => string | null;

/** A file of all modules that a choice is made of, which is made once the modules are known. */
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

/** What questions and overlays are made of: by themselves these are small files, which compress badly, for every page. */
const SMALL =
  /\/ui\/(?:icons\/(?:ChevronDown|Chevron|Refresh|Send|Star)Icon|parts\/(?:VisuallyHidden|Text(?:Area|Field))\/|parts\/shared\/(?:MissingImage|useControlled|Field|useCut|FormValue|useFormReset))|\/questionnaire\/model\/record/;

const MENU = 'samples/1/menu.tsx';
const CHAT = 'samples/2/chat.tsx';

/** What both samples import at once goes into one file: many small ones compress badly, and each is a request of its own. */
const shared = group('shared', (at) => {
  const menu = at(MENU);
  return new Set([...at(CHAT)].filter((one) => menu.has(one)));
});

/** And so does what the conversation alone has at once; its entry stays by itself, since the studio draws conversations, too. */
const conversation = group('conversation', (at) => {
  const others = new Set([...at(MENU), ...at('studio/main.tsx'), join(import.meta.dirname, CHAT)]);
  return new Set([...at(CHAT)].filter((one) => !others.has(one)));
});

/** Plain files that work below any path of any host: every address in them is relative. */
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
