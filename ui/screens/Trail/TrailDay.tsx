import { styled } from '@parvis/theme/css/stitches';
import { subheadingClass } from '../shared/page.ts';

const Day = styled('section', { display: 'grid', gap: '$2' });
const Heading = styled('h2', subheadingClass);
const List = styled('ul', { display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
const Row = styled('li', {
  display: 'grid',
  gridTemplateColumns: '5.25em minmax(0, 1fr)',
  columnGap: '$2',
  paddingBlock: '$2',
  fontSize: '$sm',
  lineHeight: '$snug',
  overflowWrap: 'anywhere',
  hairline: 'blockEnd',
  '@media (max-width: 20rem)': { gridTemplateColumns: '100%' },
});
const Time = styled('time', { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
const Content = styled('div', {
  display: 'grid',
  gap: '$1',
  '@desk': {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) minmax(0, 12rem)',
    columnGap: '$6',
    '& > [data-about]': { gridColumn: 2 },
    '& > [data-who]': { gridColumn: 3, gridRow: 1 },
  },
});
const What = styled('span', { fontWeight: '$bold' });
const Details = styled('ul', { margin: 0, paddingInlineStart: '1.2em' });

export type TrailRow = {
  id: string;
  /** With ISO instant. */
  time: string;
  at: string;
  what: string;
  who: string;
  about?: string | undefined;
  /** Changes by a file, a sentence each. */
  details?: readonly string[] | undefined;
};

/** Newest first. */
export type TrailDayRows = { id: string; label: string; rows: readonly TrailRow[] };

/** A day of the audit log. */
export const TrailDay = ({ id, label, rows }: TrailDayRows) => (
  <Day aria-labelledby={`trail-${id}`}>
    <Heading id={`trail-${id}`}>{label}</Heading>
    <List>
      {rows.map((row) => (
        <Row key={row.id}>
          <Time dateTime={row.at}>{row.time}</Time>
          <Content>
            <What>{row.what}</What>
            {row.about && <span data-about="">{row.about}</span>}
            {row.details && (
              <Details data-about="">
                {row.details.map((detail) => (
                  <li key={detail}>{detail}</li>
                ))}
              </Details>
            )}
            <span data-who="">{row.who}</span>
          </Content>
        </Row>
      ))}
    </List>
  </Day>
);
