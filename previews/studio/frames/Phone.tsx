import { styled } from '@parvis/theme/css/stitches';
import type { ColourKey, Scheme } from '@parvis/theme/palette/keys';
import { useStudioTexts } from '../shared/texts.tsx';
import { type FrameListeners, type FrameState, useFrameSync } from './useFrame.ts';
import { type FramePage, PHONE } from './views.ts';

const Figure = styled('figure', {
  margin: 0,
  display: 'grid',
  gap: '$1',
  justifyItems: 'center',
  flexShrink: 0,
});
const Caption = styled('figcaption', { fontSize: '$xs', lineHeight: '1.5rem' });
const Body = styled('div', {
  position: 'relative',
  overflow: 'hidden',
  boxSizing: 'content-box',
  border: '5px solid $colors$navBtnBg',
  boxShadow: '$high',
  backgroundColor: '$navBtnBg',
  '& iframe': {
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    border: 0,
    transformOrigin: '0 0',
    // The sample's colours must not show.
    '&:not([data-told])': { visibility: 'hidden' },
  },
  '&[data-choosing] iframe': { cursor: 'crosshair' },
});

export type PhoneProps = {
  page: FramePage;
  samples: string;
  scale: number;
  shown: FrameState;
  /** Simulates colour vision. */
  filter?: string | undefined;
  onChosen: (keys: readonly ColourKey[], scheme: Scheme) => void;
} & Omit<FrameListeners, 'onChosen'>;

/** A live, scaled sample page. */
export const Phone = ({ page, samples, scale, shown, filter, onChosen, ...heard }: PhoneProps) => {
  const { t } = useStudioTexts();
  const { name, scheme, path, size } = page;
  const frame = useFrameSync(shown, { ...heard, onChosen: (keys) => onChosen(keys, scheme) });
  const title = t('studio.frame', { page: t(`studio.view.${name}`), scheme: t(`colour.scheme.${scheme}`) });
  return (
    <Figure>
      <Body
        data-choosing={shown.choosing || undefined}
        style={{
          inlineSize: size.width * scale,
          blockSize: size.height * scale,
          borderRadius: (size === PHONE ? 40 : 12) * scale,
          filter,
        }}
      >
        <iframe
          ref={frame}
          title={title}
          src={new URL(path, samples).href}
          width={size.width}
          height={size.height}
          data-page={name}
          data-scheme={scheme}
          style={{ transform: `scale(${scale})` }}
        />
      </Body>
      <Caption aria-hidden>{title}</Caption>
    </Figure>
  );
};
