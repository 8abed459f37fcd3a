import { formatHex } from '../colour/rgba.ts';
import { isRecord as isNode, MAX_DEPTH } from '../export/foreign.ts';
import { colourText } from '../export/tokens.ts';
import { changing, type Entry } from './entry.ts';

type Node = Readonly<Record<string, unknown>>;

/** Entries that are looked at; a whole design system has a few hundred. */
const MAX_ENTRIES = 2000;
/** What tells about a colour and is none, whatever it says: "Coral" is a colour's name and a name of a colour. */
const ABOUT =
  /^(?:name|description|comment|title|author|scheme|system|slug|variant|type|id|key|mode|attributes|extensions|rgb|cmyk|hsb|hsl|lab)$/i;

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** `{ r, g, b }` of Figma (0 to 1) and of others (0 to 255). */
function byChannels(node: Node): string | null {
  const parts = [node.r ?? node.red, node.g ?? node.green, node.b ?? node.blue];
  if (!parts.every((part): part is number => typeof part === 'number' && Number.isFinite(part))) return null;
  const most = parts.every((part) => part <= 1) ? 255 : 1;
  const [red = 0, green = 0, blue = 0] = parts.map((part) => Math.min(255, Math.max(0, part * most)));
  return formatHex([red, green, blue, 1]);
}

const isNamed = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

/** A colour as its token says that it is changed (`modify` of Tokens Studio). */
function changed(node: Node, colour: string): string {
  const { $extensions: more } = node;
  const tool = isNode(more) ? more['studio.tokens'] : undefined;
  const change = isNode(tool) ? tool.modify : undefined;
  if (!isNode(change)) return colour;
  const [type, amount, space, other] = [change.type, change.value, change.space, change.color].map((part) =>
    isNamed(part) ? String(part).replaceAll(';', ' ') : '',
  );
  return type
    ? changing(colour, { type, amount: amount ?? '', space: space ?? '', other: other ?? '' })
    : colour;
}

/** What a node says by itself, as one colour; null for a group. */
function own(node: Node): string | null {
  const value = node.$value ?? node.value ?? node.hex ?? node.hexCode ?? node.color;
  if (text(value) !== null) return text(value);
  if (!isNode(value)) return byChannels(node);
  return text(colourText(value)) ?? text(value.hex) ?? byChannels(value);
}

/** A token that says it is something else than a colour. */
const isOther = (node: Node): boolean => {
  const type = text(node.$type) ?? text(node.type);
  return type !== null && ('value' in node || '$value' in node) && !/colou?r/i.test(type);
};

/** What stands in a tree: its colours, and what is none and may be pointed at (how much a colour is lightened). */
interface Found {
  readonly colours: readonly Entry[];
  readonly figures: readonly Entry[];
}

/** Every colour of a tree of groups, tokens, named objects and lists: JSON of design tools, the object of a configuration. */
function foundIn(tree: unknown): Found {
  const found: Entry[] = [];
  const figures: Entry[] = [];
  const walk = (value: unknown, path: readonly string[]): void => {
    if (found.length >= MAX_ENTRIES || path.length > MAX_DEPTH) return;
    if (typeof value === 'string') found.push({ path, text: value });
    if (Array.isArray(value)) for (const one of value) walk(one, path);
    if (!isNode(value)) return;
    if (isOther(value)) {
      const figure = value.$value ?? value.value;
      if (isNamed(figure) && figures.length < MAX_ENTRIES) figures.push({ path, text: String(figure) });
      return;
    }
    const said = own(value);
    const name = text(value.name);
    const named = name === null || path.at(-1) === name ? path : [...path, ...name.split('/')];
    if (said !== null) found.push({ path: named, text: changed(value, said) });
    else
      for (const [key, child] of Object.entries(value))
        if (!key.startsWith('$') && !(ABOUT.test(key) && typeof child !== 'object'))
          walk(child, key === 'valuesByMode' ? named : [...named, key]);
  };
  walk(tree, []);
  return { colours: found, figures };
}

/** Where a text points at another one: `{color.red.500}`, also within a call; `$color.red.500` as Tokens Studio wrote before. */
const REFERENCE = /\{([^{}]+)\}|^\$([\w.-]+)$/g;
/** Longer texts are no colour, and are followed no further: what points twice at what points twice has no end. */
const LONGEST = 200;

/** Every colour of a tree; where its text points at others, with what stands there in its place. */
export function entriesOf(tree: unknown): readonly Entry[] {
  const { colours, figures } = foundIn(tree);
  const texts = new Map<string, string>();
  // A set of tokens is named around its groups, and left out where a token is pointed at.
  for (const { path, text: said } of [...colours, ...figures].reverse())
    for (let from = 0; from < path.length; from += 1) texts.set(path.slice(from).join('.'), said);
  const step = (said: string): string =>
    said.replace(
      REFERENCE,
      (whole, braced: string, bare: string) =>
        texts.get((braced ?? bare).trim().replace(/\.value$/, '')) ?? whole,
    );
  const followed = (said: string): string => {
    let [before, now] = [said, step(said.trim())];
    for (let round = 0; now !== before && now.length <= LONGEST && round < MAX_DEPTH; round += 1)
      [before, now] = [now, step(now)];
    // What goes round in a circle stays as it was written.
    return now === before ? now : said;
  };
  return colours.map(({ path, text: said }) => ({ path, text: followed(said) }));
}
