interface Ending {
  readonly kind: 'ends';
  readonly args: readonly string[];
  /** On success. */
  readonly says: RegExp;
  /** Missing requirement: skips the test by name. */
  readonly lacks?: RegExp;
  /** JSON that it may rewrite with equal content. */
  readonly leaves?: string;
}

interface Serving {
  readonly kind: 'serves';
  readonly args: readonly string[];
  readonly says: RegExp;
  /** Path, and a word on its page. */
  readonly path: string;
  readonly shows: RegExp;
}

/** Stores files in the checkout: runs in a copy without them. */
interface Storing {
  readonly kind: 'stores';
  readonly args: readonly string[];
  readonly says: RegExp;
  /** One subfolder per machine. */
  readonly folder: string;
  readonly files: RegExp;
}

/** Tested elsewhere, or unmet requirements. */
interface Elsewhere {
  readonly kind: 'elsewhere';
  readonly why: string;
}

/** Of README and CONTRIBUTING, by package.json name. */
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
  'coverage:spec': {
    kind: 'ends',
    args: ['run', 'coverage:spec'],
    says: /Open rows: \d+/,
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
  tour: { kind: 'elsewhere', why: 'it draws pictures of the documents, and proves nothing' },
  chromatic: { kind: 'elsewhere', why: 'it needs a token of the cloud review' },
};
