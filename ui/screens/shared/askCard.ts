import { css, type StyleClass } from '@parvis/theme/css/stitches';
import { cardClass } from './page.ts';

/** Quiet buttons nearly match a card in dark mode. */
export const edgedButtons = { '& [data-variant=quiet]': { hairline: 'all' } } as const;

/** Card of a single-question screen. */
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

export const askFootClass: StyleClass = css({
  display: 'grid',
  gap: '$2',
  inlineSize: '100%',
  maxInlineSize: '26rem',
  marginInline: 'auto',
});

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

export const askProblemClass: StyleClass = css({
  padding: '$3 $4',
  border: '2px dashed currentColor',
  borderRadius: '$control',
  fontWeight: '$medium',
  '& p': { margin: 0 },
});
