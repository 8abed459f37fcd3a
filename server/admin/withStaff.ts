import { type Position, positionsOf } from '@parvis/questionnaire/analysis/json/readJson';

/** Somebody new on the list of a customer, as its file has them. */
export interface Newcomer {
  readonly email: string;
  readonly name: string;
  readonly level: string;
}

/** Where a place of a text is, counted from its beginning. */
function offsetOf(text: string, { line, column }: Position): number {
  let at = 0;
  for (let passed = 1; passed < line; passed += 1) {
    const [found = ''] = /\r\n|[\n\r]/.exec(text.slice(at)) ?? [];
    at += text.slice(at).indexOf(found) + found.length;
  }
  return at + column - 1;
}

/**
 * The text of a customer's file with somebody more in front of its staff; all else stands as it was written.
 * @param isEmpty whether nobody is staff yet
 */
export function withStaff(text: string, newcomer: Newcomer, isEmpty: boolean): string {
  const { at } = positionsOf(text);
  const written = JSON.stringify(newcomer).replaceAll('":"', '": "').replaceAll('","', '", "');
  const entry = `{ ${written.slice(1, -1)} }`;
  const start = offsetOf(text, at(isEmpty ? 'staff' : 'staff.0'));
  if (isEmpty) {
    const open = text.indexOf('[', start) + 1;
    return `${text.slice(0, open)}${entry}${text.slice(open)}`;
  }
  const line =
    text
      .slice(0, start)
      .split(/[\n\r]/)
      .at(-1) ?? '';
  const between = line.trim() === '' ? `,\n${line}` : ', ';
  return `${text.slice(0, start)}${entry}${between}${text.slice(start)}`;
}
