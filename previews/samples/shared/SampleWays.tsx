import { languages } from '@parvis/locales/languages';
import { styled } from '@parvis/theme/css/stitches';
import { media } from '@parvis/theme/css/tokens';
import type { Scheme } from '@parvis/theme/palette/keys';
import { useMedia } from '@parvis/ui/useMedia';
import { AddressList } from './AddressList.tsx';
import { folded } from './folded.ts';
import { queryOf } from './queryOf.ts';
import type { Sample } from './request.ts';
import { t } from './wayWords.ts';

/** Ways to other pages, in lines as near to each other as a finger lets them be. */
const Onwards = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '0 $2' });
/** Beside each other on a phone, too. */
const Way = styled('a', {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.5rem',
  paddingInline: '$1',
  color: 'inherit',
  fontWeight: '$bold',
  textUnderlineOffset: '0.2em',
  '&:focus-visible': { outline: '3px solid $colors$txt', outlineOffset: '-2px', borderRadius: '$control' },
});

const Folded = styled('details', folded);

const Alone = styled('nav', { color: '$txt', fontSize: '$sm', lineHeight: '$snug' });

/** The scheme that a page does not show. */
const OTHER = { light: 'dark', dark: 'light' } as const satisfies Record<Scheme, Scheme>;

/** The same page without what it says of its address, which stays as it was typed. */
const quietAddress = (): string =>
  `${location.search ? `${location.search}&` : '?'}notices=0${location.hash}`;

export type SampleWaysProps = { sample: Sample };

/** Where the same look is seen and changed, in the other scheme and in other languages, and without a word of it. */
export const Onward = ({ sample }: SampleWaysProps) => (
  <Onwards>
    <Way href={`../../studio/${queryOf(sample)}`}>{t('sample.studio')}</Way>
    <Way href={`../set/${queryOf(sample)}`}>{t('sample.set')}</Way>
    <Way href={queryOf({ ...sample, scheme: OTHER[sample.scheme] })}>
      {t(`sample.see.${OTHER[sample.scheme]}`)}
    </Way>
    {languages
      .filter(({ locale }) => locale !== sample.locale)
      .map(({ tag, locale, name }) => (
        <Way key={tag} lang={locale} href={queryOf({ ...sample, locale })}>
          {name}
        </Way>
      ))}
    <Way href={quietAddress()}>{t('sample.hide')}</Way>
  </Onwards>
);

/** The ways on by themselves, with what an address can say: where there is nothing to tell, on a phone in a line that unfolds. Renders a `<nav>`. */
export const SampleWays = ({ sample }: SampleWaysProps) => {
  const isPhone = useMedia(media.phone);
  const ways = (
    <>
      <Onward sample={sample} />
      <AddressList />
    </>
  );
  return (
    <Alone aria-label={t('sample.notice')}>
      {isPhone ? (
        <Folded>
          <summary>{t('sample.notice')}</summary>
          {ways}
        </Folded>
      ) : (
        ways
      )}
    </Alone>
  );
};
