/** A line that begins a member of an exported type of properties: its name, and a type or parameters after it. */
const MEMBER = /^\s+(?:readonly )?(?:'([\w-]+)'|(\w+))\??(?:: |\()/;
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

/** The line after the end of a declaration that begins at `at`: declarations are formatted, so it ends at the margin. */
function endOf(lines: readonly string[], at: number): number {
  const end = lines.findIndex((line, index) => index > at && /^(?:\S|$)/.test(line));
  return end === -1 ? lines.length : end;
}

/** Members that a text's exported `…Props` give a component, without a sentence above them: `Props.member`. */
export function wordlessProps(text: string): string[] {
  const lines = text.split('\n');
  return lines.flatMap((line, at) => {
    const props = PROPS.exec(line)?.[1];
    if (props === undefined) return [];
    const body = lines.slice(0, endOf(lines, at));
    const depths = body.slice(at + 1).map((one) => one.search(/\S/));
    const shallow = Math.min(...depths.filter((_, index) => MEMBER.test(body[at + 1 + index] ?? '')));
    return body.flatMap((one, index) => {
      if (index <= at || one.search(/\S/) !== shallow) return [];
      const [, quoted, plain] = MEMBER.exec(one) ?? [];
      const name = quoted ?? plain;
      return name === undefined || isDocumented(body, index) ? [] : [`${props}.${name}`];
    });
  });
}
