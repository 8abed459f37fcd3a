import type { Action, Played } from '@parvis/questionnaire/model/played';

export const played = (...events: Action[]): Played => ({ flags: [], mode: 'whole', events });

export const sent: Action = { type: 'CONFIRM' };

export const buildTextActions = (item: string, text: string): Action[] => [
  { type: 'TYPE', item, text },
  { type: 'COMMIT', item },
];
