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

/** Replaces the built-in town. */
export interface OwnContent {
  readonly banner?: string | undefined;
  readonly greeting?: string | undefined;
  readonly place?: { readonly lbl: string; readonly descr?: string | undefined } | undefined;
  /** By page code, from `main`. */
  readonly menus: Readonly<Record<string, readonly OwnTile[]>>;
}

interface OwnCase {
  readonly tile: OwnTile;
  readonly path: readonly string[];
}

/** With categories of its sample cases. */
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

/** Reportable categories in menu order, with the names above. */
function listReportable(
  { menus }: OwnContent,
  page = 'main',
  above: readonly string[] = [],
): readonly OwnCase[] {
  return (menus[page] ?? []).flatMap((tile) => {
    const path = [...above, tile.lbl];
    // A page may lead to itself.
    if (tile.type === 'menu') return path.length > 5 ? [] : listReportable({ menus }, tile.code, path);
    return tile.type === 'reportEnd' && tile.urgency !== 'none' ? [{ tile, path }] : [];
  });
}

/** As in the sample conversation: water on a floor. */
const WATER: readonly (string | undefined)[] = ['toilet', 'droplet'];

/** The first fits the sample conversation. */
function pickSampleCases(content: OwnContent): readonly OwnCase[] {
  const all = listReportable(content);
  const first = all.find(({ tile }) => WATER.includes(tile.imgSrc));
  return first ? [first, ...all.filter((one) => one !== first)] : all;
}

/** From an untrusted message; undefined if invalid. */
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
