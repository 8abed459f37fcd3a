import { styled } from '@parvis/theme/css/stitches';
import { type ComponentProps, type ReactNode, useState } from 'react';
import type { Slot } from '../../slots.ts';
import { canMix } from '../shared/buttonBase.ts';
import { filled } from '../shared/edges.ts';

/** Browsers that know a colour for each scheme; others draw the dark one as the light. */
const BOTH = '@supports (color:light-dark(red,red))';

const Root = styled('div', {
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  borderRadius: '$card',
  ...filled,
  lineHeight: '$snug',
  // As tall as three tenths of its width, or as its words need.
  '&[data-image]': { display: 'grid' },
  '&[data-image]::before': { content: '', gridArea: '1 / 1', paddingBlockStart: '30%' },
  // A picture is dimmed in the dark: beside it the first button's colour, light there, would be the brightest place of the page.
  [BOTH]: {
    '&[data-image]': {
      '--bg': 'light-dark($colors$btn1Bg, $colors$bg2)',
      backgroundColor: 'var(--bg)',
      color: 'light-dark($colors$btn1Fill, $colors$txt)',
    },
  },
  '@forced': { border: '1px solid CanvasText' },
});

/** Two soft rings at the far end, where no words are. */
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

/** The colour of the words' ground runs out before the far end of the picture, where its drawing stands. */
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

/** A piece of it that takes a class. */
export type BannerSlot = Slot<'Banner'>;

export type BannerProps = Omit<ComponentProps<'div'>, 'title' | 'children'> & {
  /** Address of the customer's picture; the greeting stands alone while there is none or it cannot be loaded. */
  imageSrc?: string | undefined;
  /** What the picture shows, if it says something. Empty by default: it says nothing. */
  imageAlt?: string | undefined;
  /** What it is about, in bold. */
  title?: ReactNode;
  /** What it means and what to do. */
  text?: ReactNode;
  /** Classes of yours for its pieces. */
  classNames?: Partial<Record<BannerSlot, string>> | undefined;
};

/**
 * The customer's picture, or a greeting on the customer's colour.
 * Renders a `<div>`, and nothing without picture and words. Data attributes: `data-image`.
 */
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
