import { missingText } from '@parvis/locales/missingText';
import { sendQuestion } from '@parvis/questionnaire/flows/sendReport';

/** What the last step of a report says, from the flow that it is. */
export function sendWords(find: (id: string) => string | undefined) {
  const say = (id = ''): string => find(id) ?? missingText(id);
  const idsOf = (kind: string) => sendQuestion.items.flatMap(({ type, id }) => (type === kind ? [id] : []));
  return {
    title: say(sendQuestion.titleId),
    seen: idsOf('text').map(say),
    send: say(idsOf('confirm')[0]),
  };
}
