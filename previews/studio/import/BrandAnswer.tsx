import { styled } from '@parvis/theme/css/stitches';
import { Problem } from '../shared/Panel.tsx';
import { useStudioTexts } from '../shared/texts.tsx';
import type { ToldBrand } from './brandIn.ts';
import { FoundLines } from './FoundLines.tsx';

const Said = styled('div', { display: 'grid', gap: '$2', fontSize: '$sm', '& > p': { margin: 0 } });
const Nearer = styled('ul', {
  // Within its own box: what is said to readers alone would lengthen the page.
  position: 'relative',
  margin: 0,
  paddingInlineStart: '$5',
  maxBlockSize: '12rem',
  overflowY: 'auto',
  '& > li': { overflowWrap: 'anywhere' },
});

/** What came of reading the colours of a brand, in sentences. Renders a `<div>`, or a problem. */
export const BrandAnswer = ({ brand }: { brand: ToldBrand }) => {
  const { t } = useStudioTexts();
  const format = brand.format && t(`studio.brand.format.${brand.format}`);
  if (!brand.ok) {
    const names = brand.names.join(', ');
    if (brand.reason === 'nothing')
      return (
        <Problem>
          {format ? t('studio.brand.failure.nothingIn', { format }) : t('studio.brand.failure.nothing')}{' '}
          {t('studio.brand.written')}
        </Problem>
      );
    return <Problem>{t(`studio.brand.failure.${brand.reason}`, { names })}</Problem>;
  }
  const count = brand.colours.length;
  return (
    <Said>
      <p role="status">
        {t('studio.brand.done', { count, format: format ?? '' })}{' '}
        {count > 1 ? t('studio.brand.done.roles') : t('studio.brand.done.one')}
      </p>
      {brand.format === 'json' && <p>{t('studio.brand.anyJson')}</p>}
      <FoundLines read={brand} />
      {brand.unread.length > 0 && (
        <Problem>{t('studio.brand.unread', { names: brand.unread.join(', ') })}</Problem>
      )}
      {brand.pointers.length > 0 && (
        <Problem>{t('studio.brand.pointers', { names: brand.pointers.join(', ') })}</Problem>
      )}
      {brand.unmade.length > 0 && (
        <Problem>{t('studio.brand.unmade', { names: brand.unmade.join(', ') })}</Problem>
      )}
      {brand.outside.length > 0 && (
        <Nearer>
          {brand.outside.map(({ value, used }) => (
            <li key={value}>{t('studio.brand.outside', { value, used })}</li>
          ))}
        </Nearer>
      )}
    </Said>
  );
};
