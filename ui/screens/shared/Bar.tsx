import { globalCss, styled } from '@parvis/theme/css/stitches';
import type { ComponentProps } from 'react';
import { createCleanupRef } from '../../parts/shared/createCleanupRef.ts';

/** Sticky bars must not cover focused elements. */
export const barScrollPadding = {
  scrollPaddingBlock:
    'calc(var(--pv-top, 0px) + 8px) calc(var(--pv-actions, 0px) + var(--pv-bottom, 0px) + 8px)',
  '@short': { scrollPaddingBlock: 8 },
};
const keepClear = globalCss({ html: barScrollPadding });

/** Higher bars are not sticky. */
const MOST = 0.3;

/** Names and large text increase it. */
const observeHeight = (name: string) =>
  createCleanupRef((bar: HTMLElement) => {
    const { style } = document.documentElement;
    const publishHeight = () => {
      const high = bar.offsetHeight > innerHeight * Number(bar.dataset.most ?? MOST);
      bar.toggleAttribute('data-high', high);
      style.setProperty(name, `${high ? 0 : bar.offsetHeight}px`);
    };
    // For focus moved in the same task.
    publishHeight();
    const observer = new ResizeObserver(publishHeight);
    observer.observe(bar);
    addEventListener('resize', publishHeight);
    return () => {
      observer.disconnect();
      removeEventListener('resize', publishHeight);
      style.removeProperty(name);
    };
  });
const refs = {
  top: observeHeight('--pv-top'),
  actions: observeHeight('--pv-actions'),
  bottom: observeHeight('--pv-bottom'),
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
  /** Top, bottom, or above the bottom bar. */
  at: keyof typeof refs;
  as?: 'header';
  /** Fraction of the window. Default 0.3. */
  'data-most'?: number;
  /** Outside its content. */
  'data-through'?: '';
};

export const Bar = ({ at, ...rest }: BarProps) => {
  keepClear();
  return <Root ref={refs[at]} data-at={at} {...rest} />;
};
