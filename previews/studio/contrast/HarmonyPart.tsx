import { styled } from '@parvis/theme/css/stitches';
import { completePalette } from '@parvis/theme/derive/complete';
import { harmonisePalette } from '@parvis/theme/derive/harmonise';
import { CheckIcon } from '@parvis/ui/icons/CheckIcon';
import { WarningIcon } from '@parvis/ui/icons/WarningIcon';
import { Button } from '@parvis/ui/parts/Button';
import { PanelPart, Row, Verdict } from '../shared/Panel.tsx';
import { Swatch } from '../shared/Swatch.tsx';
import { useStudioTexts } from '../shared/texts.tsx';
import type { Work } from '../state/useWork.ts';
import type { Harmony } from './harmony.ts';

const Moved = styled('ul', {
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
});

/** Moved colours that are shown; the list of pairs has them all. */
const MOST = 6;

/** Chosen colours that do not go with the others, each with the reason. */
const DiscordList = ({ discord }: Pick<Harmony, 'discord'>) => {
  const { t } = useStudioTexts();
  return (
    <ul>
      {discord.map(({ name, key, scheme, reason }) => (
        <li key={name}>
          {t('studio.harmony.discord', {
            key: t(`colour.${key}`),
            scheme: t(`colour.scheme.${scheme}`),
            reason: t(`colour.discord.${reason}`),
          })}
        </li>
      ))}
    </ul>
  );
};

export type HarmonyPartProps = { work: Work; harmony: Harmony };

/** Whether what can be read also looks like one thing, and one press where it does not. Renders a `<section>`. */
export const HarmonyPart = ({ work, harmony: { moved, holes, discord } }: HarmonyPartProps) => {
  const { t } = useStudioTexts();
  const isWhole = moved.length === 0 && holes.length === 0 && discord.length === 0;
  const complete = () =>
    work.change('complete', (now) => ({ ...now, palette: completePalette(now.palette) }));
  const harmonise = () =>
    work.change('harmonise', (now) => ({ ...now, palette: harmonisePalette(now.palette) }));
  return (
    <PanelPart title={t('studio.harmony')}>
      <Verdict role="status">
        {isWhole ? <CheckIcon /> : <WarningIcon />}
        <span>
          {isWhole && t('studio.harmony.whole')}
          {discord.length > 0 && t('colour.discord', { count: discord.length })}{' '}
          {holes.length > 0 && t('studio.harmony.holes', { count: holes.length })}{' '}
          {moved.length > 0 && t('studio.harmony.moved', { count: moved.length })}
        </span>
      </Verdict>
      {discord.length > 0 && (
        <>
          <DiscordList discord={discord} />
          <Row>
            <Button onClick={harmonise}>{t('colour.harmonise')}</Button>
          </Row>
        </>
      )}
      {holes.length > 0 && (
        <>
          <p>{t('studio.harmony.complete.hint')}</p>
          <Row>
            <Button variant={discord.length > 0 ? 'quiet' : 'solid'} onClick={complete}>
              {t('studio.harmony.complete')}
            </Button>
          </Row>
        </>
      )}
      <Moved>
        {moved.slice(0, MOST).map(({ scheme, key, from, to }) => (
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
            </span>
          </li>
        ))}
      </Moved>
    </PanelPart>
  );
};
