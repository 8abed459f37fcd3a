import type { Why } from '@parvis/api/errors';
import { replayEvents } from '@parvis/questionnaire/engine/replay';
import { typedKindOf } from '@parvis/questionnaire/model/kinds/kindOf';
import type { Action, Played } from '@parvis/questionnaire/model/played';
import type { Item, Questionnaire } from '@parvis/questionnaire/model/schema';
import { MESSAGE_PATTERN_MAX } from '@parvis/questionnaire/model/values/constants';
import { isBlank, type MessageLetters, refusedCharacters } from '@parvis/questionnaire/model/values/validate';

const NAMED_MAX = 10;

/** Reports characters first, since the sender may change them. */
export function explainRefusedText(txt: string, letters?: MessageLetters): Why {
  const characters = refusedCharacters(txt, letters).slice(0, NAMED_MAX).join('');
  if (characters !== '') return { reason: 'characters', characters };
  return isBlank(txt, letters) ? { reason: 'missing' } : { reason: 'tooLong', max: MESSAGE_PATTERN_MAX };
}

function explainField(item: Item, typed: string): Why | undefined {
  const rules = typedKindOf(item);
  if (!rules || rules.normalise(item, typed) !== undefined) return undefined;
  if (typed === '' && rules.optional(item)) return undefined;
  if (isBlank(typed)) return { reason: 'missing' };
  return item.type === 'message' ? explainRefusedText(typed, item.letters) : { reason: 'format' };
}

const isSent = (action: Action, id: string): boolean =>
  action.type === 'CONFIRM' || action.type === 'NEXT' || (action.type === 'COMMIT' && action.item === id);

const isTyped = (action: Action, id: string): boolean => action.type === 'TYPE' && action.item === id;

export interface TypedFault {
  /** E.g. `events.1.text`. */
  at: string;
  why: Why;
}

/**
 * Finds the invalid text answer that made the replay fail at event `end`; undefined for other causes.
 * @param seen the questions as the device saw them
 */
export function findTypedFault(seen: Questionnaire, played: Played, end: number): TypedFault | undefined {
  const events = played.events.slice(0, end);
  const done = replayEvents(seen, played, events);
  const [state] = done.ok ? done.step : [];
  if (state?.status !== 'asking') return undefined;
  for (const item of seen.questions[state.questionId]?.items ?? []) {
    const { id } = item;
    const why = id === undefined ? undefined : explainField(item, state.typed[id] ?? '');
    if (id === undefined || !why) continue;
    const sent = events.findLastIndex((action) => isSent(action, id));
    const typed = events.findLastIndex((action) => isTyped(action, id));
    if (typed < sent) return { at: typed < 0 ? `events.${sent}` : `events.${typed}.text`, why };
  }
  return undefined;
}
