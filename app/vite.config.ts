import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { backEnds } from '../api/backEnds.ts';
import { buildTarget } from '../scripts/browsers.mjs';
import { firstFrame } from '../scripts/vite/firstFrame.ts';
import { precompress } from '../scripts/vite/precompress.ts';
import { spacedPreloads } from '../scripts/vite/spacedPreloads.ts';
import { staticStyles } from '../scripts/vite/staticStyles.ts';
import { styleHashes } from '../scripts/vite/styleHashes.ts';
import { inlineComputedModules } from '../scripts/vite/writtenDown.ts';
import * as colourTokens from '../theme/css/colourTokens.ts';

interface ModuleLookup {
  getModuleInfo: (id: string) => { importedIds: string[] } | null;
}

type CollectDependencies = (from: string, lookup: ModuleLookup) => ReadonlySet<string>;

const collectDependencies: CollectDependencies = (from, lookup) => {
  const found = new Set([from]);
  for (const id of found)
    for (const imported of lookup.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
};

/** Puts a file's static imports into one chunk: many small ones compress badly. */
const createChunk = (chunk: string, file: string, { itself = false } = {}) => {
  let members: ReadonlySet<string> | undefined;
  return (id: string, lookup: ModuleLookup): string | null => {
    members ??= collectDependencies(file, lookup);
    return members.has(id) && (itself || id !== file) ? chunk : null;
  };
};

const menuIcons = join(import.meta.dirname, '..', 'ui', 'icons', 'byName.tsx');

const server = process.env.PARVIS_SERVER ?? 'http://127.0.0.1:8080';

export default defineConfig({
  root: import.meta.dirname,
  // React 18 includes the shim.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim.*/, replacement: 'react' }] },
  plugins: [
    inlineComputedModules({
      [join(import.meta.dirname, '..', 'theme', 'css', 'colourTokens.ts')]: colourTokens,
    }),
    react(),
    spacedPreloads(),
    staticStyles('inline'),
    styleHashes(),
    firstFrame(join(import.meta.dirname, 'public')),
    precompress(join(import.meta.dirname, 'dist')),
  ],
  build: {
    target: [...buildTarget],
    outDir: 'dist',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    manifest: 'build-manifest.json',
    rolldownOptions: {
      // Inlined, later pages' constants would weigh on the first view.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      // The app, and the early view for offline use.
      input: [
        join(import.meta.dirname, 'index.html'),
        join(import.meta.dirname, 'features', 'cases', 'kept', 'conversation.ts'),
      ],
      output: {
        // Hashes only, for a short file list in the first view; names: build-manifest.json.
        chunkFileNames: 'assets/[hash:7].js',
        codeSplitting: {
          groups: [
            {
              name: createChunk('first', join(import.meta.dirname, 'main.tsx')),
              debugName: 'first',
              priority: 2,
            },
            {
              name: createChunk('menuIcons', menuIcons, { itself: true }),
              debugName: 'menuIcons',
              priority: 1,
            },
            // One chunk for small files: a short file list.
            { name: 'profile', test: /\/app\/lib\/session\/(?:profile|device)\.ts/ },
            { name: 'query', test: /\/node_modules\/@tanstack\/(?:react-query|query-core)\// },
            {
              name: 'small',
              test: /\/ui\/parts\/(?:ButtonLink|EmptyState|ErrorState|VisuallyHidden|CaseOutline|LinkedText)\/|\/ui\/parts\/shared\/MissingImage\.|\/app\/(?:lib\/(?:texts\/formatTypedText|outbox\/createId|live\/watchLive|api\/(?:watchRead|customerKeys))|shell\/noteCard)\.|\/app\/features\/install\/lazyInstall\.|\/app\/features\/media\/(?:objectUrls|dataUrl|PhotoStrip)\.|\/ui\/(?:copyText|parts\/shared\/(?:When|toasts|portalRoot|frame)|screens\/shared\/(?:Frame|masthead))\.|\/questionnaire\/(?:model\/record|flows\/confirmation)\.|\/api\/(?:contactWays|entities\/owner|addresses|appAddress)\.|\/app\/(?:features\/(?:offline\/(?:stores|registerWorker)|sign-in\/addresses\/addressVerification|cases\/thanksState|notifications\/news\/withCount|account\/caseDrafts)|shell\/(?:MiddleFooter|goBack|followLink)|lib\/session\/(?:addressPage|erasedMark|storageSlot|ownSlot|crossTabLeave|signedOutMark))\./,
            },
            {
              name: 'film',
              // Nearly every page shares its dependencies.
              includeDependenciesRecursively: false,
              test: /\/app\/features\/media\/(?:MessageVideo|SentVideo|getDownloadLink|sentMedia|useCaptionsUrl)\./,
            },
            // Loaded sequentially (`preloadSharedModules.ts`).
            { name: 'questions', test: /\/questionnaire\/model\/(?!record)/ },
            {
              name: 'entities',
              test: /\/api\/(?:entities\/(?:case|message|media|captions|systemMessages)|calls\/(?:mobile|townDiscuss|cases))\.ts/,
            },
            { name: 'outbox', test: /\/app\/lib\/outbox\/(?:useOutbox|appOutbox|outbox|uploadFiles)/ },
            { name: 'words', test: /\/app\/features\/cases\/(?:caseItems|caseTexts|systemMessages)/ },
            { name: 'stranded', test: /\/app\/features\/cases\/waitingItem\./ },
            { name: 'icons', test: /\/ui\/icons\// },
            { name: 'kept', test: /\/app\/lib\/(?:session\/cachedProfile|api\/serverErrors)\.ts/ },
            {
              name: 'settle',
              test: /\/app\/(?:features\/(?:account\/(?:syncChoices|syncState|clearDevice)|media\/videoStorage|offline\/(?:cachedQuestions|isServerReachable|appStatus|appStore|appPages|followWorker|workerMessages)|install\/appLinks)|lib\/session\/verifiedUser)\.ts/,
            },
            { name: 'notified', test: /\/app\/features\/notifications\/(?!Notify|news\/)/ },
            // Few files: a short file list.
            {
              name: 'polls',
              includeDependenciesRecursively: false,
              test: /\/api\/(?:calls\/(?:polls|pollStates)|entities\/poll)\.|\/app\/(?:lib\/api\/(?:pollSchema|pollKeys)|features\/polls\/(?:pollQuery|pollMarks|loadTilePolls|usePoll|describePoll|formatPollDay))\./,
            },
            {
              name: 'usage',
              includeDependenciesRecursively: false,
              test: /\/app\/(?:lib\/usage\/|features\/report\/questionQuery\.)|\/api\/(?:entities\/usage|calls\/stats)\./,
            },
            {
              name: 'pageParts',
              includeDependenciesRecursively: false,
              test: /\/app\/(?:shell\/(?:NoticeText|contactAddress|NotFoundScreen)|lib\/(?:session\/(?:textDraft|useOwner)|texts\/useLoaded|branding\/findPageCuid|live\/useLive|outbox\/refusedItems)|features\/(?:cases\/(?:isShowingCache|firstCaseState|offers|pageSnapshot|blockReasons)|questionnaire\/(?:answersDraft|textResolver|splitPrompt)|offline\/cachedScans|media\/(?:captionsDraft|pendingPhotos)))\.|\/ui\/(?:useMedia|parts\/shared\/(?:aspectRatio|getFocusedElement|FormValue|useOnVisible)|screens\/shared\/(?:MoreButton|visualViewport|ActionBar|WarningMark))\.|\/questionnaire\/flows\/(?:flowId|notices)\./,
            },
            {
              name: 'caseParts',
              includeDependenciesRecursively: false,
              test: /\/ui\/parts\/(?:ResponderIcon|ServiceMark)\/|\/app\/features\/cases\/CardBox\./,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: Object.fromEntries([...backEnds, 'samples', 'studio', 'book'].map((name) => [`/${name}`, server])),
  },
});
