import { type ColourKey, type ColourPlace, colourTable } from './keys.ts';

/** For documentation and studio. */
export interface KeyGuide {
  readonly key: ColourKey;
  /** "Page, start of the gradient" */
  readonly title: `colour.${ColourKey}`;
  readonly role: `colour.${ColourKey}.role`;
}

export type GuideGroupName = (typeof order)[number]['name'];

export interface GuideGroup {
  readonly name: GuideGroupName;
  readonly title: `colour.group.${GuideGroupName}`;
  readonly role: `colour.group.${GuideGroupName}.role`;
  readonly keys: readonly KeyGuide[];
}

const order = [
  { name: 'page', places: ['page'] },
  { name: 'header', places: ['header', 'footer', 'navigation'] },
  { name: 'tiles', places: ['tile', 'selectedTile'] },
  { name: 'report', places: ['report'] },
  { name: 'chat', places: ['othersMessage', 'myMessage', 'systemMessage'] },
  { name: 'buttons', places: ['firstButton', 'secondButton', 'field'] },
  { name: 'drawer', places: ['drawer'] },
] as const satisfies readonly { readonly name: string; readonly places: readonly ColourPlace[] }[];

function createKeyGuide(key: ColourKey): KeyGuide {
  return { key, title: `colour.${key}`, role: `colour.${key}.role` };
}

export const guide: readonly GuideGroup[] = order.map(({ name, places }) => ({
  name,
  title: `colour.group.${name}`,
  role: `colour.group.${name}.role`,
  keys: places.flatMap((place) =>
    colourTable.filter((row) => row.place === place).map((row) => createKeyGuide(row.key)),
  ),
}));
