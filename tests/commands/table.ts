/** A documented command that ends by itself. */
interface Ending {
  readonly kind: 'ends';
  readonly args: readonly string[];
  /** What it says when all is well. */
  readonly says: RegExp;
  /** What it says where a machine lacks what it needs: it is skipped, by name. */
  readonly lacks?: RegExp;
  /** A JSON file that it may write, and that says the same afterwards. */
  readonly leaves?: string;
}

/** A documented command that serves until it is told to stop; the first group of `says` is its address. */
interface Serving {
  readonly kind: 'serves';
  readonly args: readonly string[];
  readonly says: RegExp;
  /** A path that answers, and a word on its page. */
  readonly path: string;
  readonly shows: RegExp;
}

/** A documented command that stores files among those of the checkout: it is given in a copy, where they are missing. */
interface Storing {
  readonly kind: 'stores';
  readonly args: readonly string[];
  readonly says: RegExp;
  /** The folder in which they lie, each in one for a machine, and their names. */
  readonly folder: string;
  readonly files: RegExp;
}

/** A documented command that is proven elsewhere or needs what a check has not. */
interface Elsewhere {
  readonly kind: 'elsewhere';
  readonly why: string;
}

/** Every command that README and CONTRIBUTING name, by its name in package.json. */
export const COMMANDS: Readonly<Record<string, Ending | Serving | Storing | Elsewhere>> = {
  start: {
    kind: 'serves',
    args: ['start'],
    says: /Parvis is ready: (http:\S+)\//,
    path: '/q/demo-town',
    shows: /<title>/,
  },
  dev: {
    kind: 'serves',
    args: ['run', 'dev'],
    says: /Local:\s+(http:\S+)\//,
    path: '/q/demo-town',
    shows: /@vite\/client/,
  },
  storybook: {
    kind: 'serves',
    args: ['run', 'storybook', '--', '--ci'],
    says: /(http:\/\/(?:localhost|127\.0\.0\.1):\d+)\//,
    path: '/index.json',
    shows: /parts-tile--/,
  },
  build: {
    kind: 'ends',
    args: ['run', 'build', '--', '--only=packages'],
    says: /questionnaire/,
  },
  schema: {
    kind: 'ends',
    args: ['run', 'schema'],
    says: /schema/,
  },
  migrations: {
    kind: 'ends',
    args: ['run', 'migrations', '--', '--name', 'nothing_new'],
    says: /No schema changes/,
    leaves: 'server/platform/db/migrations/meta/_journal.json',
  },
  test: { kind: 'elsewhere', why: 'it is the check itself' },
  'test:all': { kind: 'elsewhere', why: 'it is the check itself' },
  format: {
    kind: 'elsewhere',
    why: 'it writes into the sources; the step "lint" finds nothing left to write',
  },
  knip: { kind: 'elsewhere', why: 'it is the step "dead"' },
  pictures: {
    kind: 'stores',
    args: ['run', 'pictures', '--', '-g', 'Parts/Separator'],
    says: /\d+ passed/,
    folder: 'tests/visual/pictures',
    files: /^parts-separator--.+\.png$/,
  },
  bench: {
    kind: 'ends',
    args: ['run', 'bench', '--', '--quick'],
    says: /# theme.+# questionnaire.+# sizes.+# components.+# chat.+nothing is written/s,
    lacks: /Could not install .+: is the network reachable/,
  },
  load: {
    kind: 'elsewhere',
    why: 'it presses two servers for ten minutes, and says something on a quiet machine alone',
  },
  faults: { kind: 'elsewhere', why: 'it kills servers and databases for fifteen minutes' },
  mutations: { kind: 'elsewhere', why: 'it breaks one rule after the other for an hour' },
  sheets: {
    kind: 'elsewhere',
    why: 'it draws some hundred pictures for people to look at, and proves nothing',
  },
  chromatic: { kind: 'elsewhere', why: 'it needs a token of the cloud review' },
};
