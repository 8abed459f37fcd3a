import { languages } from '@parvis/locales/languages';
import { readBrand } from '@parvis/theme/brand/readBrand';
import { readColour } from '@parvis/theme/colour/written';
import { styled } from '@parvis/theme/css/stitches';
import { paletteFromBrand } from '@parvis/theme/derive/fromBrand';
import { paletteFromRoles } from '@parvis/theme/derive/fromRoles';
import { formatPaletteShort, type Palette, type PaletteFailure } from '@parvis/theme/palette/palette';
import { useLayoutEffect } from 'react';
import { AddressList } from './AddressList.tsx';
import { findUnknown, readParameters } from './addressParameters.ts';
import { chooseScheme, replaceColours, replaceLanguage } from './exampleAddress.ts';
import { findJsonError } from './jsonErrors.ts';
import { examples, Notations } from './Notations.tsx';
import { getLanguage, t } from './noticeWords.ts';
import { reportUnknownParameters } from './unknownParameters.ts';
import type { applyPalette } from './useShownSample.ts';

/** A colour in place of a palette, in normal form. */
const readSingleColour = (value: string): string | undefined => readColour(value.trim())?.colour;

/** Given in place of a palette. */
interface DerivedPalette {
  readonly said: string;
  readonly palette: Palette;
}

function derivePalette(value: string): DerivedPalette | undefined {
  const colour = readSingleColour(value);
  if (colour)
    return { said: t('sample.problem.oneColour', { value }), palette: paletteFromBrand(colour) ?? {} };
  const brand = readBrand(value);
  if (!brand.ok || brand.format !== 'list' || brand.colours.length < 2 || value.includes('{'))
    return undefined;
  return {
    said: t('sample.problem.list', { count: brand.colours.length }),
    palette: paletteFromRoles(brand.roles) ?? {},
  };
}

const Page = styled('main', {
  maxInlineSize: '36rem',
  marginInline: 'auto',
  padding: '$8 $5',
  color: '$txt',
});
const Title = styled('h1', { marginBlockStart: 0, fontSize: '1.5rem', lineHeight: '$snug' });
const Link = styled('a', {
  color: 'inherit',
  display: 'inline-block',
  paddingBlock: '$3',
  fontWeight: '$bold',
});

const sentences = {
  missing: 'sample.problem.missing',
  notJson: 'sample.problem.notJson',
  notObject: 'sample.problem.notObject',
  tooLarge: 'sample.problem.tooLarge',
} as const satisfies Record<PaletteFailure, string>;

export type ProblemProps = {
  reason: PaletteFailure;
  /** Other parameters, which the examples keep. */
  query: string;
  fragment: string;
  /** Passed in: code of this page shares no chunk. */
  onGround: typeof applyPalette;
};

/** Keys or colours lack straight quotes. */
const hasNoQuotes = (reason: PaletteFailure, value: string): boolean =>
  reason === 'notJson' && /^\s*\{/.test(value) && !value.includes('"');

/** Undefined for no JSON at all. */
function describeJsonError(reason: PaletteFailure, value: string): string | undefined {
  const slip = reason === 'notJson' && /^[\s\uFEFF]*\{/.test(value) ? findJsonError(value) : null;
  return slip ? t(slip.near ? 'sample.problem.slip' : 'sample.problem.slipAtEnd', { ...slip }) : undefined;
}

/** Cut by a `#` beyond repair. */
const isCut = (reason: PaletteFailure, fragment: string): boolean =>
  reason === 'notJson' && fragment.length > 1 && !/^#w?logo=/.test(fragment);

/** The error of the address, and a valid address. */
export const Problem = ({ reason, query, fragment, onGround }: ProblemProps) => {
  useLayoutEffect(() => {
    onGround({}, chooseScheme(query, matchMedia('(prefers-color-scheme: dark)').matches));
  }, [query, onGround]);
  const { values, rejoined: mended } = readParameters(query, fragment);
  const value = values.get('appColors') ?? '';
  const made = derivePalette(value) ?? derivePalette(value + fragment);
  const slip = describeJsonError(reason, value);
  const other = languages.find(({ tag }) => tag !== getLanguage());
  // With the part after `#`.
  const to = (colours: string) =>
    replaceColours(
      colours,
      mended ? String(values) : query,
      mended || made || isCut(reason, fragment) ? '' : fragment,
    );
  return (
    <Page>
      <Title>{t('sample.problem')}</Title>
      {made ? (
        <p>
          {made.said}
          <br />
          <Link href={to(formatPaletteShort(made.palette))}>{t('sample.problem.make')}</Link>
        </p>
      ) : (
        <p>{t(sentences[reason])}</p>
      )}
      {!made && slip && <p>{slip}</p>}
      {hasNoQuotes(reason, value) && <p>{t('sample.problem.quotes')}</p>}
      {!made && isCut(reason, fragment) && <p>{t('sample.problem.sign')}</p>}
      {reportUnknownParameters(findUnknown(values)).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p>{t('sample.problem.needed')}</p>
      <Notations />
      <p>{t('sample.accepted')}</p>
      <AddressList />
      <p>
        <Link href={to(examples.short)}>{t('sample.problem.example')}</Link>
        <br />
        <Link href={to('_')}>{t('sample.problem.defaults')}</Link>
        <br />
        <Link href="../../studio/">{t('sample.studio')}</Link>
      </p>
      {other && (
        <p>
          <Link lang={other.locale} href={replaceLanguage(other.tag, query, fragment)}>
            {other.offer}
          </Link>
        </p>
      )}
    </Page>
  );
};
