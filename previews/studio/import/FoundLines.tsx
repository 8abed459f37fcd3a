import type { ReadBrand } from '@parvis/theme/brand/readBrand';
import { useStudioTexts } from '../shared/texts.tsx';
import { MOST_ROWS } from '../state/brandRows.ts';

export type FoundLinesProps = { read: Pick<Extract<ReadBrand, { ok: true }>, 'colours' | 'found'> };

/** How many colours a text names where more are in it than were read or are used, and why. Renders `<p>`s, or nothing. */
export const FoundLines = ({ read: { colours, found } }: FoundLinesProps) => {
  const { t } = useStudioTexts();
  const { all, scales, again, beyond } = found;
  const left = colours.length - MOST_ROWS;
  const rest = [
    all > colours.length && t('studio.brand.rest', { all }),
    scales.length > 0 && t('studio.brand.rest.scales', { names: scales.join(', ') }),
    again > 0 && t('studio.brand.rest.again', { count: again }),
    beyond > 0 && t('studio.brand.rest.beyond', { count: beyond }),
  ].filter((line) => line !== false);
  return (
    <>
      {rest.length > 0 && <p>{rest.join(' ')}</p>}
      {left > 0 && <p>{t('studio.brand.done.most', { most: MOST_ROWS, left })}</p>}
    </>
  );
};
