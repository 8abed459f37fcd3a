import { posix } from 'node:path';

interface ImportRule {
  readonly files: RegExp;
  readonly except?: RegExp;
  readonly forbidden: RegExp;
  readonly why: string;
}

const ROOMS = ['theme', 'locales', 'questionnaire', 'api', 'ui', 'previews', 'app', 'server'];
/** On phones. */
const BROWSER = /^(?:theme|locales|questionnaire|api|ui|previews|app)\//;
const TESTS = /\.test\.ts$|\/testing\//;
/** Terminal commands, tests, and stories with real words. */
const BESIDE = /^questionnaire\/(?:bin|analysis\/command)\/|^questionnaire\/.*(?:\.test\.ts$|\/stories\/)/;

/** Floors of ARCHITECTURE.md; some libraries and one folder have a single entry. */
const rules: readonly ImportRule[] = [
  { files: /^theme\//, forbidden: /^@parvis\/(?!theme\/)/, why: 'theme imports no other room' },
  { files: /^locales\//, forbidden: /^@parvis\/(?!locales\/)/, why: 'locales imports no other room' },
  {
    files: /^api\//,
    forbidden: /^@parvis\/(?!(?:api|locales|questionnaire\/model)\/)/,
    why: 'api imports locales and questionnaire/model alone',
  },
  { files: /^ui\//, forbidden: /^@parvis\/(?!(?:ui|theme)\/)/, why: 'ui imports theme alone' },
  {
    files: /^questionnaire\//,
    except: new RegExp(`${BESIDE.source}|^questionnaire/analysis/words/`),
    forbidden: /^@parvis\/(?!(?:questionnaire|ui|theme)\/)/,
    why: 'questionnaire imports ui and theme alone, and the words of its check locales',
  },
  {
    files: /^questionnaire\/(?:model|engine|flows|analysis)\//,
    forbidden: /^@parvis\/(?:ui|theme)\/|^\.\..*\/react\//,
    why: 'no interface below questionnaire/react',
  },
  {
    files: /^questionnaire\/model\//,
    forbidden: /^\.\..*\/(?:engine|flows|analysis)\//,
    why: 'questionnaire/model stands below engine, flows and analysis',
  },
  {
    files: /^previews\//,
    forbidden: /^@parvis\/(?:api|app|server)\b/,
    why: 'previews imports no wire, app or server',
  },
  {
    files: /^app\//,
    forbidden: /^@parvis\/(?:server\b|previews\/(?!studio\/))/,
    why: 'app imports no server, and of previews the studio alone',
  },
  {
    files: /^server\//,
    forbidden: /^@parvis\/(?:(?:ui|previews|app)\b|questionnaire\/react\/|theme\/css\/(?:stitches|classes)$)/,
    why: 'server imports no interface',
  },
  {
    files: /^(?:theme|locales|api|server|questionnaire\/(?:model|engine|flows|analysis))\//,
    except: /^theme\/css\/(?:stitches|classes)\./,
    forbidden: /^react(?:-dom)?(?:\/|$)/,
    why: 'this folder imports no React',
  },
  {
    files: /^server\/platform\//,
    except: TESTS,
    forbidden: /^\.\..*\/(?:modules|http|cli)\//,
    why: 'server/platform stands below modules, http and cli',
  },
  {
    files: /^server\/modules\//,
    except: TESTS,
    forbidden: /^\.\..*\/(?:http|cli)\//,
    why: 'server/modules stands below http and cli',
  },
  {
    files: /^server\/http\//,
    except: TESTS,
    forbidden: /^\.\..*\/cli\//,
    why: 'server/http stands beside cli, which starts it',
  },
  {
    files: /^app\/lib\//,
    except: /\.test\.tsx?$/,
    forbidden: /^\.\..*\/(?:shell|features)\//,
    why: 'app/lib stands below shell and features',
  },
  {
    files: /^app\/shell\//,
    except: /\.test\.tsx?$|\.stories\.tsx$/,
    forbidden: /^\.\..*\/features\//,
    why: 'app/shell stands below features',
  },
  { files: BROWSER, except: BESIDE, forbidden: /^node:/, why: 'this room runs in a browser' },
  { files: BROWSER, forbidden: /^zod$/, why: 'a phone loads zod/mini' },
  {
    files: /./,
    except: /^theme\/css\/(?:stitches|classes)\./,
    forbidden: /^@stitches\/react$/,
    why: 'theme/css/stitches.ts alone imports Stitches',
  },
  {
    files: /./,
    except: /^ui\/parts\/Drawer\//,
    forbidden: /^vaul$/,
    why: 'ui/parts/Drawer alone imports vaul',
  },
  {
    files: /^server\//,
    except: TESTS,
    forbidden: /\/embedded\/(?!startEmbedded\.ts$)/,
    why: 'platform/db/embedded/startEmbedded.ts is the door of the embedded PostgreSQL',
  },
];

const SPECIFIER = /\b(?:from|import)\s*\(?\s*['"]([^'"\n]+)['"]/g;

/** Static, dynamic, types and re-exports. */
export const importsOf = (source: string): string[] =>
  [...source.matchAll(SPECIFIER)].map(([, specifier = '']) => specifier);

/** Reason; undefined if allowed. */
export function findViolation(file: string, specifier: string): string | undefined {
  const room = file.split('/')[0] ?? '';
  if (specifier.startsWith('.') && !posix.join(posix.dirname(file), specifier).startsWith(`${room}/`))
    return 'a relative path never leaves its room';
  const broken = rules.find(
    ({ files, except, forbidden }) => files.test(file) && !except?.test(file) && forbidden.test(specifier),
  );
  return broken?.why;
}

/** Sources, tests and stories, not build files. */
export const isChecked = (path: string): boolean =>
  ROOMS.includes(path.split('/')[0] ?? '') && /\.(?:tsx?|mjs)$/.test(path) && !/vite\.config\.ts$/.test(path);
