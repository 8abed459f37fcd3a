import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** A question or a call of French with a plain space before its sign: at the end of a text, or before the next sentence. */
const PLAIN = /[\p{L}\d)] [?!](?=["'`<]| \p{Lu}[\p{Ll}’-]+[ .](?!:))/gu;
/** How the page on writing shows what not to write. */
const SHOWN_WRONG = "'Parfait! Parfait !'";

const pages = ['docs', 'pages'].flatMap((folder) =>
  readdirSync(`.storybook/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx'))
    .map((path) => `.storybook/${folder}/${path}`),
);

it.each(pages)('%s writes French as the book asks: a narrow no-break space before ? and !', (page) => {
  const text = readFileSync(page, 'utf8').replace(SHOWN_WRONG, '');
  const found = text.split('\n').filter((line) => line.search(PLAIN) >= 0);
  expect(found).toEqual([]);
});
