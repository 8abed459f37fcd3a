// A module of which only what is asked for is run.
import { nodesOf, treeOf } from './syntax.mjs';

const DECLARES = /^(Import|Export)|Declaration$/;

/**
 * Text to put into a module so that a bundler leaves out whatever nobody reads: its statements that declare nothing are gone, and
 * its calls may be left out with what they are for.
 *
 * @returns pieces for `exchanged`
 */
export function leftUnlessAsked(code) {
  const gone = treeOf(code).body.filter(({ type }) => !DECLARES.test(type));
  const calls = ['CallExpression', 'NewExpression'].flatMap((type) => nodesOf(code, type));
  const starts = new Set(calls.map(({ start }) => start));
  return [
    ...gone.map(({ start, end }) => ({ start, end, by: '' })),
    ...[...starts].map((start) => ({ start, end: start, by: '/*#__PURE__*/ ' })),
  ];
}
