import { isRecord } from '@parvis/questionnaire/model/record';

/** A tile of a customer's own menu. */
interface OwnTile {
  readonly code: string;
  readonly type: 'menu' | 'reportEnd' | 'info';
  readonly lbl: string;
  readonly descr?: string | undefined;
  /** The name of its icon. */
  readonly imgSrc?: string | undefined;
  /** `none`: an opinion, whose questions come at once. */
  readonly urgency?: string | undefined;
}

/** What the menu of a customer holds beside its look: previews show it in place of the built-in town. */
export interface OwnContent {
  /** The picture of the welcome page that is in force. */
  readonly banner?: string | undefined;
  readonly greeting?: string | undefined;
  readonly place?: { readonly lbl: string; readonly descr?: string | undefined } | undefined;
  /** The pages of tiles by page code, beginning with `main`. */
  readonly menus: Readonly<Record<string, readonly OwnTile[]>>;
}

/** What a case of a customer is about: its category, with the names that lead to it. */
interface OwnCase {
  readonly tile: OwnTile;
  readonly path: readonly string[];
}

/** What a page shows of it, as it came: with the categories of invented cases. */
export interface ShownContent extends OwnContent {
  readonly cases: readonly OwnCase[];
}

const types = ['menu', 'reportEnd', 'info'] as const;
const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

function readTile(value: unknown): OwnTile[] {
  if (!isRecord(value)) return [];
  const [code, lbl] = [text(value.code), text(value.lbl)];
  const type = types.find((one) => one === value.type);
  if (code === undefined || lbl === undefined || !type) return [];
  return [
    { code, lbl, type, descr: text(value.descr), imgSrc: text(value.imgSrc), urgency: text(value.urgency) },
  ];
}

/** Categories that can be reported, each with the names above it, in the order of the menu. */
function reportable({ menus }: OwnContent, page = 'main', above: readonly string[] = []): readonly OwnCase[] {
  return (menus[page] ?? []).flatMap((tile) => {
    const path = [...above, tile.lbl];
    // No deeper than any menu, so that a page that leads to itself ends.
    if (tile.type === 'menu') return path.length > 5 ? [] : reportable({ menus }, tile.code, path);
    return tile.type === 'reportEnd' && tile.urgency !== 'none' ? [{ tile, path }] : [];
  });
}

/** Icons of what the built-in conversation is about: water on a floor. */
const WATER: readonly (string | undefined)[] = ['toilet', 'droplet'];

/** The customer's own categories for invented cases: first one that the built-in conversation could be about. */
function casesOf(content: OwnContent): readonly OwnCase[] {
  const all = reportable(content);
  const first = all.find(({ tile }) => WATER.includes(tile.imgSrc));
  return first ? [first, ...all.filter((one) => one !== first)] : all;
}

/** The content of a customer out of a message, where anything may stand; undefined when it is none. */
export function readContent(value: unknown): ShownContent | undefined {
  if (!isRecord(value) || !isRecord(value.menus)) return undefined;
  const place = isRecord(value.place) ? text(value.place.lbl) : undefined;
  const content: OwnContent = {
    banner: text(value.banner),
    greeting: text(value.greeting),
    place: place === undefined ? undefined : { lbl: place, descr: text(Object(value.place).descr) },
    menus: Object.fromEntries(
      Object.entries(value.menus).map(([page, tiles]) => [
        page,
        Array.isArray(tiles) ? tiles.flatMap(readTile) : [],
      ]),
    ),
  };
  return { ...content, cases: casesOf(content) };
}
