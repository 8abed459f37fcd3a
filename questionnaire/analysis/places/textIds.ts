import { kindOf } from '../../model/kinds/kindOf.ts';
import type { Item, Questionnaire } from '../../model/schema.ts';

export interface TextPlace {
  readonly text: string;
  readonly path: string;
  readonly questionId: string;
}

/** A literal `text` needs none. */
export function listTextPlaces({ questions }: Questionnaire): TextPlace[] {
  return Object.entries(questions).flatMap(([questionId, { titleId, items }]) => {
    const at = `questions.${questionId}`;
    const own = titleId === undefined ? [] : [{ text: titleId, path: `${at}.titleId`, questionId }];
    const ofItems = items.flatMap((item, index) =>
      listIds(item).map(([field, text]) => ({ text, path: `${at}.items.${index}.${field}`, questionId })),
    );
    return [...own, ...ofItems];
  });
}

export function textIdsOf(definition: Questionnaire): Set<string> {
  return new Set(listTextPlaces(definition).map(({ text }) => text));
}

function listIds(item: Item): Array<[field: string, text: string]> {
  const kind = kindOf(item);
  const words = item.text === undefined && !kind.wordless ? item.id : undefined;
  const ids = [['id', words], ['imgDesc', item.imgDesc], ...(kind.textIds?.(item) ?? [])] as const;
  return ids.flatMap(([field, text]): Array<[string, string]> => (text === undefined ? [] : [[field, text]]));
}
