import { css, type StyleClass } from '@parvis/theme/css/stitches';

/** What staff fill in on a panel: its fields one below the other. */
export const panelFormClass: StyleClass = css({ display: 'grid', gap: '$4', margin: 0 });

/** Stands above choices as a label stands above a field. */
export const panelLegendClass: StyleClass = css({ margin: 0, marginBlockEnd: '$2', fontWeight: '$bold' });
