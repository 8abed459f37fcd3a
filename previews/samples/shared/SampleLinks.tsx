import { languages } from '@parvis/locales/languages';
import { styled } from '@parvis/theme/css/stitches';
import { media } from '@parvis/theme/css/tokens';
import type { Scheme } from '@parvis/theme/palette/keys';
import { useMedia } from '@parvis/ui/useMedia';
import { AddressList } from './AddressList.tsx';
import { disclosureStyles } from './disclosureStyles.ts';
import { formatQuery } from './formatQuery.ts';
import type { Sample } from './request.ts';
import { t } from './wayWords.ts';

/** As close as touch targets allow. */
const LinkRow = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '0 $2' });
/** Also on phones. */
const WayLink = styled('a', {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.5rem',
  paddingInline: '$1',
  color: 'inherit',
  fontWeight: '$bold',
  textUnderlineOffset: '0.2em',
  '&:focus-visible': { outline: '3px solid $colors$txt', outlineOffset: '-2px', borderRadius: '$control' },
});

const Folded = styled('details', disclosureStyles);

const Alone = styled('nav', { color: '$txt', fontSize: '$sm', lineHeight: '$snug' });

const OTHER = { light: 'dark', dark: 'light' } as const satisfies Record<Scheme, Scheme>;

/** The rest stays as typed. */
const removeNotices = (): string =>
  `${location.search ? `${location.search}&` : '?'}notices=0${location.hash}`;

export type SampleLinksProps = { sample: Sample };

/** Studio, other scheme, other languages, and the page without notices. */
export const LookLinks = ({ sample }: SampleLinksProps) => (
  <LinkRow>
    <WayLink href={`../../studio/${formatQuery(sample)}`}>{t('sample.studio')}</WayLink>
    <WayLink href={`../set/${formatQuery(sample)}`}>{t('sample.set')}</WayLink>
    <WayLink href={formatQuery({ ...sample, scheme: OTHER[sample.scheme] })}>
      {t(`sample.see.${OTHER[sample.scheme]}`)}
    </WayLink>
    {languages
      .filter(({ locale }) => locale !== sample.locale)
      .map(({ tag, locale, name }) => (
        <WayLink key={tag} lang={locale} href={formatQuery({ ...sample, locale })}>
          {name}
        </WayLink>
      ))}
    <WayLink href={removeNotices()}>{t('sample.hide')}</WayLink>
  </LinkRow>
);

/** In an unfolding line on phones. */
export const SampleLinks = ({ sample }: SampleLinksProps) => {
  const isPhone = useMedia(media.phone);
  const ways = (
    <>
      <LookLinks sample={sample} />
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
