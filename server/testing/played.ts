import type { Action, Played } from '@parvis/questionnaire/model/played';

/** What somebody did with a questionnaire, from its start. */
export const played = (...events: Action[]): Played => ({ flags: [], mode: 'whole', events });

/** What ends every report: the last question, which sends it. */
export const sent: Action = { type: 'CONFIRM' };

/** Words in a field, and its own send button. */
export const written = (item: string, text: string): Action[] => [
  { type: 'TYPE', item, text },
  { type: 'COMMIT', item },
];
