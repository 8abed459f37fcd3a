import { styled } from '@parvis/theme/css/stitches';
import { useEffect, useState } from 'react';
import { ChevronIcon } from '../../icons/ChevronIcon.tsx';
import { MinusIcon } from '../../icons/MinusIcon.tsx';
import { PlusIcon } from '../../icons/PlusIcon.tsx';
import { useUiTexts } from '../../texts.tsx';
import { Button } from '../Button/Button.tsx';
import { visuallyHiddenStyle } from '../shared/buttonBase.ts';
import { STEP } from './keys.ts';
import { clampView } from './view.ts';
import type { ZoomEvent, ZoomState } from './zoom.ts';

const Bar = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '$1',
  '& > [data-level]': {
    minInlineSize: 'min(8.5rem, 170px)',
    paddingInline: 4,
    fontVariantNumeric: 'tabular-nums',
  },
  // One row on the smallest phone.
  '@narrow': { gap: 0, '& > [data-level]': { minInlineSize: '7.5rem', paddingInline: 0 } },
});
const Back = styled(ChevronIcon, { transform: 'scaleX(-1)', '[dir=rtl] &': { transform: 'none' } });
const Onward = styled(ChevronIcon, { '[dir=rtl] &': { transform: 'scaleX(-1)' } });
const Spoken = styled('span', visuallyHiddenStyle);

/** ms: a pinch changes the zoom every frame. */
const SPEAK_AFTER = 400;

/** Undefined before its first change. */
function useDebounced(value: number): number | undefined {
  const [settled, setSettled] = useState<number>();
  const [first] = useState(value);
  useEffect(() => {
    if (settled === undefined && value === first) return;
    const timer = setTimeout(() => setSettled(value), SPEAK_AFTER);
    return () => clearTimeout(timer);
  }, [value, first, settled]);
  return settled;
}

type ViewerToolsProps = {
  state: Pick<ZoomState, 'view' | 'room'>;
  send: (event: ZoomEvent) => void;
  idle: boolean;
  /** Undefined at its end. */
  turn?: { onward?: (() => void) | undefined; back?: (() => void) | undefined } | undefined;
};

const isAtLimit = ({ view, room }: ViewerToolsProps['state'], factor: number) =>
  clampView({ ...view, scale: view.scale * factor }, room).scale === view.scale;

/** Announces the debounced zoom. */
export const ViewerTools = ({ state, send, idle, turn }: ViewerToolsProps) => {
  const texts = useUiTexts();
  const percent = Math.round(state.view.scale * 100);
  const spoken = useDebounced(percent);
  const getZoomProps = (factor: number) => ({
    variant: 'plain' as const,
    iconOnly: true,
    // `disabled` would drop keyboard focus.
    'aria-disabled': idle || isAtLimit(state, factor) || undefined,
    onClick: () => !idle && send({ type: 'zoom', factor }),
  });
  const getTurnProps = (go: (() => void) | undefined) => ({
    variant: 'plain' as const,
    iconOnly: true,
    'aria-disabled': !go || undefined,
    onClick: () => go?.(),
  });
  return (
    <Bar>
      {turn && (
        <Button icon={<Back />} {...getTurnProps(turn.back)}>
          {texts.previousImage}
        </Button>
      )}
      <Button icon={<MinusIcon />} {...getZoomProps(1 / STEP)}>
        {texts.zoomOut}
      </Button>
      <Button
        variant="plain"
        data-level=""
        title={texts.zoomFit}
        aria-label={`${texts.zoomLevel(percent)} · ${texts.zoomFit}`}
        aria-disabled={idle || undefined}
        onClick={() => send({ type: 'whole' })}
      >
        {texts.zoomLevel(percent)}
      </Button>
      <Button icon={<PlusIcon />} {...getZoomProps(STEP)}>
        {texts.zoomIn}
      </Button>
      {turn && (
        <Button icon={<Onward />} {...getTurnProps(turn.onward)}>
          {texts.nextImage}
        </Button>
      )}
      <Spoken role="status">{spoken !== undefined && texts.zoomLevel(spoken)}</Spoken>
    </Bar>
  );
};
