import { globalCss, styled } from '@parvis/theme/css/stitches';
import type { ComponentProps } from 'react';
import { endingRef } from '../../parts/shared/endingRef.ts';

/**
 * How much of the window bars cover, so that what takes the focus comes to stand beside them, never under them. Where the
 * window is so low that bars would take most of it, none of them stays.
 */
export const besideBars = {
  scrollPaddingBlock:
    'calc(var(--pv-top, 0px) + 8px) calc(var(--pv-actions, 0px) + var(--pv-bottom, 0px) + 8px)',
  '@short': { scrollPaddingBlock: 8 },
};
const keepClear = globalCss({ html: besideBars });

/** A bar that takes more of the window than this leaves a slot to read through: it goes with the page. */
const MOST = 0.3;

/** Writes the height of a bar to the page while it stays there: names and large text make it higher than its token. */
const measured = (name: string) =>
  endingRef((bar: HTMLElement) => {
    const { style } = document.documentElement;
    const tell = () => {
      const high = bar.offsetHeight > innerHeight * Number(bar.dataset.most ?? MOST);
      bar.toggleAttribute('data-high', high);
      style.setProperty(name, `${high ? 0 : bar.offsetHeight}px`);
    };
    // At once too: what is led to in the same turn must not come to stand under it.
    tell();
    const observer = new ResizeObserver(tell);
    observer.observe(bar);
    addEventListener('resize', tell);
    return () => {
      observer.disconnect();
      removeEventListener('resize', tell);
      style.removeProperty(name);
    };
  });
const refs = {
  top: measured('--pv-top'),
  actions: measured('--pv-actions'),
  bottom: measured('--pv-bottom'),
};

const Root = styled('div', {
  position: 'sticky',
  zIndex: 2,
  insetBlockEnd: 0,
  '&[data-at=top]': { insetBlockStart: 0 },
  '&[data-at=actions]': { zIndex: 1, insetBlockEnd: 'var(--pv-bottom, 0px)' },
  '&[data-through]': { pointerEvents: 'none' },
  '&[data-high]': { position: 'static' },
  '@short': { position: 'static' },
});

export type BarProps = ComponentProps<'div'> & {
  /**
   * Where it stays: at the top; at the bottom, as the navigation does; above that, what can be done on the page, which
   * belongs into its `<main>`.
   */
  at: keyof typeof refs;
  /** A header at the top of a page. */
  as?: 'header';
  /** The share of the window it may take and stay, where the page is there for what is decided in it. 0.3 by default. */
  'data-most'?: number;
  /** What lies under it can be pressed where its content lets it. */
  'data-through'?: '';
};

/** Stays in sight while the page scrolls. Renders a `<div>`. Data attributes: `data-at`, `data-high`. */
export const Bar = ({ at, ...rest }: BarProps) => {
  keepClear();
  return <Root ref={refs[at]} data-at={at} {...rest} />;
};
