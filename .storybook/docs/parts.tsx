import { styled } from '@parvis/theme/css/stitches';
import { mix } from '@parvis/theme/css/tokens';
import { Heading, Unstyled } from '@storybook/addon-docs/blocks';
import { Fragment, type ReactNode } from 'react';

const Pair = styled('div', {
  display: 'grid',
  gap: '$4',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
});
const Card = styled('section', {
  padding: '$4',
  borderRadius: '$card',
  hairline: 'all',
  backgroundColor: mix('txt', 4),
  '& h3': { margin: '0 0 $2', fontSize: '$md', fontWeight: '$bold' },
  '& ul': { margin: 0, paddingInlineStart: '$5', display: 'grid', gap: '$2' },
});
const Scroll = styled('div', { overflowX: 'auto' });
const Grid = styled('table', {
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontFamily: '$body',
  color: '$txt',
  fontSize: '$sm',
  lineHeight: '$normal',
  textAlign: 'start',
  '& th, & td': { padding: '$2 $3', textAlign: 'start', verticalAlign: 'top', hairline: 'blockEnd' },
  '& th': { fontWeight: '$bold' },
});
const Mono = styled('code', {
  fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
  fontSize: '0.9em',
  overflowWrap: 'anywhere',
});
const Kbd = styled('kbd', {
  fontFamily: '$body',
  fontSize: '$sm',
  padding: '2px $2',
  borderRadius: '6px',
  hairline: 'all',
  backgroundColor: mix('txt', 6),
  whiteSpace: 'nowrap',
});
const Block = styled('div', {
  fontFamily: '$body',
  fontSize: '$md',
  lineHeight: '$normal',
  color: '$txt',
  marginBlock: '$4',
});

/** Sentences in which `what is code` is drawn as code. */
export const Prose = ({ children }: { children: string }) => (
  <>
    {children
      .split('`')
      .map((text, index) =>
        index % 2 === 1 ? <Code key={index}>{text}</Code> : <Fragment key={index}>{text}</Fragment>,
      )}
  </>
);

export const Code = Mono;
export const Key = Kbd;

/** A part of a page with its heading. */
export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <Heading>{title}</Heading>
    <Unstyled>
      <Block>{children}</Block>
    </Unstyled>
  </>
);

/** Short sentences, one under the other. */
export const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul>
    {lines.map((line) => (
      <li key={line}>
        <Prose>{line}</Prose>
      </li>
    ))}
  </ul>
);

/** What to do and what not to do, side by side. */
export const Advice = ({ use, avoid }: { use: readonly string[]; avoid: readonly string[] }) => (
  <Pair>
    <Card>
      <h3>Use it</h3>
      <Lines lines={use} />
    </Card>
    {avoid.length > 0 && (
      <Card>
        <h3>Take something else</h3>
        <Lines lines={avoid} />
      </Card>
    )}
  </Pair>
);

type TableProps = { label: string; head: readonly string[]; rows: readonly (readonly ReactNode[])[] };

/** A table that scrolls by itself where it is too wide; the first cell names its row. */
export const Table = ({ label, head, rows }: TableProps) => (
  <Scroll role="region" aria-label={label} tabIndex={0}>
    <Grid>
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...others], row) => (
          <tr key={row}>
            <th scope="row">{first}</th>
            {others.map((cell, column) => (
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Grid>
  </Scroll>
);
