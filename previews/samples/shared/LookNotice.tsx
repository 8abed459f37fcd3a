import { styled } from '@parvis/theme/css/stitches';
import { media } from '@parvis/theme/css/tokens';
import { completePalette, holesOf } from '@parvis/theme/derive/complete';
import { type OddColour, togetherOf } from '@parvis/theme/derive/together';
import type { Scheme } from '@parvis/theme/palette/keys';
import type { Palette, PaletteKey } from '@parvis/theme/palette/palette';
import { ChevronDownIcon } from '@parvis/ui/icons/ChevronDownIcon';
import { InfoIcon } from '@parvis/ui/icons/InfoIcon';
import { ButtonLink } from '@parvis/ui/parts/ButtonLink';
import { useMedia } from '@parvis/ui/useMedia';
import { useMemo } from 'react';
import { AddressList } from './AddressList.tsx';
import { ChangeList, type ChangeListProps, ColourList } from './ChangeList.tsx';
import { explainNotices } from './explainNotices.ts';
import { formatQuery } from './formatQuery.ts';
import { hasNoVisibleColour } from './hasNoVisibleColour.ts';
import { t } from './noticeWords.ts';
import { applyRepairs, listRepairedColours } from './repairedColours.ts';
import type { AddressNotice, Sample } from './request.ts';
import { LookLinks, SampleLinks } from './SampleLinks.tsx';
import { summariseNotices } from './summariseNotices.ts';

type DiscordListProps = {
  odd: readonly OddColour[];
  /** Already listed. */
  told: readonly PaletteKey[];
};

/** Clashing colours with suggestion and reason. */
const DiscordList = ({ odd, told }: DiscordListProps) => {
  const left = odd.filter(({ name }) => !told.includes(name));
  return (
    <>
      <p>{t('colour.discord', { count: odd.length })}</p>
      {left.length > 0 && (
        <ColourList
          colours={left.map(({ name, from, to, reason }) => ({
            key: name,
            given: from,
            shown: to,
            why: t(`colour.discord.${reason}`),
          }))}
        />
      )}
    </>
  );
};

const Box = styled('aside', {
  display: 'grid',
  // Cuts the folded line.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$1',
  padding: '$1 $3 $3',
  borderRadius: '$control',
  surface: 'msgEventBg',
  color: '$txt',
  fontSize: '$sm',
  lineHeight: '$snug',
  hairline: 'all',
  // One line until unfolded.
  '@phone': { paddingBlock: 0 },
});
const Details = styled('details', {
  '& > summary': {
    minBlockSize: '$target',
    display: 'flex',
    alignItems: 'center',
    gap: '$2',
    fontWeight: '$bold',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '& > svg': { flexShrink: 0 },
    '& > svg:last-child': { marginInlineStart: 'auto' },
    '&:focus-visible': { outline: '3px solid $colors$txt', outlineOffset: '-2px', borderRadius: '$control' },
  },
  '&[open] > summary > svg:last-child': { transform: 'rotate(180deg)' },
  '&[open] > summary': { paddingBlock: '$2' },
  '@phone': {
    '&:not([open]) > summary > span': {
      minInlineSize: 0,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
  },
});
const More = styled('details', {
  '& > summary': { minBlockSize: '2rem', display: 'list-item', paddingBlock: '$1', cursor: 'pointer' },
});
const Told = styled('div', {
  display: 'grid',
  gap: '$3',
  paddingBlock: '$1 $3',
  '& p': { margin: 0 },
  '& ul:not([role])': { margin: 0, paddingInlineStart: '$5' },
  '& li': { overflowWrap: 'anywhere' },
});
const Ways = styled('div', { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '$2' });
/** Keeps links of a kind together. */
const Kind = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '$2' });
/** The rest unfolds. */
const FEW = 5;

const Changes = ({ changes, odd }: Pick<ChangeListProps, 'changes' | 'odd'>) => (
  <>
    <ChangeList changes={changes.slice(0, FEW)} odd={odd} />
    {changes.length > FEW && (
      <More>
        <summary>{t('sample.others', { count: changes.length - FEW })}</summary>
        <ChangeList changes={changes.slice(FEW)} odd={odd} />
      </More>
    )}
  </>
);

const Sentences = ({ sentences }: { sentences: readonly string[] }) => {
  const list = (lines: readonly string[]) => (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
  return (
    <>
      {list(sentences.slice(0, FEW))}
      {sentences.length > FEW && (
        <More>
          <summary>{t('sample.others', { count: sentences.length - FEW })}</summary>
          {list(sentences.slice(FEW))}
        </More>
      )}
    </>
  );
};

export type LookNoticeProps = {
  sample: Sample;
  asides: readonly AddressNotice[];
  schemes?: readonly Scheme[];
  /** The page of all views has these links itself. */
  inSet?: boolean;
};

type MendingProps = {
  sample: Sample;
  /** Defaults clash with given colours, or all given colours are for the hidden scheme. */
  incomplete: boolean;
  together: Palette | null;
  changes: number;
};

/** Repaired colours keep their shown value. */
const Mending = ({ sample, incomplete, together, changes }: MendingProps) => {
  const to = (palette: Palette) => formatQuery({ ...sample, palette });
  const isShownAside = changes > 0 && !incomplete && !together;
  if (!incomplete && !together && !isShownAside) return null;
  return (
    <Kind>
      {together && (
        <ButtonLink size="small" variant="solid" href={to(together)}>
          {t('colour.harmonise')}
        </ButtonLink>
      )}
      {incomplete && (
        <ButtonLink
          size="small"
          variant={together ? 'quiet' : 'solid'}
          href={to(completePalette(sample.palette))}
        >
          {t(together ? 'sample.completeOnly' : 'sample.complete')}
        </ButtonLink>
      )}
      {isShownAside && (
        <ButtonLink size="small" variant="quiet" href={to(applyRepairs(sample.palette))}>
          {t('sample.keep')}
        </ButtonLink>
      )}
    </Kind>
  );
};

/**
 * Differences between look and address, with links to complete the palette, the studio and all views; only links
 * without differences.
 */
export const LookNotice = ({ sample, asides, schemes = [sample.scheme], inSet = false }: LookNoticeProps) => {
  const { palette } = sample;
  const isPhone = useMedia(media.phone);
  const key = schemes.join();
  const changes = useMemo(
    () => key.split(',').flatMap((scheme) => listRepairedColours(palette, scheme as Scheme)),
    [palette, key],
  );
  const holes = useMemo(() => holesOf(palette).length, [palette]);
  const together = useMemo(() => togetherOf(palette), [palette]);
  const odds = together?.odd.length ?? 0;
  const own = changes.filter((change) => change.own);
  const fitted = changes.filter((change) => !change.own);
  const isElsewhere = schemes.length === 1 && hasNoVisibleColour(palette, sample.scheme);
  const sentences = [
    ...(isElsewhere ? [t(`sample.elsewhere.${sample.scheme}.text`)] : []),
    ...explainNotices(asides, sample),
  ];
  if (changes.length + sentences.length + holes + odds === 0)
    return inSet ? null : <SampleLinks sample={sample} />;
  const ways = (
    <Ways>
      <Mending
        sample={sample}
        incomplete={holes > 0 || isElsewhere}
        together={together?.palette ?? null}
        changes={changes.length}
      />
      {!inSet && <LookLinks sample={sample} />}
    </Ways>
  );
  return (
    <Box aria-label={t('sample.notice')}>
      <Details>
        <summary>
          <InfoIcon size={20} />
          <span>
            {summariseNotices(asides, {
              elsewhere: isElsewhere && sample.scheme,
              changed: own.length,
              holes,
              discords: odds,
            }) || t('sample.fitted', { count: fitted.length })}
          </span>
          <ChevronDownIcon size={18} />
        </summary>
        <Told>
          {isPhone && ways}
          {sentences.length > 0 && <Sentences sentences={sentences} />}
          {own.length > 0 && <p>{t('sample.why')}</p>}
          {own.length > 0 && <Changes changes={own} odd={together?.odd} />}
          {fitted.length > 0 && (
            <More>
              <summary>{t('sample.fitted', { count: fitted.length })}</summary>
              <ChangeList changes={fitted} />
            </More>
          )}
          {together && <DiscordList odd={together.odd} told={own.map((change) => change.key)} />}
          {holes > 0 && (
            <p>{t(together ? 'sample.incomplete.too' : 'sample.incomplete.text', { count: holes })}</p>
          )}
          <AddressList />
        </Told>
      </Details>
      {!isPhone && ways}
    </Box>
  );
};
