import { styled } from '@parvis/theme/css/stitches';
import { type ComponentProps, type ReactNode, useState } from 'react';
import type { Slot } from '../../slots.ts';
import { canMix } from '../shared/buttonBase.ts';
import { primaryFill } from '../shared/primaryFill.ts';

/** Other browsers keep the light colour. */
const BOTH = '@supports (color:light-dark(red,red))';

const Root = styled('div', {
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  borderRadius: '$card',
  ...primaryFill,
  lineHeight: '$snug',
  '&[data-image]': { display: 'grid' },
  '&[data-image]::before': { content: '', gridArea: '1 / 1', paddingBlockStart: '30%' },
  // Otherwise the brightest area in dark mode.
  [BOTH]: {
    '&[data-image]': {
      '--bg': 'light-dark($colors$btn1Bg, $colors$bg2)',
      backgroundColor: 'var(--bg)',
      color: 'light-dark($colors$btn1Fill, $colors$txt)',
    },
  },
  '@forced': { border: '1px solid CanvasText' },
});

const Rings = styled('div', {
  position: 'absolute',
  zIndex: -1,
  insetInlineEnd: '-4rem',
  insetBlockStart: '-3.5rem',
  inlineSize: '9rem',
  blockSize: '9rem',
  borderRadius: '50%',
  [canMix]: { backgroundColor: 'color-mix(in srgb, currentColor 13%, transparent)' },
  '&::after': {
    content: '',
    position: 'absolute',
    insetInlineEnd: '1rem',
    insetBlockStart: '6.25rem',
    inlineSize: '6.5rem',
    blockSize: '6.5rem',
    borderRadius: '50%',
    [canMix]: { backgroundColor: 'color-mix(in srgb, currentColor 10%, transparent)' },
  },
  '@forced': { display: 'none' },
});

const Picture = styled('img', {
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: 'right',
  '[dir=rtl] &': { objectPosition: 'left' },
});

/** Gradient from the text background towards the picture. */
const Scrim = styled('div', {
  gridArea: '1 / 1',
  display: 'flex',
  alignItems: 'center',
  backgroundImage: 'linear-gradient(to right, var(--bg, $colors$btn1Bg) 56%, transparent 76%)',
  '& > div': { maxInlineSize: '56%', paddingInlineEnd: 0 },
  '[dir=rtl] &': {
    backgroundImage: 'linear-gradient(to left, var(--bg, $colors$btn1Bg) 56%, transparent 76%)',
  },
  '@forced': { backgroundImage: 'none', '& > div': { backgroundColor: 'Canvas' } },
});

const Words = styled('div', {
  padding: '$4',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  maxInlineSize: 'calc(100% - 4rem)',
});
const Title = styled('p', { margin: 0, fontSize: '$lg', fontWeight: '$bold', lineHeight: '$tight' });
const Text = styled('p', { margin: 0, marginBlockStart: '$1', fontSize: '$md' });

export type BannerSlot = Slot<'Banner'>;

export type BannerProps = Omit<ComponentProps<'div'>, 'title' | 'children'> & {
  imageSrc?: string | undefined;
  /** Default "": decorative. */
  imageAlt?: string | undefined;
  title?: ReactNode;
  text?: ReactNode;
  classNames?: Partial<Record<BannerSlot, string>> | undefined;
};

/** Customer picture, or a greeting on the customer's colour; nothing without both. Renders a `<div>`. */
export const Banner = ({ imageSrc, imageAlt = '', title, text, classNames, ...rest }: BannerProps) => {
  const [broken, setBroken] = useState<string>();
  const picture = imageSrc && imageSrc !== broken ? imageSrc : undefined;
  if (!picture && !title && !text) return null;
  const words = (title || text) && (
    <Words className={classNames?.words}>
      {title && <Title className={classNames?.title}>{title}</Title>}
      {text && <Text className={classNames?.text}>{text}</Text>}
    </Words>
  );
  return (
    <Root data-image={picture ? '' : undefined} {...rest}>
      {picture ? (
        <>
          <Picture
            className={classNames?.picture}
            data-banner=""
            src={picture}
            alt={imageAlt}
            referrerPolicy="no-referrer"
            onError={() => setBroken(picture)}
          />
          {words && <Scrim>{words}</Scrim>}
        </>
      ) : (
        <>
          <Rings aria-hidden />
          {words}
        </>
      )}
    </Root>
  );
};
