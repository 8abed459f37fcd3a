import { styled } from '@parvis/theme/css/stitches';
import { mix } from '@parvis/theme/css/tokens';
import { Unstyled } from '@storybook/addon-docs/blocks';
import { inBook } from './inBook.ts';

const Grid = styled('nav', {
  display: 'grid',
  gap: '$4',
  marginBlock: '$6',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
  fontFamily: '$body',
  lineHeight: '$snug',
});
const Way = styled('a', {
  display: 'grid',
  gap: '$1',
  padding: '$4',
  borderRadius: '$card',
  hairline: 'all',
  backgroundColor: mix('txt', 4),
  color: '$txt',
  textDecoration: 'none',
  '&:hover b': { textDecoration: 'underline' },
});

const WAYS = [
  ['Make it yours', 'From an empty folder to a page in your colours.', '/docs/make-it-yours--docs'],
  ['Tokens', 'Space, type, radius, shadow, motion, breakpoints.', '/docs/tokens--docs'],
  ['Colour keys', 'Each key, what stands on it, and the contrast it has.', '/story/colour-keys--keys'],
  ['Patterns', 'A menu, a chat, a form, a confirmation.', '/docs/patterns--docs'],
  ['Writing', 'Tone and typography, in French and English.', '/docs/writing--docs'],
  ['Parts', 'Forty-odd, each with a guide and code to copy.', '/docs/parts-button--docs'],
  ['Screens', 'Whole pages made of them.', '/docs/screens-qrmenu--docs'],
] as const;

/** Where to go from the first page. */
export const Ways = () => (
  <Unstyled>
    <Grid aria-label="The book">
      {WAYS.map(([title, text, address]) => (
        <Way key={title} {...inBook(address)}>
          <b>{title}</b>
          <span>{text}</span>
        </Way>
      ))}
    </Grid>
  </Unstyled>
);
