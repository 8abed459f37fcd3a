import { MAX_DEPTH } from '../export/foreign.ts';

/** Signs, words and texts of an object as programs write it; comments are passed over. */
const TOKEN = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|(["'`])((?:\\.|(?!\1)[^\\])*)\1|[{}[\]:,]|[^\s{}[\]:,"'`]+/g;

interface Token {
  readonly sign: string;
  readonly text: string;
}

function tokensOf(text: string): readonly Token[] {
  return [...text.matchAll(TOKEN)]
    .filter(([whole]) => !whole.startsWith('/*') && !whole.startsWith('//'))
    .map(([whole, quote, inner = '']) => (quote ? { sign: '', text: inner } : { sign: whole, text: whole }));
}

/** Where the colours begin: at the object called so, else at the first one. */
function beginning(tokens: readonly Token[]): number {
  const called = tokens.findIndex(
    ({ text }, at) =>
      /^colou?rs?$/i.test(text) && tokens[at + 1]?.sign === ':' && tokens[at + 2]?.sign === '{',
  );
  return called >= 0 ? called + 2 : tokens.findIndex(({ sign }) => sign === '{');
}

/** Where a value goes on in brackets, it is read to their end: `colors.red[600]`. */
function indexed(tokens: readonly Token[], from: number): { readonly text: string; readonly end: number } {
  let [text, end] = [tokens[from]?.text ?? '', from];
  while (
    /^[\w$.]+(?:\[[^\]]*\])*$/.test(text) &&
    tokens[end + 1]?.sign === '[' &&
    tokens[end + 3]?.sign === ']'
  ) {
    text += `[${tokens[end + 2]?.text ?? ''}]`;
    end += 3;
  }
  return { text, end };
}

/**
 * The object of colours in a script or a loosely written file (`colors: { brand: { 500: '#1752E3' } }`), as data. Nothing is
 * run: what is neither an object nor a text is left out. Null where there is none.
 */
export function objectInScript(script: string): object | null {
  const tokens = tokensOf(script);
  let at = beginning(tokens);
  if (at < 0) return null;
  const object = (depth: number): Record<string, unknown> => {
    const found: Record<string, unknown> = Object.create(null);
    at += 1;
    while (at < tokens.length && tokens[at]?.sign !== '}') {
      const key = tokens[at]?.text ?? '';
      if (tokens[at + 1]?.sign !== ':') {
        at += 1;
        continue;
      }
      at += 2;
      if (tokens[at]?.sign === '{' && depth < MAX_DEPTH) found[key] = object(depth + 1);
      else {
        const value = indexed(tokens, at);
        found[key] = value.text;
        at = value.end;
      }
      at += 1;
    }
    return found;
  };
  return object(0);
}
