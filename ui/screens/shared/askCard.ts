import { css, type StyleClass } from '@parvis/theme/css/stitches';
import { cardClass } from './page.ts';

/** In the dark the ground of a lesser button is nearly that of a card: on one it has an edge. */
export const edgedButtons = { '& [data-variant=quiet]': { hairline: 'all' } } as const;

/** The card of a screen that asks one thing, in the middle of a desk: signing in. */
export const askCardClass: StyleClass = css(cardClass, {
  display: 'grid',
  gap: '$4',
  inlineSize: '100%',
  maxInlineSize: '26rem',
  marginInline: 'auto',
  padding: '$5 min($space$5, 20px)',
  ...edgedButtons,
  '@desk': { marginBlockStart: '$8', padding: '$8', boxShadow: '$low' },
});

/** What stands below such a card, as wide as it. */
export const askFootClass: StyleClass = css({
  display: 'grid',
  gap: '$2',
  inlineSize: '100%',
  maxInlineSize: '26rem',
  marginInline: 'auto',
});

/** What is told meanwhile, on such a card. */
export const askNewsClass: StyleClass = css({
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  '& svg': { flexShrink: 0 },
  padding: '$3 $4',
  borderRadius: '$control',
  surface: 'msgEventBg',
  color: '$txt',
  fontSize: '$sm',
  lineHeight: '$snug',
  hairline: 'all',
});

/** Why it did not go on, on such a card. */
export const askProblemClass: StyleClass = css({
  padding: '$3 $4',
  border: '2px dashed currentColor',
  borderRadius: '$control',
  fontWeight: '$medium',
  '& p': { margin: 0 },
});
