const EXPORT = /^export (?:declare )?(?:async )?(?:const|function|class|type|interface) (\w+)/;
const PROPS = /^export (?:interface|type) (\w*Props)\b/;

const isDocumented = (lines: readonly string[], at: number): boolean =>
  lines[at - 1]?.trimEnd().endsWith('*/') ?? false;

/** Exports of a source text without a sentence above them, by name. */
export function wordlessExports(text: string): string[] {
  const lines = text.split('\n');
  return lines.flatMap((line, at) => {
    const name = EXPORT.exec(line)?.[1];
    return name === undefined || isDocumented(lines, at) ? [] : [name];
  });
}

/** What begins a declaration, or the sentence above it. A line at the margin may also go on with one: `> & {`. */
const NEXT =
  /^(?:(?:export|import|const|let|function|async|type|interface|class|declare|enum|abstract|if|for)\b|\/[*/])/;

/** The text of a declaration that begins at `at`, up to where the next one begins. */
function declarationAt(lines: readonly string[], at: number): string {
  const end = lines.findIndex((line, index) => index > at && NEXT.test(line));
  return lines.slice(at, end === -1 ? lines.length : end).join('\n');
}

/** What matters of a declaration: sentences, other comments, brackets, ends of members, names of members. */
const TOKEN =
  /(?<sentence>\/\*\*[\s\S]*?\*\/)|\/\*[\s\S]*?\*\/|\/\/.*|=>|(?<opens>[{([<])|(?<closes>[})\]>])|(?<ends>;)|(?:readonly\s+)?(?:'(?<quoted>[\w-]+)'|(?<plain>\w+))\??(?=: |\()/g;

interface Member {
  name: string;
  /** The sentence before it, empty where there is none. */
  sentence: string;
  /** What may be given, up to the end of the line. */
  type: string;
}

/** Members of a declaration, however it is broken into lines. */
function membersOf(declaration: string): Member[] {
  const found: Member[] = [];
  let depth = 0;
  let fresh = false;
  let sentence = '';
  for (const { groups = {}, index, 0: token } of declaration.matchAll(TOKEN)) {
    const name = groups.quoted ?? groups.plain;
    if (groups.sentence) sentence = groups.sentence;
    else if (groups.opens) {
      depth += 1;
      if (depth === 1 && groups.opens === '{') fresh = true;
    } else if (groups.closes) depth -= 1;
    else if (groups.ends && depth === 1) fresh = true;
    else if (name !== undefined && depth === 1 && fresh) {
      const [type = ''] = declaration.slice(index + token.length).split(/[;\n]/);
      found.push({ name, sentence, type: type.replace(/^:\s*/, '') });
      fresh = false;
      sentence = '';
    }
  }
  return found;
}

interface Prop extends Member {
  props: string;
}

/** Members that a text's exported `…Props` give a component. */
function propsOf(text: string): Prop[] {
  const lines = text.split('\n');
  return lines.flatMap((line, at) => {
    const props = PROPS.exec(line)?.[1];
    return props === undefined
      ? []
      : membersOf(declarationAt(lines, at)).map((member) => ({ ...member, props }));
  });
}

/** Props without a sentence above them: `Props.member`. */
export const wordlessProps = (text: string): string[] =>
  propsOf(text)
    .filter(({ sentence }) => sentence === '')
    .map(({ props, name }) => `${props}.${name}`);

/** What a component takes apart: `({ size = 'medium' }: AProps)`, or `props: AProps` and then `{ size = 'medium' } = props`. */
const TAKEN_APART = /\{((?:[^{}]|\{[^{}]*\})*)\}(?:: (\w*Props)\b| = \w+;)/g;
const WHOLE = /\bprops: (?:Readonly<)?(\w*Props)\b/g;
const DEFAULT = /(?:^|[,{])\s*(\w+)(?::\s*\w+)?\s*=\s*('[^']*'|[^,{}]*[^,{}\s]|\{\})/g;

/** How a sentence says a default whose value is no word of its own. */
const EMPTY = /\b(?:none|nothing|empty)\b[^.]*\bby default\b/i;
const WORDS: Readonly<Record<string, RegExp>> = {
  true: /(?<!\b(?:not|none|never) )\bby default\b/i,
  false: /\b(?:not|no|off|none) by default\b/i,
  null: EMPTY,
  '': EMPTY,
  '[]': EMPTY,
  '{}': EMPTY,
};

/** Whether a sentence names a default by its value, or the constant it is kept in. */
function tellsDefault(sentence: string, value: string): boolean {
  const plain = value.replace(/^(['`])(.*)\1$/, '$2');
  const words = plain.startsWith('<') ? /\bby default\b/ : WORDS[plain];
  const told = sentence.replace(/\s+\*?\s*/g, ' ');
  return (words ?? new RegExp(`\\b${plain}\\b[^.]*\\bdefault\\b`, 'i')).test(told);
}

/** Defaults that components of a text give to their properties. */
const defaultsIn = (text: string) =>
  [...text.matchAll(TAKEN_APART)].flatMap(({ 1: list = '', 2: named, index }) => {
    const owner = named ?? [...text.slice(0, index).matchAll(WHOLE)].at(-1)?.[1];
    return [...list.matchAll(DEFAULT)].map(([, name = '', value = '']) => ({
      owner,
      name,
      value: new RegExp(`^const ${value.replace(/\W/g, '\\$&')} = (\\d\\w*);`, 'm').exec(text)?.[1] ?? value,
    }));
  });

/** Props whose sentence does not name what they are without being given: `Props.member = default`. */
export function untoldDefaults(text: string): string[] {
  const props = propsOf(text);
  return defaultsIn(text).flatMap(({ owner, name, value }) => {
    const prop = props.find((each) => each.props === owner && each.name === name);
    return !prop || tellsDefault(prop.sentence, value) ? [] : [`${owner}.${name} = ${value}`];
  });
}

/** What numbers can be of. */
const UNIT =
  /\b(?:milliseconds|seconds|minutes|pixels|rem|characters|stars|rows|lines|level|percent|per cent|bytes|MB|share|degrees|times|how many|number of|which|since 1970)\b/i;

/** Numeric props whose sentence says neither a unit nor what they count: `Props.member`. */
export const unitlessProps = (text: string): string[] =>
  propsOf(text)
    .filter(({ type, sentence }) => /^number\b(?!\[)/.test(type) && !UNIT.test(sentence))
    .map(({ props, name }) => `${props}.${name}`);
