import { styled } from '@parvis/theme/css/stitches';
import { darkFromLight } from '@parvis/theme/derive/darkFromLight';
import { guide } from '@parvis/theme/palette/guide';
import type { ColourKey } from '@parvis/theme/palette/keys';
import { ChevronDownIcon } from '@parvis/ui/icons/ChevronDownIcon';
import { MoonIcon } from '@parvis/ui/icons/MoonIcon';
import { Button } from '@parvis/ui/parts/Button';
import { useEffect } from 'react';
import type { CheckedPair } from '../contrast/checkContrast.ts';
import { Panel, Row } from '../shared/Panel.tsx';
import { Swatch } from '../shared/Swatch.tsx';
import { useStudioTexts } from '../shared/texts.tsx';
import { getColour } from '../state/paletteKeys.ts';
import type { Work } from '../state/useWork.ts';
import { getRowId, KeyRow, type OpenKey } from './KeyRow.tsx';

const Group = styled('details', {
  borderRadius: '$card',
  hairline: 'all',
  '&[open] > summary svg:last-child': { transform: 'rotate(180deg)' },
});
const Summary = styled('summary', {
  display: 'flex',
  alignItems: 'center',
  gap: '$2',
  minBlockSize: '3.5rem',
  paddingInline: '$4 $3',
  borderRadius: '$card',
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '&:focus-visible': { outline: '3px solid $colors$txt', outlineOffset: '-3px' },
  '& > h3': { flex: '1 1 auto', margin: 0, fontSize: '$md' },
});
const Dots = styled('span', { display: 'flex', flexWrap: 'wrap', gap: 3, maxInlineSize: '8.5rem' });
const Keys = styled('div', { display: 'grid', padding: '0 $4 $3', '& > p': { margin: 0, fontSize: '$sm' } });
const Heads = styled('div', {
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '$2',
  paddingBlockStart: '$2',
  fontSize: '$xs',
  fontWeight: '$bold',
});

export type ColoursPanelProps = {
  work: Work;
  pairs: readonly CheckedPair[];
  open: OpenKey | null;
  onOpen: (open: OpenKey | null) => void;
  /** Chosen in a sample. */
  chosen: readonly ColourKey[];
  shown: ReadonlySet<string>;
  onShown: (group: string, shown: boolean) => void;
  onLight: (key: ColourKey | null) => void;
};

/** By area. */
export const ColoursPanel = (props: ColoursPanelProps) => {
  const { work, pairs, open, onOpen, chosen, shown, onShown, onLight } = props;
  const { t } = useStudioTexts();
  const { palette } = work.document;
  const [first] = chosen;
  useEffect(() => {
    const row = first && document.getElementById(getRowId(first));
    row?.scrollIntoView({ block: 'center' });
    row?.querySelector('input')?.focus({ preventScroll: true });
  }, [first]);
  const darken = () =>
    work.change('darken', (now) => ({ ...now, palette: { ...now.palette, ...darkFromLight(now.palette) } }));
  return (
    <Panel title={t('studio.colours')} lead={t('studio.colours.lead')}>
      <Row>
        <Button variant="quiet" size="small" icon={<MoonIcon size={18} />} onClick={darken}>
          {t('studio.colours.darken')}
        </Button>
      </Row>
      <div style={{ display: 'grid', gap: 12 }}>
        {guide.map(({ name, title, role, keys }) => (
          <Group
            key={name}
            open={shown.has(name)}
            onToggle={(event) => onShown(name, event.currentTarget.open)}
          >
            <Summary>
              <h3>{t(title)}</h3>
              <Dots aria-hidden>
                {keys.map(({ key }) => (
                  <Swatch key={key} small colour={getColour(palette, key, 'light')} />
                ))}
              </Dots>
              <ChevronDownIcon size={20} />
            </Summary>
            {shown.has(name) && (
              <Keys>
                <p>{t(role)}</p>
                <Heads aria-hidden>
                  <span>{t('colour.scheme.light')}</span>
                  <span>{t('colour.scheme.dark')}</span>
                </Heads>
                {keys.map(({ key }) => (
                  <KeyRow
                    key={key}
                    colourKey={key}
                    work={work}
                    pairs={pairs}
                    open={open}
                    chosen={chosen.includes(key)}
                    onOpen={onOpen}
                    onLight={onLight}
                  />
                ))}
              </Keys>
            )}
          </Group>
        ))}
      </div>
    </Panel>
  );
};
