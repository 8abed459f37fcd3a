import { styled } from '@parvis/theme/css/stitches';
import { media, motion, tokens } from '@parvis/theme/css/tokens';
import { Unstyled } from '@storybook/addon-docs/blocks';
import type { CSSProperties, ReactNode } from 'react';
import { Code, Table } from './parts.tsx';

const Bar = styled('span', {
  display: 'block',
  blockSize: '1rem',
  backgroundColor: '$btn1Bg',
  borderRadius: '4px',
  maxInlineSize: '100%',
});
const Square = styled('span', {
  display: 'block',
  inlineSize: '4rem',
  blockSize: '3rem',
  hairline: 'all',
  backgroundColor: '$navBtnBg',
});
const Runner = styled('span', {
  display: 'block',
  inlineSize: '3rem',
  blockSize: '1rem',
  borderRadius: '$round',
  backgroundColor: '$btn1Bg',
  'tr:hover &, tr:focus-within &': { transform: 'translateX(6rem)' },
  '@motion': { transitionDuration: '0s !important' },
});

type Group = Exclude<keyof typeof tokens, 'colors'>;

/** Uses of tokens whose name does not tell. */
const USES: Readonly<Record<string, string>> = {
  target: 'least edge of what can be tapped',
  header: 'height of the header',
  bottomBar: 'height of the bar at the bottom',
  tileMin: 'least width of a tile',
  composerMin: 'a composer of one line',
  composerMax: 'a composer that scrolls',
};

type TokenTableProps = { group: Group; label: string; draw: (value: string) => ReactNode };

const TokenTable = ({ group, label, draw }: TokenTableProps) => (
  <Unstyled>
    <Table
      label={label}
      head={['Token', 'Value', 'Custom property', 'Looks']}
      rows={Object.entries(tokens[group]).map(([name, value]) => [
        <Code key="name">{`$${name}`}</Code>,
        <>
          <Code key="value">{value}</Code>
          {USES[name] && <> {USES[name]}</>}
        </>,
        <Code key="property">{`--pv-${group}-${name}`}</Code>,
        draw(value),
      ])}
    />
  </Unstyled>
);

const bar = (value: string) => <Bar style={{ inlineSize: value }} />;
const words = (style: (value: string) => CSSProperties) => (value: string) => (
  <span style={style(value)}>{'Un souci ici\u202f? Dites-le.'}</span>
);

export const Space = () => <TokenTable group="space" label="Space" draw={bar} />;
export const Sizes = () => <TokenTable group="sizes" label="Sizes" draw={bar} />;
export const Radii = () => (
  <TokenTable group="radii" label="Radius" draw={(value) => <Square style={{ borderRadius: value }} />} />
);
export const Shadows = () => (
  <TokenTable
    group="shadows"
    label="Shadow"
    draw={(value) => <Square style={{ boxShadow: value, borderRadius: 16 }} />}
  />
);
export const Type = () => (
  <>
    <TokenTable group="fonts" label="Letters" draw={words((fontFamily) => ({ fontFamily }))} />
    <TokenTable group="fontSizes" label="Sizes of letters" draw={words((fontSize) => ({ fontSize }))} />
    <TokenTable group="fontWeights" label="Weights" draw={words((fontWeight) => ({ fontWeight }))} />
    <TokenTable
      group="lineHeights"
      label="Heights of lines"
      draw={words((lineHeight) => ({ lineHeight, display: 'block', inlineSize: '7rem' }))}
    />
  </>
);

const WHEN: Readonly<Record<string, string>> = {
  quick: 'what answers a press',
  normal: 'what comes and goes',
  slow: 'what covers the page',
  easing: 'of all of them',
};

export const Motion = () => (
  <Unstyled>
    <Table
      label="Motion"
      head={['Name', 'Value', 'For', 'Looks (with a pointer over the row)']}
      rows={Object.entries(motion).map(([name, value]) => [
        <Code key="name">{`motion.${name}`}</Code>,
        <Code key="value">{value}</Code>,
        WHEN[name],
        name === 'easing' ? null : <Runner style={{ transition: `transform ${value} ${motion.easing}` }} />,
      ])}
    />
  </Unstyled>
);

const ASKED: Readonly<Record<string, string>> = {
  phone: 'One column; bars at the edges, drawers from below.',
  desk: 'Panes side by side, lists at their button.',
  narrow: 'The smallest phones, and large text on any.',
  short: 'A phone on its side: nothing stays at an edge.',
  dark: 'The scheme of the device.',
  motion: 'Less motion is asked for: nothing moves.',
  forced: 'Colours of the system: what a ground said is said by an edge.',
};

export const Breakpoints = () => (
  <Unstyled>
    <Table
      label="Breakpoints"
      head={['Name', 'Condition', 'What changes']}
      rows={Object.entries(media).map(([name, value]) => [
        <Code key="name">{`@${name}`}</Code>,
        <Code key="value">{value}</Code>,
        ASKED[name],
      ])}
    />
  </Unstyled>
);
