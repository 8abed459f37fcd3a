import { css, type StyleClass } from '@parvis/theme/css/stitches';

export const panelLegendClass: StyleClass = css({ margin: 0, marginBlockEnd: '$2', fontWeight: '$bold' });
