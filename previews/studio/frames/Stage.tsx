import { colourMatrixOf, type Vision, visions } from '@parvis/theme/colour/vision';
import { styled } from '@parvis/theme/css/stitches';
import type { ColourKey, Scheme } from '@parvis/theme/palette/keys';
import { EyeIcon } from '@parvis/ui/icons/EyeIcon';
import { Button } from '@parvis/ui/parts/Button';
import { Select } from '@parvis/ui/parts/Select';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { PointIcon } from '../frame/icons.tsx';
import { useStudioTexts } from '../shared/texts.tsx';
import type { Work } from '../state/useWork.ts';
import { layOutPhones } from './layOutPhones.ts';
import { Phone } from './Phone.tsx';
import type { FrameContent } from './useContent.ts';
import type { FrameListeners } from './useFrame.ts';
import { listPages, type View, views } from './views.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Inner size, CSS pixels. */
function useSize<E extends HTMLElement>(): [RefObject<E | null>, Size | null] {
  const ref = useRef<E>(null);
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);
  return [ref, size];
}

/** SVG filters that simulate colour vision. */
const Visions = () => (
  <svg width="0" height="0" aria-hidden style={{ position: 'absolute' }}>
    {visions.map((vision) => (
      <filter key={vision} id={`studio-${vision}`}>
        <feColorMatrix type="matrix" values={colourMatrixOf(vision)} />
      </filter>
    ))}
  </svg>
);

const Root = styled('aside', {
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: 0,
  surface: 'bg',
  '@phone': { overflowX: 'clip', hairline: 'blockStart' },
  // The edited part gets most of a phone.
  '&:not([data-folded])': { '@phone': { blockSize: 'max(calc(45vh - 3rem), 11rem)' } },
  '&[data-folded]': {
    '@phone': { borderWidth: 0, boxShadow: 'none', '& > *:not(svg)': { display: 'none' } },
  },
});
const Tools = styled('div', {
  position: 'relative',
  zIndex: 3,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$2',
  padding: '$3 $4',
  '& > div': { flex: '0 1 15rem', minInlineSize: '8rem' },
  // Open lists overflow it.
  '@phone': {
    flexWrap: 'nowrap',
    flex: 'none',
    padding: '$2 $4',
    overflowX: 'auto',
    '& > *': { flexShrink: 0 },
    '& > div': { flex: '0 0 13rem' },
    '&:has([aria-expanded=true])': { overflow: 'visible' },
    // The screen ends below.
    '& [role=listbox]': { insetBlockStart: 'auto', insetBlockEnd: '100%', minInlineSize: '11.75rem' },
  },
});
const Room = styled('div', {
  position: 'relative',
  flex: '1 1 0',
  minBlockSize: 0,
  display: 'grid',
  placeContent: 'safe center',
  gap: '$4',
  padding: '$1 $4 $4',
  overflow: 'auto',
  '@phone': { placeContent: 'safe center start' },
  '&:focus-visible': { outline: '3px solid $colors$txt', outlineOffset: '-4px' },
});

const Failed = styled('p', { margin: 0, paddingInline: '$4', fontSize: '$sm', lineHeight: '$snug' });

export type StageProps = {
  work: Work;
  samples: string;
  content: FrameContent;
  lit: ColourKey | null;
  /** On phones by default. */
  folded: boolean;
  onChosen: (keys: readonly ColourKey[], scheme: Scheme) => void;
} & Omit<FrameListeners, 'onChosen'>;

/** As contributors see them. */
export const Stage = ({ work, samples, content, lit, folded, onChosen, ...heard }: StageProps) => {
  const { t, locale } = useStudioTexts();
  const [view, setView] = useState<View>('both');
  const [vision, setVision] = useState<Vision | null>(null);
  const [choosing, setChoosing] = useState(false);
  const [before, setBefore] = useState(false);
  const [room, size] = useSize<HTMLDivElement>();
  const pages = listPages(view, locale);
  const fit = size && layOutPhones(pages.length, size.width, size.height, pages[0]?.size);
  const shown = { document: before ? work.before : work.document, content, lit, choosing };
  const handleChosen = (keys: readonly ColourKey[], scheme: Scheme) => {
    setChoosing(false);
    onChosen(keys, scheme);
  };
  return (
    <Root aria-label={t('studio.stage')} data-folded={folded || undefined}>
      <Visions />
      <Tools>
        <Select
          label={t('studio.view')}
          hideLabel
          value={view}
          onValueChange={(next) => setView((next as View | null) ?? 'both')}
          options={views.map((value) => ({ value, label: t(`studio.view.${value}`) }))}
        />
        <Select
          label={t('studio.vision')}
          hideLabel
          value={vision ?? 'usual'}
          onValueChange={(next) => setVision(visions.find((one) => one === next) ?? null)}
          options={[
            { value: 'usual', label: t('studio.vision.usual') },
            ...visions.map((value) => ({ value, label: t(`colour.vision.${value}`) })),
          ]}
        />
        <Button
          size="small"
          variant={choosing ? 'solid' : 'quiet'}
          icon={<PointIcon size={20} />}
          aria-pressed={choosing}
          onClick={() => setChoosing(!choosing)}
        >
          {t('studio.choose')}
        </Button>
        <Button
          size="small"
          variant={before ? 'solid' : 'quiet'}
          icon={<EyeIcon size={20} />}
          aria-pressed={before}
          onClick={() => setBefore(!before)}
        >
          {t('studio.before')}
        </Button>
      </Tools>
      {content.failed && <Failed role="status">{t('studio.content.failed')}</Failed>}
      <Room
        ref={room}
        tabIndex={0}
        role="group"
        aria-label={t('studio.stage.pages')}
        style={fit ? { gridTemplateColumns: `repeat(${fit.columns}, max-content)` } : undefined}
      >
        {fit &&
          pages.map((page) => (
            <Phone
              key={page.path}
              page={page}
              samples={samples}
              scale={fit.scale}
              shown={shown}
              filter={vision ? `url(#studio-${vision})` : undefined}
              onChosen={handleChosen}
              {...heard}
            />
          ))}
      </Room>
    </Root>
  );
};
