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

/** The text of a declaration that begins at `at`: declarations are formatted, so it ends where the next line at the margin begins. */
function declarationAt(lines: readonly string[], at: number): string {
  const end = lines.findIndex((line, index) => index > at && /^(?:\S|$)/.test(line));
  return lines.slice(at, end === -1 ? lines.length : end).join('\n');
}

/** What matters of a declaration: sentences, other comments, brackets, ends of members, names of members. */
const TOKEN =
  /(?<sentence>\/\*\*[\s\S]*?\*\/)|\/\*[\s\S]*?\*\/|\/\/.*|=>|(?<opens>[{([<])|(?<closes>[})\]>])|(?<ends>;)|(?:readonly\s+)?(?:'(?<quoted>[\w-]+)'|(?<plain>\w+))\??(?=: |\()/g;

/** Members of a declaration without a sentence before them, however it is broken into lines. */
function wordlessMembers(declaration: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let fresh = false;
  let told = false;
  for (const { groups = {} } of declaration.matchAll(TOKEN)) {
    const name = groups.quoted ?? groups.plain;
    if (groups.sentence) told = true;
    else if (groups.opens) {
      depth += 1;
      if (depth === 1 && groups.opens === '{') fresh = true;
    } else if (groups.closes) depth -= 1;
    else if (groups.ends && depth === 1) fresh = true;
    else if (name !== undefined && depth === 1 && fresh) {
      if (!told) found.push(name);
      fresh = false;
      told = false;
    }
  }
  return found;
}

/** Members that a text's exported `…Props` give a component, without a sentence above them: `Props.member`. */
export function wordlessProps(text: string): string[] {
  const lines = text.split('\n');
  return lines.flatMap((line, at) => {
    const props = PROPS.exec(line)?.[1];
    if (props === undefined) return [];
    return wordlessMembers(declarationAt(lines, at)).map((name) => `${props}.${name}`);
  });
}
