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

/** Links in lines as close as touch targets allow. */
const Onwards = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '0 $2' });
/** In a row on phones, too. */
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

const OTHER = { light: 'dark', dark: 'light' } as const satisfies Record<Scheme, Scheme>;

/** Returns the address without notices; the rest stays as typed. */
const quietAddress = (): string =>
  `${location.search ? `${location.search}&` : '?'}notices=0${location.hash}`;

export type SampleWaysProps = { sample: Sample };

/** Links to the studio, the other scheme, other languages and the page without notices. */
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

/**
 * The links and the parameters of an address; on phones in a line that unfolds. Renders a `<nav>`.
 */
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
