import { styled } from '@parvis/theme/css/stitches';
import { completePalette } from '@parvis/theme/derive/complete';
import type { ColourKey, Scheme } from '@parvis/theme/palette/keys';
import type { Palette } from '@parvis/theme/palette/palette';
import { CheckIcon } from '@parvis/ui/icons/CheckIcon';
import { WarningIcon } from '@parvis/ui/icons/WarningIcon';
import { Button } from '@parvis/ui/parts/Button';
import { PanelPart, Row, Verdict } from '../shared/Panel.tsx';
import { Swatch } from '../shared/Swatch.tsx';
import { useStudioTexts } from '../shared/texts.tsx';
import type { Work } from '../state/useWork.ts';
import type { Harmony } from './harmony.ts';

const List = styled('ul', {
  display: 'grid',
  gap: '$2',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: '$sm',
  lineHeight: '$snug',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'auto auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: '$2',
  },
  '& small': { display: 'block', fontSize: '$xs' },
});

interface ColourChange {
  readonly key: ColourKey;
  readonly scheme: Scheme;
  readonly from: string;
  readonly to: string;
  readonly why?: string;
}

const ColourChanges = ({ changes }: { changes: readonly ColourChange[] }) => {
  const { t } = useStudioTexts();
  return (
    <List role="list">
      {changes.map(({ scheme, key, from, to, why }) => (
        <li key={`${scheme} ${key}`}>
          <Swatch colour={from} />
          <Swatch colour={to} />
          <span>
            {t('studio.harmony.change', {
              key: t(`colour.${key}`),
              scheme: t(`colour.scheme.${scheme}`),
              from,
              to,
            })}
            {why && <small>{why}</small>}
          </span>
        </li>
      ))}
    </List>
  );
};

/** The list of pairs has all. */
const MOST = 6;

export type HarmonyPartProps = { work: Work; harmony: Harmony };

/** One press harmonises clashing colours. */
export const HarmonyPart = ({ work, harmony: { moved, holes, together } }: HarmonyPartProps) => {
  const { t } = useStudioTexts();
  const isWhole = moved.length === 0 && holes.length === 0 && !together;
  const complete = () =>
    work.change('complete', (now) => ({ ...now, palette: completePalette(now.palette) }));
  const harmonise = (palette: Palette) => work.change('harmonise', (now) => ({ ...now, palette }));
  return (
    <PanelPart title={t('studio.harmony')}>
      <Verdict role="status">
        {isWhole ? <CheckIcon /> : <WarningIcon />}
        <span>
          {isWhole && t('studio.harmony.whole')}
          {together && t('colour.discord', { count: together.odd.length })}{' '}
          {holes.length > 0 && t('studio.harmony.holes', { count: holes.length })}{' '}
          {moved.length > 0 && t('studio.harmony.moved', { count: moved.length })}
        </span>
      </Verdict>
      {together && (
        <>
          <ColourChanges
            changes={together.odd.map(({ key, scheme, from, to, reason }) => ({
              key,
              scheme,
              from,
              to,
              why: t(`colour.discord.${reason}`),
            }))}
          />
          <Row>
            <Button onClick={() => harmonise(together.palette)}>{t('colour.harmonise')}</Button>
          </Row>
        </>
      )}
      {holes.length > 0 && (
        <>
          <p>{t('studio.harmony.complete.hint')}</p>
          <Row>
            <Button variant={together ? 'quiet' : 'solid'} onClick={complete}>
              {t(together ? 'studio.harmony.completeOnly' : 'studio.harmony.complete')}
            </Button>
          </Row>
        </>
      )}
      <ColourChanges changes={moved.slice(0, MOST)} />
    </PanelPart>
  );
};
