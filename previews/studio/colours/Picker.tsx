import { styled } from '@parvis/theme/css/stitches';
import { useState } from 'react';
import { Swatch } from '../shared/Swatch.tsx';
import { useStudioTexts } from '../shared/texts.tsx';
import {
  buildTrack,
  type Channel,
  channels,
  formatSliderColour,
  type SliderColour,
  toSliderColour,
} from './oklch.ts';

const Sliders = styled('div', { display: 'grid', gap: '$2' });
const Label = styled('label', {
  display: 'grid',
  gridTemplateColumns: '5.5rem 1fr',
  alignItems: 'center',
  gap: '$3',
  fontSize: '$sm',
});
const thumb = {
  appearance: 'none',
  boxSizing: 'border-box',
  marginBlockStart: '-0.3125rem',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  border: '3px solid $colors$bg1',
  borderRadius: '$round',
  backgroundColor: '$txt',
  boxShadow: '0 0 0 1px $colors$txt',
} as const;
const Slider = styled('input', {
  appearance: 'none',
  inlineSize: '100%',
  minBlockSize: '2.75rem',
  margin: 0,
  background: 'none',
  cursor: 'pointer',
  touchAction: 'pan-y',
  '&::-webkit-slider-runnable-track': {
    blockSize: '0.875rem',
    borderRadius: '$round',
    backgroundImage: 'var(--studio-track)',
    boxShadow: 'inset 0 0 0 1px rgba(128, 128, 128, 0.5)',
  },
  '&::-moz-range-track': {
    blockSize: '0.875rem',
    borderRadius: '$round',
    backgroundImage: 'var(--studio-track)',
  },
  '&::-webkit-slider-thumb': thumb,
  '&::-moz-range-thumb': { ...thumb, marginBlockStart: 0 },
  '&:focus-visible': { outline: '3px solid $colors$txt', outlineOffset: '-2px', borderRadius: '$control' },
});
const Used = styled('div', { display: 'flex', flexWrap: 'wrap', margin: '-$1' });
const Take = styled('button', {
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  padding: 0,
  border: 0,
  borderRadius: '$control',
  background: 'none',
  cursor: 'pointer',
  '&:focus-visible': { outline: '3px solid $colors$txt', outlineOffset: '-3px' },
});

export type PickerProps = {
  colour: string;
  onColour: (colour: string) => void;
  used: readonly string[];
  translucent: boolean;
};

/** OKLCH sliders and colours in use. */
export const Picker = ({ colour, onColour, used, translucent }: PickerProps) => {
  const { t } = useStudioTexts();
  // The text of a grey loses its hue.
  const [held, setHeld] = useState<{ mixed: SliderColour; as: string } | null>(null);
  const mixed = held?.as === colour ? held.mixed : toSliderColour(colour);
  const shown: Channel[] = ['lightness', 'chroma', 'hue', ...(translucent ? ['alpha' as const] : [])];
  const move = (channel: Channel, value: number) => {
    const next = { ...mixed, [channel]: value };
    const as = formatSliderColour(next);
    setHeld({ mixed: next, as });
    if (as !== colour) onColour(as);
  };
  return (
    <>
      <Sliders>
        {shown.map((channel) => (
          <Label key={channel}>
            {t(`studio.picker.${channel}`)}
            <Slider
              type="range"
              min={0}
              {...channels[channel]}
              value={mixed[channel]}
              aria-valuetext={`${Math.round((mixed[channel] / (channel === 'hue' ? 1 : channels[channel].max)) * (channel === 'hue' ? 1 : 100))} ${channel === 'hue' ? '°' : '%'}`}
              style={{ '--studio-track': buildTrack(mixed, channel) } as React.CSSProperties}
              onChange={(event) => move(channel, event.target.valueAsNumber)}
            />
          </Label>
        ))}
      </Sliders>
      {used.length > 0 && (
        <Used role="group" aria-label={t('studio.picker.used')}>
          {used.map((one) => (
            <Take key={one} type="button" title={one} aria-label={one} onClick={() => onColour(one)}>
              <Swatch colour={one} />
            </Take>
          ))}
        </Used>
      )}
    </>
  );
};
