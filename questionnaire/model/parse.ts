import type * as z from 'zod/mini';
import type { Problem, ProblemReason } from './problems.ts';
import { isRecord } from './record.ts';
import type { Questionnaire } from './schema.ts';
import { questionnaireSchema } from './schema.ts';
import { structuralProblems } from './structure.ts';
import { INTEGER_FLAG, RESERVED_FLAG } from './values/keyed.ts';

/** What no screen shows and not every store keeps: control characters but tabs and line breaks, half of a character. */
const BROKEN = /[^\P{Cc}\t\n\r]|\p{Cs}/u;

/** Where a value that is no deeper than a definition may be holds a text, or a key, with such a character. */
function brokenTexts(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return BROKEN.test(value) ? [path] : [];
  if (!Array.isArray(value) && !isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const at = path === '' ? key : `${path}.${key}`;
    return BROKEN.test(key) ? [at] : brokenTexts(inner, at);
  });
}

/** A questionnaire that can be played, or every problem found at once. */
export type ParseResult = { ok: true; questionnaire: Questionnaire } | { ok: false; problems: Problem[] };

const MAX_DEPTH = 40;

/** Says of a problem of shape what was found and what is allowed; `at` leads to its place in the input. */
export type Explain = (
  issue: z.core.$ZodIssue,
  at: readonly PropertyKey[],
  input: unknown,
) => Pick<Problem, 'found' | 'expected'>;

/** Parses an untrusted definition: lists all problems of shape, then all of structure. Never throws. */
export function parseQuestionnaire(input: unknown, explain: Explain = () => ({})): ParseResult {
  if (isDeeperThan(input, MAX_DEPTH)) return { ok: false, problems: [{ path: '', reason: 'tooDeep' }] };
  const parsed = questionnaireSchema.safeParse(input);
  if (!parsed.success) {
    return {
      ok: false,
      problems: unique(
        parsed.error.issues.flatMap((issue) => toProblems(issue, (one, at) => explain(one, at, input))),
      ),
    };
  }
  const problems: Problem[] = [
    ...structuralProblems(parsed.data).map(({ questionId: _, ...problem }) => problem),
    ...brokenTexts(parsed.data).map((path) => ({ path, reason: 'brokenText' as const })),
  ];
  return problems.length > 0 ? { ok: false, problems } : { ok: true, questionnaire: parsed.data };
}

/** Looks no deeper than `max`, so that the stack holds whatever comes in. */
function isDeeperThan(input: unknown, max: number): boolean {
  if (typeof input !== 'object' || input === null) return false;
  return max === 0 || Object.values(input).some((value) => isDeeperThan(value, max - 1));
}

type Told = (issue: z.core.$ZodIssue, at: readonly PropertyKey[]) => ReturnType<Explain>;

const NAMED_REASONS: ReadonlySet<string> = new Set<ProblemReason>([
  INTEGER_FLAG,
  RESERVED_FLAG,
  'ratingValue',
  'emptyQuestion',
]);

function isNamed(reason: string): reason is ProblemReason {
  return NAMED_REASONS.has(reason);
}

/** One issue of the schema as problems. Of the branches of a union, those that name a reason are told, else what lies deepest. */
function toProblems(issue: z.core.$ZodIssue, explain: Told, base: PropertyKey[] = []): Problem[] {
  const at = [...base, ...issue.path];
  const path = at.map(String).join('.');
  if (isNamed(issue.message)) return [{ path, reason: issue.message }];
  const nested = nestedIssues(issue).flatMap((inner) => toProblems(inner, explain, at));
  const named = nested.filter((problem) => problem.reason !== 'shape');
  if (named.length > 0) return named;
  const inside = nested.filter((problem) => problem.path !== path);
  return inside.length > 0 ? inside : [{ path, reason: 'shape', ...explain(issue, at) }];
}

function nestedIssues(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code === 'invalid_union') return issue.errors.flat();
  if (issue.code === 'invalid_key') return issue.issues;
  return [];
}

function unique(problems: Problem[]): Problem[] {
  const seen = new Set<string>();
  return problems.filter(({ path, reason }) => {
    const key = `${reason} ${path}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
