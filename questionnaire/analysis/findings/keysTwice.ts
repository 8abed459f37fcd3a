import { positionsOf } from '../json/positions.ts';
import { witnessOfQuestion } from '../symbolic/witness.ts';
import type { Check, Found } from './findings.ts';

/** Keys that an object of the JSON text has twice: only the last is read. Also for a definition that is refused. */
export function keysTwiceIn(json: string, isQuestion: (id: string) => boolean): Found[] {
  return positionsOf(json).repeated.map(({ path, way, key, line }) => {
    const [within, id] = way;
    return {
      id: 'keyTwice',
      path,
      questionId: within === 'questions' && id !== undefined && isQuestion(id) ? id : null,
      about: { key, line: String(line) },
      witness: null,
    };
  });
}

/** Keys that stand twice in the JSON text, of which a reader keeps the last; nothing without that text. */
export const keysTwiceFindings: Check = ({ json, survey, definition }) =>
  keysTwiceIn(json ?? '', (id) => Object.hasOwn(definition.questions, id)).map((found) => ({
    ...found,
    witness: found.questionId === null ? null : witnessOfQuestion(survey, found.questionId),
  }));
