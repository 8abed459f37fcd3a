import { type ColourKey, type ColourPlace, colourTable } from './keys.ts';

/** Text ids of one key, for the documentation and the studio's form; the words live in the language data. */
export interface KeyGuide {
  readonly key: ColourKey;
  /** What the key is called: "Page, start of the gradient". */
  readonly title: `colour.${ColourKey}`;
  /** What it colours and what that must carry, in a sentence. */
  readonly role: `colour.${ColourKey}.role`;
}

/** Where keys are seen together. */
export type GuideGroupName = (typeof order)[number]['name'];

/** Keys that are seen together, in the order of a form. */
export interface GuideGroup {
  readonly name: GuideGroupName;
  readonly title: `colour.group.${GuideGroupName}`;
  readonly role: `colour.group.${GuideGroupName}.role`;
  readonly keys: readonly KeyGuide[];
}

/** The groups from the top of the screen down, and the places of the key table that each of them holds. */
const order = [
  { name: 'page', places: ['page'] },
  { name: 'header', places: ['header', 'footer', 'navigation'] },
  { name: 'tiles', places: ['tile', 'selectedTile'] },
  { name: 'report', places: ['report'] },
  { name: 'chat', places: ['othersMessage', 'myMessage', 'systemMessage'] },
  { name: 'buttons', places: ['firstButton', 'secondButton', 'field'] },
  { name: 'drawer', places: ['drawer'] },
] as const satisfies readonly { readonly name: string; readonly places: readonly ColourPlace[] }[];

function keyGuide(key: ColourKey): KeyGuide {
  return { key, title: `colour.${key}`, role: `colour.${key}.role` };
}

/** All keys, grouped by where they are seen. */
export const guide: readonly GuideGroup[] = order.map(({ name, places }) => ({
  name,
  title: `colour.group.${name}`,
  role: `colour.group.${name}.role`,
  keys: places.flatMap((place) =>
    colourTable.filter((row) => row.place === place).map((row) => keyGuide(row.key)),
  ),
}));
