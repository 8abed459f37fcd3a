import { ROOT } from '../../scripts/project.mjs';
import { listSourceFiles, NOTHING } from '../../scripts/sources.mjs';

/** With boundary conditions. */
export interface Rule {
  readonly name: string;
  /** Folders include subfolders. */
  readonly sources: readonly string[];
  /** Nearest: all unit tests, or all stories. */
  readonly tests: readonly string[];
}

/** A draw takes one of each in turn, so every folder is covered. */
export const RULES: readonly Rule[] = [
  {
    name: 'engine',
    sources: ['questionnaire/engine'],
    tests: ['questionnaire/engine', 'questionnaire/flows/flows.test.ts'],
  },
  {
    name: 'rights',
    sources: ['server/http/guard.ts', 'server/modules/cases/caseSteps.ts'],
    tests: [
      'server/http/guard.test.ts',
      'server/modules/cases/caseSteps.test.ts',
      'server/modules/cases/cases.test.ts',
    ],
  },
  { name: 'cookies', sources: ['server/http/cookies.ts'], tests: ['server/http/cookies.test.ts'] },
  { name: 'origin', sources: ['server/http/origin.ts'], tests: ['server/http/origin.test.ts'] },
  { name: 'outbox', sources: ['app/lib/outbox'], tests: ['app/lib/outbox'] },
  {
    name: 'limits',
    sources: [
      'api/limits.ts',
      'api/calls/mobile.ts',
      'server/http/limits.ts',
      'server/platform/limits/rateLimits.ts',
    ],
    tests: ['server/http/limits.test.ts', 'server/platform/limits/rateLimits.test.ts', 'api'],
  },
  { name: 'policies', sources: ['server/http/security.ts'], tests: ['server/http/security.test.ts'] },
  {
    name: 'merges',
    sources: ['app/lib/api/mergeMessages.ts', 'server/modules/identity/mergePeople.ts'],
    tests: ['app/lib/api/mergeMessages.test.ts', 'server/modules/identity/mergePeople.test.ts'],
  },
  { name: 'contrast', sources: ['theme/contrast'], tests: ['theme/contrast'] },
  {
    name: 'select',
    sources: ['ui/parts/shared/FormValue.tsx'],
    tests: ['ui/parts/Select/SelectForms.stories.tsx'],
  },
  {
    name: 'stars',
    sources: ['ui/parts/Rating'],
    tests: [
      'ui/parts/Rating/RatingKeys.stories.tsx',
      'ui/parts/Rating/RatingTold.stories.tsx',
      'ui/parts/Rating/Rating.stories.tsx',
    ],
  },
  {
    name: 'retention',
    sources: ['server/modules/privacy/retention'],
    tests: ['server/modules/privacy/retention'],
  },
  {
    name: 'proofOfWork',
    sources: ['server/platform/limits/proofOfWork'],
    tests: ['server/platform/limits/proofOfWork'],
  },
  {
    name: 'budgets',
    sources: [
      'server/platform/limits',
      'server/modules/notifications/caseNotifications/budgets.ts',
      'server/modules/identity/codeBudgets.ts',
      'server/modules/media/files/uploadLimits.ts',
    ],
    tests: [
      'server/platform/limits',
      'server/modules/notifications/caseNotifications/budgets.test.ts',
      'server/modules/identity/codeBudgets.test.ts',
      'server/modules/media/files/uploadLimits.test.ts',
    ],
  },
  {
    name: 'notifications',
    sources: [
      'server/modules/notifications/caseNotifications',
      'server/modules/notifications/alerts',
      'server/modules/notifications/escalation',
      'server/modules/notifications/push',
      'server/platform/delivery/push',
    ],
    tests: [
      'server/modules/notifications/caseNotifications',
      'server/modules/notifications/alerts',
      'server/modules/notifications/escalation',
      'server/modules/notifications/push',
      'server/platform/delivery/push',
    ],
  },
  {
    name: 'merging',
    sources: [
      'server/modules/identity/resolvePerson.ts',
      'server/modules/identity/knownDevices.ts',
      'server/modules/identity/blocks.ts',
    ],
    tests: ['server/modules/identity'],
  },
  { name: 'files', sources: ['server/modules/media/files'], tests: ['server/modules/media/files'] },
  { name: 'palettes', sources: ['theme/derive'], tests: ['theme/derive'] },
  {
    name: 'redirect',
    sources: ['app/lib/session/safeTarget.ts'],
    tests: ['app/lib/session/safeTarget.test.ts'],
  },
  { name: 'dates', sources: ['locales/dates.ts'], tests: ['locales/dates.test.ts'] },
];

const below = (path: string): readonly string[] =>
  /\.tsx?$/.test(path) ? [path] : listSourceFiles(ROOT, [path], NOTHING);
const isStory = (file: string): boolean => file.endsWith('.stories.tsx');
const isTest = (file: string): boolean => file.endsWith('.test.ts') || isStory(file);
/** Without pure appearance and test helpers. */
const isSource = (file: string): boolean =>
  /\.tsx?$/.test(file) && !isTest(file) && !/\/testing\/|Styles\.ts$/.test(file);

export const filesOf = ({ sources }: Rule): readonly string[] => sources.flatMap(below).filter(isSource);

export const testsOf = ({ tests }: Rule): readonly string[] => [
  ...new Set(tests.flatMap(below).filter(isTest)),
];

export const isInBrowser = (rule: Rule): boolean => testsOf(rule).every(isStory);
