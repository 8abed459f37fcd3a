import { formatHex } from '../colour/rgba.ts';
import { isRecord, MAX_DEPTH } from '../export/foreign.ts';
import { formatColour } from '../export/tokens.ts';
import type { Entry } from './readBrand.ts';

type Node = Readonly<Record<string, unknown>>;

/** A design system has a few hundred. */
const MAX_ENTRIES = 2000;
/** "Coral" may be a name, too. */
const ABOUT = /^(?:name|description|comment|title|author|variant|type|id|key|mode|attributes|extensions)$/i;

/** Figma uses 0 to 1, others 0 to 255. */
function formatChannels(node: Node): string | null {
  const parts = [node.r ?? node.red, node.g ?? node.green, node.b ?? node.blue];
  if (!parts.every((part): part is number => typeof part === 'number' && Number.isFinite(part))) return null;
  const most = parts.every((part) => part <= 1) ? 255 : 1;
  const [red = 0, green = 0, blue = 0] = parts.map((part) => part * most);
  return formatHex([red, green, blue, 1]);
}

/** Null for a group. */
function getColour(node: Node): string | null {
  const value = node.$value ?? node.value ?? node.hex ?? node.hexCode ?? node.color;
  if (typeof value === 'string') return value;
  if (!isRecord(value)) return formatChannels(node);
  const text = formatColour(value);
  if (typeof text === 'string') return text;
  return typeof value.hex === 'string' ? value.hex : formatChannels(value);
}

function isOtherToken(node: Node): boolean {
  const type = node.$type ?? node.type;
  return typeof type === 'string' && ('value' in node || '$value' in node) && !/colou?r/i.test(type);
}

const REFERENCE = /^\{([^{}]+)\}$/;

/** W3C tokens, Style Dictionary, Tokens Studio, Figma; references resolved. */
export function listTreeEntries(tree: unknown): readonly Entry[] {
  const found: Entry[] = [];
  const walk = (value: unknown, path: readonly string[]): void => {
    if (found.length >= MAX_ENTRIES || path.length > MAX_DEPTH) return;
    if (typeof value === 'string') found.push({ path, text: value });
    if (Array.isArray(value)) for (const one of value) walk(one, path);
    if (!isRecord(value) || isOtherToken(value)) return;
    const own = getColour(value);
    const name = typeof value.name === 'string' && path.at(-1) !== value.name ? value.name.split('/') : [];
    const named = [...path, ...name];
    if (own !== null) found.push({ path: named, text: own });
    else
      for (const [key, child] of Object.entries(value))
        if (!key.startsWith('$') && !(ABOUT.test(key) && typeof child !== 'object'))
          walk(child, key === 'valuesByMode' ? named : [...named, key]);
  };
  walk(tree, []);
  // References omit the token set.
  const texts = new Map<string, string>();
  for (const { path, text } of [...found].reverse())
    for (let from = 0; from < path.length; from += 1) texts.set(path.slice(from).join('.'), text);
  const follow = (text: string, left: number): string => {
    const next = texts.get((REFERENCE.exec(text.trim())?.[1] ?? '').replace(/\.value$/, ''));
    return next !== undefined && left > 0 ? follow(next, left - 1) : text;
  };
  return found.map(({ path, text }) => ({ path, text: follow(text, MAX_DEPTH) }));
}
