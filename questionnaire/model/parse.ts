import type * as z from 'zod/mini';
import type { Problem, ProblemReason } from './problems.ts';
import { isRecord } from './record.ts';
import type { Questionnaire } from './schema.ts';
import { questionnaireSchema } from './schema.ts';
import { findStructuralProblems } from './structure.ts';
import { INTEGER_FLAG, RESERVED_FLAG } from './values/keyed.ts';

/** Without tabs and line breaks; lone surrogates. */
const BROKEN = /[^\P{Cc}\t\n\r]|\p{Cs}/u;

function findBrokenTexts(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return BROKEN.test(value) ? [path] : [];
  if (!Array.isArray(value) && !isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const at = path === '' ? key : `${path}.${key}`;
    return BROKEN.test(key) ? [at] : findBrokenTexts(inner, at);
  });
}

/** Playable, or all problems. */
export type ParseResult = { ok: true; questionnaire: Questionnaire } | { ok: false; problems: Problem[] };

const MAX_DEPTH = 40;

/** Found and allowed values; `at`: path in the input. */
export type Explain = (
  issue: z.core.$ZodIssue,
  at: readonly PropertyKey[],
  input: unknown,
) => Pick<Problem, 'found' | 'expected'>;

/** Parses an untrusted definition: all schema problems, else all structural ones. Never throws. */
export function parseQuestionnaire(input: unknown, explain: Explain = () => ({})): ParseResult {
  if (isDeeperThan(input, MAX_DEPTH)) return { ok: false, problems: [{ path: '', reason: 'tooDeep' }] };
  const parsed = questionnaireSchema.safeParse(input);
  if (!parsed.success) {
    return {
      ok: false,
      problems: removeDuplicates(
        parsed.error.issues.flatMap((issue) => toProblems(issue, (one, at) => explain(one, at, input))),
      ),
    };
  }
  const problems: Problem[] = [
    ...findStructuralProblems(parsed.data).map(({ questionId: _, ...problem }) => problem),
    ...findBrokenTexts(parsed.data).map((path) => ({ path, reason: 'brokenText' as const })),
  ];
  return problems.length > 0 ? { ok: false, problems } : { ok: true, questionnaire: parsed.data };
}

/** Bounded for any input. */
function isDeeperThan(input: unknown, max: number): boolean {
  if (typeof input !== 'object' || input === null) return false;
  return max === 0 || Object.values(input).some((value) => isDeeperThan(value, max - 1));
}

type ExplainAt = (issue: z.core.$ZodIssue, at: readonly PropertyKey[]) => ReturnType<Explain>;

const NAMED_REASONS: ReadonlySet<string> = new Set<ProblemReason>([
  INTEGER_FLAG,
  RESERVED_FLAG,
  'ratingValue',
  'emptyQuestion',
]);

function isNamed(reason: string): reason is ProblemReason {
  return NAMED_REASONS.has(reason);
}

/** Of unions, the branches with a named reason, else the deepest. */
function toProblems(issue: z.core.$ZodIssue, explain: ExplainAt, base: PropertyKey[] = []): Problem[] {
  const at = [...base, ...issue.path];
  const path = at.map(String).join('.');
  if (isNamed(issue.message)) return [{ path, reason: issue.message }];
  const nested = getNestedIssues(issue).flatMap((inner) => toProblems(inner, explain, at));
  const named = nested.filter((problem) => problem.reason !== 'shape');
  if (named.length > 0) return named;
  const inside = nested.filter((problem) => problem.path !== path);
  return inside.length > 0 ? inside : [{ path, reason: 'shape', ...explain(issue, at) }];
}

function getNestedIssues(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code === 'invalid_union') return issue.errors.flat();
  if (issue.code === 'invalid_key') return issue.issues;
  return [];
}

function removeDuplicates(problems: Problem[]): Problem[] {
  const seen = new Set<string>();
  return problems.filter(({ path, reason }) => {
    const key = `${reason} ${path}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
