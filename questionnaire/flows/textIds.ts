import { sideLabelId } from '../model/effects.ts';
import type { Questionnaire } from '../model/schema.ts';

/** Every text id that a questionnaire shows, so that a test can see whether each has words. */
export function textIdsOf({ questions }: Questionnaire): Set<string> {
  const ids = new Set<string>();
  const add = (...more: Array<string | undefined>) => {
    for (const id of more) if (id !== undefined) ids.add(id);
  };
  for (const { titleId, items } of Object.values(questions)) {
    add(titleId);
    for (const item of items) {
      if (item.text === undefined) add(item.id);
      add(item.imgDesc);
      if (item.type === 'rating') add(item.minId, item.maxId);
      if (item.type === 'input' || item.type === 'message') add(item.placeholderId);
      if (item.type === 'yesNo') add(sideLabelId(item, true), sideLabelId(item, false));
    }
  }
  return ids;
}
