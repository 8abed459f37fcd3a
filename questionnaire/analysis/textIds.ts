import { sideLabelId } from '../model/effects.ts';
import type { Item, Questionnaire } from '../model/schema.ts';

/** A text id where it is shown. */
export interface TextPlace {
  readonly text: string;
  readonly path: string;
  readonly questionId: string;
}

/** Every text id that a questionnaire shows, at each place; a literal `text` needs none. */
export function textPlaces({ questions }: Questionnaire): TextPlace[] {
  return Object.entries(questions).flatMap(([questionId, { titleId, items }]) => {
    const at = `questions.${questionId}`;
    const own = titleId === undefined ? [] : [{ text: titleId, path: `${at}.titleId`, questionId }];
    const ofItems = items.flatMap((item, index) =>
      idsOf(item).map(([field, text]) => ({ text, path: `${at}.items.${index}.${field}`, questionId })),
    );
    return [...own, ...ofItems];
  });
}

/** Every text id that a questionnaire shows. */
export function textIdsOf(definition: Questionnaire): Set<string> {
  return new Set(textPlaces(definition).map(({ text }) => text));
}

function idsOf(item: Item): Array<[field: string, text: string]> {
  const words = item.text === undefined && item.type !== 'separator' ? item.id : undefined;
  const ids: Array<[string, string | undefined]> = [
    ['id', words],
    ['imgDesc', item.imgDesc],
    ...ofType(item),
  ];
  return ids.flatMap(([field, text]): Array<[string, string]> => (text === undefined ? [] : [[field, text]]));
}

function ofType(item: Item): Array<[field: string, text: string | undefined]> {
  switch (item.type) {
    case 'yesNo':
      return [
        ['yes', sideLabelId(item, true)],
        ['no', sideLabelId(item, false)],
      ];
    case 'rating':
      return [
        ['minId', item.minId],
        ['maxId', item.maxId],
      ];
    case 'input':
    case 'message':
      return [['placeholderId', item.placeholderId]];
    default:
      return [];
  }
}
