import { parseColour } from '@parvis/theme/colour/colour';
import { styled } from '@parvis/theme/css/stitches';
import type { CSSProperties, ReactNode } from 'react';
import type { Item } from '../model/schema.ts';
import { type ResolveText, resolveWords } from './questionnaireTexts.ts';

const DEFAULT_REM = 1.5;

const Ground = styled('span', {
  flexShrink: 0,
  display: 'inline-grid',
  placeItems: 'center',
  justifySelf: 'start',
  maxInlineSize: '100%',
  '&[data-usual]': { fontSize: `${DEFAULT_REM}rem` },
  '&[data-ground]': { padding: '$2', borderRadius: '$control' },
});

const Img = styled('img', {
  display: 'block',
  maxInlineSize: '100%',
  blockSize: 'auto',
  borderRadius: '$control',
  '&[data-sized]': { inlineSize: '1em' },
});

const ICON_NAME = /^[a-z][A-Za-z0-9]*$/;
const ADDRESS =
  /^(?:https:\/\/|\/(?!\/)|\.{0,2}\/?[\w-]+[\w./-]*$|data:image\/(?:png|jpeg|webp|svg\+xml)[;,])/;
type Look = Pick<Item, 'imgSrc' | 'imgColor' | 'imgDesc' | 'imgSzRem' | 'imgBkColor'>;

export type PictureProps = {
  /** Nothing without a known icon or safe address in `imgSrc`. */
  look: Look;
  /** For `imgDesc`; decorative without it. */
  resolveText: ResolveText;
  renderIcon?: ((name: string) => ReactNode) | undefined;
  /** Full width without a size. Default `false`. */
  wide?: boolean;
};

/** Picture of an item: named icon or image, colours parsed strictly. Renders a `<span>`, or nothing. */
export const Picture = ({ look, resolveText, renderIcon, wide = false }: PictureProps) => {
  const { imgSrc, imgColor, imgDesc, imgSzRem, imgBkColor } = look;
  if (!imgSrc) return null;
  const words = imgDesc === undefined ? '' : resolveWords(resolveText, imgDesc);
  const size = imgSzRem ?? (wide ? undefined : DEFAULT_REM);
  const colour = parseColour(imgColor);
  const ground = parseColour(imgBkColor);
  const usual = size === DEFAULT_REM ? '' : undefined;
  const style: CSSProperties = {
    ...(colour && { color: colour }),
    ...(ground && { backgroundColor: ground }),
    ...(size !== undefined && usual === undefined && { fontSize: `${size}rem` }),
  };
  if (ICON_NAME.test(imgSrc)) {
    const icon = renderIcon?.(imgSrc);
    if (!icon) return null;
    return (
      <Ground
        data-ground={ground ? '' : undefined}
        data-usual={usual}
        style={style}
        {...(words && { role: 'img', 'aria-label': words })}
      >
        {icon}
      </Ground>
    );
  }
  if (!ADDRESS.test(imgSrc)) return null;
  return (
    <Ground data-ground={ground ? '' : undefined} data-usual={usual} style={style}>
      <Img src={imgSrc} alt={words} data-sized={size === undefined ? undefined : ''} />
    </Ground>
  );
};
