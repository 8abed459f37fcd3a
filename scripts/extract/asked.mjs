// To the requested exports.
import { findNodes, parseTree } from './syntax.mjs';

const DECLARES = /^(Import|Export)|Declaration$/;

/**
 * Removes statements without declarations and marks calls as pure, so that a bundler drops unused code.
 * @returns edits for `exchanged`
 */
export function makeTreeShakable(code) {
  const gone = parseTree(code).body.filter(({ type }) => !DECLARES.test(type));
  const calls = ['CallExpression', 'NewExpression'].flatMap((type) => findNodes(code, type));
  const starts = new Set(calls.map(({ start }) => start));
  return [
    ...gone.map(({ start, end }) => ({ start, end, by: '' })),
    ...[...starts].map((start) => ({ start, end: start, by: '/*#__PURE__*/ ' })),
  ];
}
