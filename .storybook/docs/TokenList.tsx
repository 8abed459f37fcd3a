import { styled } from '@parvis/theme/css/stitches';
import type { TokenName } from '../facts/tokens.ts';
import { inBook } from './inBook.ts';
import { Code } from './parts.tsx';

const Row = styled('ul', {
  listStyle: 'none',
  margin: '0 0 $3',
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$2',
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '$2',
    minBlockSize: '32px',
    paddingInline: '$3',
    borderRadius: '$round',
    hairline: 'all',
    color: '$txt',
    textDecoration: 'none',
  },
});
const Dot = styled('span', {
  inlineSize: '1rem',
  blockSize: '1rem',
  borderRadius: '$round',
  hairline: 'all',
  forcedColorAdjust: 'none',
});

/** Groups of tokens by the page of the book that shows them. */
const TOKEN_PAGES: Readonly<Record<TokenName['group'], readonly [title: string, page: string]>> = {
  colors: ['Colours', '/story/colour-keys--keys'],
  space: ['Space', '/docs/tokens--docs#space'],
  sizes: ['Sizes', '/docs/tokens--docs#sizes'],
  fonts: ['Letters', '/docs/tokens--docs#type'],
  fontSizes: ['Sizes of letters', '/docs/tokens--docs#type'],
  fontWeights: ['Weights', '/docs/tokens--docs#type'],
  lineHeights: ['Heights of lines', '/docs/tokens--docs#type'],
  radii: ['Radius', '/docs/tokens--docs#radius'],
  shadows: ['Shadow', '/docs/tokens--docs#shadow'],
};

/** The tokens that the sources of a component name, each with a way to its page. */
export const TokenList = ({ tokens }: { tokens: readonly TokenName[] }) => (
  <>
    {Object.entries(TOKEN_PAGES).map(([group, [title, page]]) => {
      const own = tokens.filter((token) => token.group === group);
      if (own.length === 0) return null;
      return (
        <div key={group}>
          <b>{title}</b>
          <Row aria-label={title}>
            {own.map(({ name }) => (
              <li key={name}>
                <a {...inBook(page)}>
                  {group === 'colors' && <Dot style={{ backgroundColor: `var(--pv-colors-${name})` }} />}
                  <Code>{`$${name}`}</Code>
                </a>
              </li>
            ))}
          </Row>
        </div>
      );
    })}
    {tokens.length === 0 && <p>None of its own: it looks as what stands around it.</p>}
  </>
);
