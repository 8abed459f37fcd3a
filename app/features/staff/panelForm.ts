import { css, type StyleClass } from '@parvis/theme/css/stitches';

export const panelLegendClass: StyleClass = css({ margin: 0, marginBlockEnd: '$2', fontWeight: '$bold' });

export const panelProblemClass: StyleClass = css({
  margin: 0,
  marginBlockStart: '$2',
  fontSize: '$sm',
  fontWeight: '$bold',
});
