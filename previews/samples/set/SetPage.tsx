import { styled } from '@parvis/theme/css/stitches';
import { CopyIcon } from '@parvis/ui/icons/CopyIcon';
import { Button } from '@parvis/ui/parts/Button';
import { ButtonLink } from '@parvis/ui/parts/ButtonLink';
import { useMemo } from 'react';
import { formatQuery } from '../shared/formatQuery.ts';
import { LookNotice } from '../shared/LookNotice.tsx';
import { t } from '../shared/noticeWords.ts';
import type { AddressNotice, Sample } from '../shared/request.ts';
import { useCopy } from '../shared/useCopy.ts';
import { usePictures, useShape } from '../shared/useShownSample.ts';
import { View } from './View.tsx';
import { listViews } from './views.ts';

/** Six phones. */
const WIDE = '@media (min-width: 1200px)';

const Page = styled('main', {
  display: 'grid',
  gap: '$6',
  maxInlineSize: '90rem',
  marginInline: 'auto',
  padding: '$6 $4 $12',
  '@desk': { padding: '$8 $8 $16' },
  '@media print': { display: 'block', maxInlineSize: 'none', padding: '1rem' },
});
const Head = styled('header', {
  display: 'grid',
  gap: '$3',
  '& h1': { margin: 0, fontSize: '1.75rem', lineHeight: '$tight', overflowWrap: 'anywhere' },
  '& p': { margin: 0, maxInlineSize: '44rem' },
});
const Ways = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$2',
  '@media print': { display: 'none' },
});
const Notice = styled('div', {
  maxInlineSize: '44rem',
  '&:empty': { display: 'none' },
  '@media print': { display: 'none' },
});
const Group = styled('section', {
  '& > h2': { margin: '0 0 $4', fontSize: '$lg', lineHeight: '$snug' },
  '@media print': { breakInside: 'avoid', marginBlockStart: '1rem', '& > h2': { margin: '0 0 0.5rem' } },
});
const Row = styled('ul', {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '$5 $4',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // Light above dark, or one row.
  '@desk': {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gridTemplateRows: 'repeat(2, auto)',
    gridAutoFlow: 'column',
    gap: '$6',
  },
  [WIDE]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', gridTemplateRows: 'auto', gridAutoFlow: 'row' },
  '@media print': {
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    gridTemplateRows: 'auto',
    gridAutoFlow: 'row',
    gap: '0.5rem',
  },
});

export const getCustomerName = ({ lbl }: Sample): string => lbl ?? 'Ville de Belleroche';

export type SetPageProps = { sample: Sample; asides: readonly AddressNotice[] };

/** All views of a look, framed side by side with addresses. */
export const SetPage = ({ sample, asides }: SetPageProps) => {
  const groups = useMemo(() => listViews(sample, new URL('../', location.href).href), [sample]);
  const pictures = usePictures(sample);
  const ofShape = useShape(sample.shape, 'tryShape');
  const [copied, copy] = useCopy();
  const all = groups.flatMap(({ views }) => views.map(({ address }) => address)).join('\n');
  return (
    <Page>
      <Head>
        <h1>{t('sample.set.title', { name: getCustomerName(sample) })}</h1>
        <p>{t('sample.set.lead')}</p>
        <Ways>
          <Button variant="quiet" onClick={() => window.print()}>
            {t('sample.set.print')}
          </Button>
          <Button variant="quiet" icon={<CopyIcon size={20} />} onClick={() => copy(all)}>
            {t(copied === 'copied' ? 'sample.set.copiedAll' : 'sample.set.copyAll')}
          </Button>
          <ButtonLink href={`../../studio/${formatQuery(sample)}`}>{t('sample.studio')}</ButtonLink>
          {groups
            .filter(({ language }) => language.locale !== sample.locale)
            .map(({ language }) => (
              <ButtonLink
                key={language.tag}
                variant="plain"
                lang={language.locale}
                href={formatQuery({ ...sample, locale: language.locale })}
              >
                {language.offer}
              </ButtonLink>
            ))}
        </Ways>
        {copied === 'failed' && <p role="alert">{t('sample.set.failed')}</p>}
      </Head>
      <Notice>
        <LookNotice
          sample={sample}
          asides={[...asides, ...pictures.asides, ...ofShape]}
          schemes={BOTH}
          inSet
        />
      </Notice>
      {groups.map(({ language, views }) => (
        <Group key={language.tag} aria-labelledby={`in-${language.tag}`}>
          <h2 id={`in-${language.tag}`} lang={language.locale}>
            {language.name}
          </h2>
          <Row role="list">
            {views.map((view) => (
              <View key={view.address} view={view} language={language.name} />
            ))}
          </Row>
        </Group>
      ))}
    </Page>
  );
};

const BOTH = ['light', 'dark'] as const;
