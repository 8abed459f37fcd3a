import { styled } from '@parvis/theme/css/stitches';
import { type ComponentProps, type MouseEvent, type PointerEvent, type ReactNode, useState } from 'react';
import { CheckIcon } from '../../icons/CheckIcon.tsx';
import type { Slot } from '../../slots.ts';
import { useFrameTexts } from '../../texts.tsx';
import { buttonBase, canMix, visuallyHiddenStyle } from '../shared/buttonBase.ts';
import { focusRing } from '../shared/focusRing.ts';
import { type LinkElement, type LinkOverrides, mergeLinkProps } from '../shared/mergeLinkProps.ts';
import { playRipple, vibrate } from '../shared/pressFeedback.ts';
import { resolveElement } from '../shared/resolveElement.ts';

export type { LinkElement } from '../shared/mergeLinkProps.ts';

const Root = styled('button', buttonBase, focusRing, {
  position: 'relative',
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  inlineSize: '100%',
  minBlockSize: '8rem',
  padding: '$4',
  paddingBlockStart: '0.875rem',
  borderRadius: '$tile',
  hairline: 'all',
  surface: 'mainBtnBg',
  color: '$mainBtnTxt1',
  boxShadow: '$low',
  lineHeight: '$snug',
  textDecoration: 'none',
  transition: 'transform 150ms ease-out',
  '&:active:not([aria-disabled=true])': { transform: 'scale(0.98)' },
  '@media (hover: hover)': { '&:hover:not([aria-disabled=true])': { borderColor: '$reportBtnBrdr' } },
  '&[data-selected]': {
    surface: 'mainBtnSelBg',
    borderColor: '$reportBtnBrdr',
    boxShadow: 'inset 0 0 0 1px $colors$reportBtnBrdr',
  },
  '&:focus-visible, &[data-selected]:focus-visible': {
    boxShadow: '0 0 0 2px var(--pv-ringGround, $colors$bg1)',
  },
  '@motion': { transition: 'none', '&:active': { transform: 'none !important' } },
  '@narrow': { paddingInline: '$2' },
  '@forced': { '&[data-selected]': { borderColor: 'Highlight', borderWidth: '3px' } },
});

const Square = styled('span', {
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  marginBlockEnd: '0.75rem',
  borderRadius: '$icon',
  color: '$mainBtnImg',
  // React drops presses in an unhydrated icon.
  pointerEvents: 'none',
  [canMix]: { backgroundColor: 'color-mix(in srgb, currentColor 11%, transparent)' },
  '[data-selected] > &': {
    color: '$mainBtnSelImg',
    [canMix]: { backgroundColor: 'color-mix(in srgb, currentColor 16%, transparent)' },
  },
  '& img': { inlineSize: '100%', blockSize: '100%', objectFit: 'contain' },
  '@narrow': { inlineSize: '2.25rem', blockSize: '2.25rem' },
});

const Label = styled('span', {
  display: 'block',
  maxInlineSize: '100%',
  fontSize: '$md',
  fontWeight: '$bold',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});

const Description = styled('span', {
  display: 'block',
  maxInlineSize: '100%',
  marginBlockStart: '2px',
  fontSize: '$xs',
  color: '$mainBtnTxt2',
  overflowWrap: 'anywhere',
});

const State = styled('span', {
  position: 'absolute',
  insetBlockStart: '$3',
  insetInlineEnd: '$3',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.625rem',
  blockSize: '1.625rem',
  borderRadius: '$round',
  color: '$mainBtnImg',
  fontWeight: '$bold',
  lineHeight: 1,
  [canMix]: { backgroundColor: 'color-mix(in srgb, currentColor 11%, transparent)' },
  '[data-selected] > &': { color: '$mainBtnSelImg' },
});

const Hidden = styled('span', visuallyHiddenStyle);

export type TileSlot = Slot<'Tile'>;

export type TileProps = Omit<ComponentProps<'button'>, 'children'> & {
  label: ReactNode;
  description?: ReactNode;
  icon?: ReactNode;
  /** Picture URL; `icon` is the fallback. */
  imgSrc?: string | undefined;
  /** Makes it a toggle. */
  selected?: boolean | undefined;
  /** Shows "…", ignores presses. Default `false`. */
  pending?: boolean | undefined;
  alreadyAnswered?: boolean | undefined;
  /** Router link: `<Link to="/cases" />`. */
  render?: LinkElement | undefined;
  classNames?: Partial<Record<TileSlot, string>> | undefined;
};

/**
 * Large menu button that vibrates and ripples, unless reduced motion is requested. Renders a `<button>`, or `render`.
 */
export const Tile = ({
  label,
  description,
  icon,
  imgSrc,
  selected,
  pending = false,
  alreadyAnswered = false,
  render,
  onClick,
  onPointerDown,
  classNames,
  ...rest
}: TileProps) => {
  const texts = useFrameTexts();
  const [broken, setBroken] = useState<string>();
  const picture = imgSrc && imgSrc !== broken ? imgSrc : undefined;
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending) return event.preventDefault();
    vibrate();
    onClick?.(event);
    // It has its own handler.
    if (render) resolveElement(render).props.onClick?.(event as MouseEvent<never>);
  };
  const startRipple = (event: PointerEvent<HTMLButtonElement>) => {
    onPointerDown?.(event);
    if (!pending) playRipple(event.currentTarget, event.clientX, event.clientY);
  };
  return (
    <Root
      {...(render ? { 'aria-current': selected || undefined } : { type: 'button', 'aria-pressed': selected })}
      aria-disabled={pending || undefined}
      data-selected={selected || undefined}
      data-pending={pending || undefined}
      data-answered={alreadyAnswered || undefined}
      {...(render ? mergeLinkProps(render, rest as LinkOverrides) : rest)}
      onClick={handleClick}
      onPointerDown={startRipple}
    >
      {(picture || icon) && (
        <Square aria-hidden className={classNames?.icon}>
          {picture ? (
            <img src={picture} alt="" referrerPolicy="no-referrer" onError={() => setBroken(picture)} />
          ) : (
            icon
          )}
        </Square>
      )}
      <Label className={classNames?.label} dir="auto">
        {label}
      </Label>
      {description && (
        <Description className={classNames?.description} dir="auto">
          {description}
        </Description>
      )}
      {(pending || alreadyAnswered) && (
        <>
          <State aria-hidden className={classNames?.state}>
            {pending ? '…' : <CheckIcon size="1rem" strokeWidth={2.5} />}
          </State>
          <Hidden>{pending ? texts.pending : texts.alreadyAnswered}</Hidden>
        </>
      )}
    </Root>
  );
};
