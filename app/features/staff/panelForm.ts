import { css, type StyleClass } from '@parvis/theme/css/stitches';

/** Stands above choices as a label stands above a field. */
export const panelLegendClass: StyleClass = css({ margin: 0, marginBlockEnd: '$2', fontWeight: '$bold' });
