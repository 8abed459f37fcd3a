import type { AnswerReport } from '../model/report.ts';
import type { Questionnaire } from '../model/schema.ts';
import { without } from './own.ts';
import { type Snapshot, snapshot } from './snapshot.ts';
import type { Asking, Frame, State } from './types.ts';

type Given = Readonly<Record<string, unknown>>;

/**
 * The snapshot that may be stored on a device: without any verification code, typed or answered. Where the outcome of
 * a code was awaited, the question is asked again, since the code it was about is gone.
 */
export function keepable(definition: Questionnaire, state: State): Snapshot {
  return snapshot(definition, withoutCodes(definition, state));
}

function withoutCodes(definition: Questionnaire, state: State): State {
  const codes = codeItems(definition);
  if (state.status === 'complete') return { ...state, log: state.log.map((entry) => cleaned(entry, codes)) };
  const asking = state.status === 'waiting' && holds(state.answers, codes) ? askedAgain(state) : state;
  return {
    ...asking,
    ...stripped(asking, codes),
    log: cleanedLog(asking.log, codes),
    past: cleanedPast(asking.past, codes),
  };
}

function codeItems({ questions }: Questionnaire): Set<string> {
  const items = Object.values(questions).flatMap((question) => question.items);
  return new Set(
    items.flatMap((item) => (item.type === 'input' && item.subType === 'code' ? [item.id] : [])),
  );
}

const holds = (given: Given, codes: ReadonlySet<string>) => Object.keys(given).some((id) => codes.has(id));

/** The question before it was answered, as BACK would bring it; where it was reported already, with its log as it is. */
function askedAgain(state: Exclude<State, { status: 'complete' }>): Asking {
  const { mode, questionId, instance, answers, drafts, flags, log, past } = state;
  const before = past ?? { questionId, answers, drafts, flags, log, before: null };
  return {
    status: 'asking',
    mode,
    instance,
    questionId: before.questionId,
    answers: before.answers,
    drafts: before.drafts,
    flags: before.flags,
    log: before.log,
    past: before.before,
  };
}

function stripped({ answers, drafts }: Pick<Asking, 'answers' | 'drafts'>, codes: ReadonlySet<string>) {
  return { answers: withoutAll(answers, codes), drafts: withoutAll(drafts, codes) };
}

function withoutAll<T>(
  record: Readonly<Record<string, T>>,
  codes: ReadonlySet<string>,
): Readonly<Record<string, T>> {
  return [...codes].reduce((left, id) => without(left, id), record);
}

function cleaned(entry: AnswerReport, codes: ReadonlySet<string>): AnswerReport {
  return holds(entry.answers, codes) ? { ...entry, answers: { ...withoutAll(entry.answers, codes) } } : entry;
}

function cleanedLog(log: Asking['log'], codes: ReadonlySet<string>): Asking['log'] {
  return log && { entry: cleaned(log.entry, codes), before: cleanedLog(log.before, codes) };
}

function cleanedPast(frame: Frame | null, codes: ReadonlySet<string>): Frame | null {
  if (!frame) return null;
  const log = cleanedLog(frame.log, codes);
  return { ...frame, ...stripped(frame, codes), log, before: cleanedPast(frame.before, codes) };
}
