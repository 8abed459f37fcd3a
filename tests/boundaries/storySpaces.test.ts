import { readdirSync, readFileSync } from 'node:fs';
import { parser, types } from 'storybook/internal/babel';
import { expect, it } from 'vitest';

type Node = types.Node;

const ROOMS = ['.storybook', 'app', 'previews', 'questionnaire', 'ui'];
/** Stories and what they are made of. */
const OF_STORIES = /(?:\.stories\.tsx|Fixture\.tsx?|\/story[^/]*\.tsx?)$/;
/** A plain space before a double sign that ends a text or has a space after it. */
const BARE = /[\p{L}\d)»}%’] [?!;:](?=[\s,”»]|$)/u;
/** These look for words with every space made plain, in what is drawn too. */
const MADE_PLAIN = /^(?:(?:get|find|query)(?:All)?By(?:Text|LabelText)|toHaveTextContent)$/;

const stories = ROOMS.flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .map((path) => `${room}/${path}`)
    .filter((path) => OF_STORIES.test(path) && !/node_modules|dist/.test(path)),
);

const isSearched = (parent: Node): boolean =>
  types.isCallExpression(parent) &&
  types.isMemberExpression(parent.callee) &&
  types.isIdentifier(parent.callee.property) &&
  MADE_PLAIN.test(parent.callee.property.name);

/** The words of a file, but for those that are searched. */
function wordsIn(text: string): string[] {
  const words: string[] = [];
  const file = parser.parse(text, { sourceType: 'module', plugins: ['typescript', 'jsx'] });
  types.traverse(file, (node, ancestors) => {
    const parent = ancestors.at(-1)?.node;
    if (parent && isSearched(parent)) return;
    if (types.isStringLiteral(node) || types.isJSXText(node)) words.push(node.value);
    if (types.isTemplateElement(node)) words.push(node.value.cooked ?? '');
  });
  return words;
}

it('finds the stories', () => expect(stories.length).toBeGreaterThan(100));

it.each(stories)('%s writes French with a narrow no-break space before double signs', (path) => {
  expect(wordsIn(readFileSync(path, 'utf8')).filter((word) => BARE.test(word))).toEqual([]);
});
