import { distanceOf, oklchOf } from '../colour/oklch.ts';
import type { ColourRole } from '../derive/fromRoles.ts';

export interface NamedColour {
  readonly name: string;
  readonly colour: string;
}

/** Of design tools and brand books, best first. */
const WORDS: Readonly<Record<ColourRole, readonly string[]>> = {
  main: ['primary', 'main', 'brand', 'principale', 'principal', 'primaire', 'marque', 'base0d', 'theme'],
  accent: [
    'accent',
    'secondary',
    'secondaire',
    'seconde',
    'second',
    'complémentaire',
    'base0e',
    'highlight',
    'cta',
  ],
  ground: ['background', 'ground', 'fond', 'bg', 'base00', 'paper', 'papier', 'canvas', 'surface'],
  text: ['foreground', 'text', 'texte', 'ink', 'encre', 'base05', 'body', 'fg'],
};
/** Change the meaning: `primary-foreground`, `card`, `muted`. */
const OTHER =
  /^(?:card|popover|sidebar|muted|border|input|ring|chart|destructive|hover|active|disabled|pressed|on|container|inverse|placeholder|link|error|danger|warning|success|info)$/;
/** Never lead a brand. */
const ALARM = /^(?:destructive|error|erreur|danger|warning|alert|alerte)$/;
/** Never lead a named brand. */
const ASIDE = /^(?:chart|sidebar)$/;
const ORDER: readonly ColourRole[] = ['text', 'ground', 'accent', 'main'];

/** OKLCH: grey, paper and ink. */
const VIVID = 0.04;
const PAPER = 0.93;
const INK = 0.35;
/** OKLab: closer colours are shades of one. */
const APART = 0.12;

const splitWords = (name: string): readonly string[] =>
  name
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Lower is better; short names win. */
function getRank(name: string, role: ColourRole): number | undefined {
  const words = splitWords(name);
  const others = ORDER.filter((other) => other !== role && other !== 'main');
  if (words.some((word) => OTHER.test(word))) return undefined;
  if (role === 'main' && others.some((other) => words.some((word) => WORDS[other].includes(word))))
    return undefined;
  if (role !== 'main' && words.some((word) => WORDS.main.includes(word)) && role !== 'accent')
    return undefined;
  const at = WORDS[role].findIndex((word) => words.includes(word));
  return at < 0 ? undefined : at + words.length * 10;
}

type Roles = Partial<Record<ColourRole, string>>;

function matchNames(colours: readonly NamedColour[]): Roles {
  const found: Roles = {};
  for (const role of ORDER) {
    const [best] = colours
      .flatMap(({ name, colour }) => {
        const sure = getRank(name, role);
        const grey = role === 'accent' && oklchOf(colour).chroma < VIVID;
        return sure === undefined || grey ? [] : [{ colour, sure }];
      })
      .sort((first, second) => first.sure - second.sure);
    if (best) found[role] = best.colour;
  }
  return found;
}

/** By name, else by appearance (vivid, paper, ink); omits unmatched roles. */
export function rolesOf(colours: readonly NamedColour[]): Roles {
  const roles = matchNames(colours);
  const hasBrand = roles.main !== undefined || roles.accent !== undefined;
  const isNone = (word: string) => ALARM.test(word) || (hasBrand && ASIDE.test(word));
  const fit = colours.filter(({ name }) => !splitWords(name).some(isNone)).map(({ colour }) => colour);
  const listFree = () => fit.filter((colour) => !Object.values(roles).includes(colour));
  const isVivid = (colour: string) => oklchOf(colour).chroma >= VIVID && oklchOf(colour).lightness < PAPER;
  const main = roles.main ?? listFree().find(isVivid) ?? roles.accent ?? listFree()[0] ?? colours[0]?.colour;
  if (main === undefined) return {};
  roles.main = main;
  const own = roles.accent === main ? undefined : roles.accent;
  const accent = own ?? listFree().find((colour) => isVivid(colour) && distanceOf(colour, main) >= APART);
  const ground = roles.ground ?? listFree().find((colour) => oklchOf(colour).lightness >= PAPER);
  const text =
    roles.text ??
    listFree().find((colour) => oklchOf(colour).lightness <= INK && oklchOf(colour).chroma < VIVID);
  return { main, ...(accent && { accent }), ...(ground && { ground }), ...(text && { text }) };
}
