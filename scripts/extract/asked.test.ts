import { expect, it } from 'vitest';
import { makeTreeShakable } from './asked.mjs';
import { replacePieces } from './syntax.mjs';

it("removes a module's side effects and marks its calls as pure", () => {
  const code = [
    "import { a } from 'a';",
    'document.title = a;',
    'if (a) start();',
    'const b = read(new Set([a]));',
    'export function c() { return a.d(); }',
  ].join('\n');
  expect(replacePieces(code, makeTreeShakable(code)).split('\n').filter(Boolean)).toEqual([
    "import { a } from 'a';",
    'const b = /*#__PURE__*/ read(/*#__PURE__*/ new Set([a]));',
    'export function c() { return /*#__PURE__*/ a.d(); }',
  ]);
});
