import { isSkip } from '../engine/confirmRule.ts';
import { isMap } from '../model/effects.ts';
import type { AnswerReport } from '../model/report.ts';
import type { Effect, Item, Keyed, Question, Questionnaire } from '../model/schema.ts';

export interface WithLastQuestion {
  readonly definition: Questionnaire;
  readonly lastId: string;
}

/**
 * Adds a final question at every end; aborting skips it. The host draws it; its text is reported with the question
 * (`saidEntries`).
 */
export function withLastQuestion(definition: Questionnaire, last: Question): WithLastQuestion {
  const lastId = findFreeId(definition);
  const { flags: _flags, set: _set, clear: _clear, titleId: _titleId, ...asked } = last;
  const items = asked.items.filter(({ type }) => type !== 'text');
  const questions = Object.entries(definition.questions).map(([id, question]) => [
    id,
    { ...redirectSource(lastId, question), items: question.items.map((item) => redirectItem(lastId, item)) },
  ]);
  return {
    definition: {
      ...definition,
      questions: { ...Object.fromEntries(questions), [lastId]: { ...asked, items } },
    },
    lastId,
  };
}

export const saidEntries = <E extends Pick<AnswerReport, 'qstnId' | 'answers'>>(
  entries: readonly E[],
  lastId: string,
): E[] => entries.filter(({ qstnId, answers }) => qstnId !== lastId || Object.keys(answers).length > 0);

function findFreeId({ questions }: Questionnaire): string {
  let id = 'last';
  while (Object.hasOwn(questions, id)) id += '+';
  return id;
}

/** A skip button ignores the question's own follow-up. */
function redirectItem(lastId: string, item: Item): Item {
  const led: Item = JSON.parse(JSON.stringify(item), (key, value) =>
    key === 'followUp' ? replaceEnds(value, lastId) : value,
  );
  return isSkip(led) && led.type === 'nextButton' ? redirectSource(lastId, led) : led;
}

function replaceEnds(followUp: Keyed<string | null>, lastId: string): Keyed<string> {
  if (followUp === null) return lastId;
  if (!isMap(followUp)) return followUp;
  return Object.fromEntries(
    Object.entries(followUp).map(([key, value]) => [key, replaceEnds(value, lastId)]),
  );
}

function redirectSource<T extends { followUp?: Effect['followUp']; abort?: true | undefined }>(
  lastId: string,
  source: T,
): T {
  return source.abort ? source : { ...source, followUp: addDefault(source.followUp, lastId) };
}

function addDefault(followUp: Effect['followUp'], lastId: string): Keyed<string> {
  if (followUp === undefined || followUp === null) return lastId;
  if (!isMap(followUp)) return followUp;
  const keys = Object.entries(followUp).map(([key, value]) => [key, addDefault(value, lastId)]);
  return { default: lastId, ...Object.fromEntries(keys) };
}
