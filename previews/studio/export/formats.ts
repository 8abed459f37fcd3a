import { writeCss } from '@parvis/theme/export/css';
import { withShapeCss, withShapeTokens, writeShape } from '@parvis/theme/export/shape';
import { writeTokens } from '@parvis/theme/export/tokens';
import { formatPalette } from '@parvis/theme/palette/palette';
import type { ThemeDocument } from '../state/document.ts';

/** With writer and file name. */
export const formats = [
  { id: 'appColors', write: ({ palette }) => formatPalette(palette), end: '.json', type: 'application/json' },
  { id: 'appShape', write: ({ shape }) => writeShape(shape), end: '.shape.json', type: 'application/json' },
  {
    id: 'css',
    write: ({ palette, shape }) => withShapeCss(writeCss(palette), shape),
    end: '.css',
    type: 'text/css',
  },
  {
    id: 'tokens',
    write: ({ palette, shape }) => withShapeTokens(writeTokens(palette), shape),
    end: '.tokens.json',
    type: 'application/json',
  },
] as const satisfies readonly {
  id: string;
  write: (document: ThemeDocument) => string;
  end: string;
  type: string;
}[];

export type FormatId = (typeof formats)[number]['id'];
