import { isRecord } from '@parvis/questionnaire/model/record';
import type { TileItem } from '@parvis/ui/screens/QrMenu';

interface OwnTile {
  readonly code: string;
  readonly type: TileItem['type'];
  readonly lbl: string;
  readonly descr?: string | undefined;
  readonly imgSrc?: string | undefined;
  /** `none` is an opinion: its questions open at once. */
  readonly urgency?: string | undefined;
}

/** Customer content that previews show in place of the built-in town. */
export interface OwnContent {
  readonly banner?: string | undefined;
  readonly greeting?: string | undefined;
  readonly place?: { readonly lbl: string; readonly descr?: string | undefined } | undefined;
  /** Pages of tiles by page code, starting with `main`. */
  readonly menus: Readonly<Record<string, readonly OwnTile[]>>;
}

interface OwnCase {
  readonly tile: OwnTile;
  readonly path: readonly string[];
}

/** Content as it came, with the categories of its sample cases. */
export interface ShownContent extends OwnContent {
  readonly cases: readonly OwnCase[];
}

const types = ['menu', 'reportEnd', 'polling', 'info'] as const;
const readText = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

function readTile(value: unknown): OwnTile[] {
  if (!isRecord(value)) return [];
  const [code, lbl] = [readText(value.code), readText(value.lbl)];
  const type = types.find((one) => one === value.type);
  if (code === undefined || lbl === undefined || !type) return [];
  return [
    {
      code,
      lbl,
      type,
      descr: readText(value.descr),
      imgSrc: readText(value.imgSrc),
      urgency: readText(value.urgency),
    },
  ];
}

/** Lists reportable categories in menu order, each with the names above it. */
function listReportable(
  { menus }: OwnContent,
  page = 'main',
  above: readonly string[] = [],
): readonly OwnCase[] {
  return (menus[page] ?? []).flatMap((tile) => {
    const path = [...above, tile.lbl];
    // Limits the depth: a page may lead to itself.
    if (tile.type === 'menu') return path.length > 5 ? [] : listReportable({ menus }, tile.code, path);
    return tile.type === 'reportEnd' && tile.urgency !== 'none' ? [{ tile, path }] : [];
  });
}

/** Icons that fit the sample conversation: water on a floor. */
const WATER: readonly (string | undefined)[] = ['toilet', 'droplet'];

/** Picks categories for the sample cases, first one that fits the sample conversation. */
function pickSampleCases(content: OwnContent): readonly OwnCase[] {
  const all = listReportable(content);
  const first = all.find(({ tile }) => WATER.includes(tile.imgSrc));
  return first ? [first, ...all.filter((one) => one !== first)] : all;
}

/** Parses content from an untrusted message; undefined when it is invalid. */
export function readContent(value: unknown): ShownContent | undefined {
  if (!isRecord(value) || !isRecord(value.menus)) return undefined;
  const place = isRecord(value.place) ? readText(value.place.lbl) : undefined;
  const content: OwnContent = {
    banner: readText(value.banner),
    greeting: readText(value.greeting),
    place: place === undefined ? undefined : { lbl: place, descr: readText(Object(value.place).descr) },
    menus: Object.fromEntries(
      Object.entries(value.menus).map(([page, tiles]) => [
        page,
        Array.isArray(tiles) ? tiles.flatMap(readTile) : [],
      ]),
    ),
  };
  return { ...content, cases: pickSampleCases(content) };
}
