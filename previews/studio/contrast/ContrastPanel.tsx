import type { Repair } from '@parvis/theme/contrast/readable';
import { styled } from '@parvis/theme/css/stitches';
import { CheckIcon } from '@parvis/ui/icons/CheckIcon';
import { Button } from '@parvis/ui/parts/Button';
import { useMemo } from 'react';
import { Panel, PanelPart, Row, Verdict } from '../shared/Panel.tsx';
import { useStudioTexts } from '../shared/texts.tsx';
import type { Work } from '../state/useWork.ts';
import { applyRepairs, type CheckedPair, listPairRepairs } from './checkContrast.ts';
import { HarmonyPart } from './HarmonyPart.tsx';
import { checkHarmony } from './harmony.ts';
import { PairRow } from './PairRow.tsx';

const List = styled('ul', { display: 'grid', gap: '$3', margin: 0, padding: 0, listStyle: 'none' });
export type ContrastPanelProps = { work: Work; pairs: readonly CheckedPair[]; repairs: readonly Repair[] };

/** All pairs, failing first, with the app's repairs. */
export const ContrastPanel = ({ work, pairs, repairs }: ContrastPanelProps) => {
  const { t } = useStudioTexts();
  const failing = pairs.filter(({ passes }) => !passes);
  const passing = pairs.filter(({ passes }) => passes);
  const { palette } = work.document;
  const harmony = useMemo(() => checkHarmony(palette, repairs), [palette, repairs]);
  const repair = (list: readonly Repair[]) =>
    work.change('repair', (now) => ({ ...now, palette: applyRepairs(now.palette, list) }));
  const draw = (pair: CheckedPair) => {
    const own = pair.passes ? [] : listPairRepairs(pair, repairs);
    return (
      <PairRow
        key={`${pair.scheme} ${pair.surface} ${pair.key}`}
        pair={pair}
        palette={palette}
        repairs={own}
        onTake={() => repair(own)}
      />
    );
  };
  return (
    <Panel title={t('studio.contrast')} lead={t('studio.contrast.lead')}>
      <Verdict role="status">
        {failing.length === 0 && <CheckIcon />}
        {failing.length === 0
          ? t('studio.contrast.allPass', { count: pairs.length })
          : t('studio.contrast.someFail', { count: failing.length })}
      </Verdict>
      <HarmonyPart work={work} harmony={harmony} />
      {failing.length > 0 && (
        <>
          <Row>
            <Button
              variant={harmony.holes.length > 0 || harmony.together ? 'quiet' : 'solid'}
              onClick={() => repair(repairs)}
            >
              {t('studio.contrast.repairAll')}
            </Button>
          </Row>
          <PanelPart title={t('studio.contrast.failing')}>
            <List>{failing.map(draw)}</List>
          </PanelPart>
        </>
      )}
      <PanelPart title={t('studio.contrast.passing')}>
        <List>{passing.map(draw)}</List>
      </PanelPart>
    </Panel>
  );
};
