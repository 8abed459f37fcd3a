import { styled } from '@parvis/theme/css/stitches';
import { type ReactNode, useId } from 'react';
import { Chip } from '../../parts/Chip/Chip.tsx';
import { focusRing } from '../../parts/shared/focusRing.ts';
import { isModifiedClick } from '../../parts/shared/isModifiedClick.ts';
import { edgedButtons } from '../shared/askCard.ts';
import { cardClass, paragraphClass, subheadingClass } from '../shared/page.ts';

const Part = styled('section', {
  display: 'grid',
  gap: '$3',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockStart: '$2',
  '@desk': { '& + &': { paddingBlockStart: '$4' } },
});
const Heading = styled('h2', subheadingClass);
const Text = styled('p', paragraphClass, { fontSize: '$sm' });
const List = styled('ul', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$3',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@desk': { gap: '$2' },
});
const Card = styled('li', cardClass, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$2',
  justifyItems: 'start',
  lineHeight: '$snug',
  overflowWrap: 'anywhere',
  ...edgedButtons,
  '@desk': {
    padding: '$3 16px',
    gap: '$2 $6',
    '&[data-acts]': { gridTemplateColumns: 'minmax(20rem, 1fr) fit-content(42rem)' },
  },
});
const Body = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$2',
  justifyItems: 'start',
});
const Top = styled('div', { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '$2 $3' });
const Lines = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$1 $4',
  '@desk': { flexDirection: 'row', flexWrap: 'wrap' },
});
const Name = styled('h3', { margin: 0, fontSize: '$md', fontWeight: '$bold' });
const Link = styled('a', focusRing, {
  display: 'inline-block',
  minBlockSize: '1.5rem',
  borderRadius: '$control',
  color: 'inherit',
  textUnderlineOffset: '0.2em',
});
const Line = styled('p', { margin: 0, fontSize: '$sm' });
const When = styled('time', { color: '$mainBtnTxt2', fontSize: '$sm' });
const Quote = styled('div', {
  justifySelf: 'stretch',
  paddingInlineStart: '$3',
  borderInlineStart: '3px solid currentColor',
  '& > p': { margin: 0 },
  '& > [dir]': { whiteSpace: 'pre-wrap' },
});
const Label = styled('p', { fontSize: '$sm', fontWeight: '$bold' });
const Actions = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  justifySelf: 'stretch',
  gap: '$2',
  '@phone': { paddingBlockStart: '$2', '& > *': { flex: '1 1 auto' } },
  '@desk': { justifyContent: 'flex-end', alignContent: 'center' },
});

export type ModerationQuote = { id: string; label: string; text: string };

export type ModerationEntry = {
  id: string;
  /** Opened by the title. */
  href?: string | undefined;
  title: string;
  picture?: ReactNode;
  /** ISO instant. */
  when?: string | undefined;
  at?: string | undefined;
  /** Waits for a decision. */
  status?: string | undefined;
  lines: readonly string[];
  quotes?: readonly ModerationQuote[] | undefined;
  /** Described by the title. */
  actions?: ((titleId: string) => ReactNode) | undefined;
};

type EntryProps = ModerationEntry & { onOpen: (href: string) => void };

const Entry = ({ href, title, picture, when, at, status, lines, quotes, actions, onOpen }: EntryProps) => {
  const titleId = useId();
  const name = (
    <Name id={titleId}>
      {href === undefined ? (
        title
      ) : (
        <Link
          href={href}
          onClick={(event) => {
            if (isModifiedClick(event)) return;
            event.preventDefault();
            onOpen(href);
          }}
        >
          {title}
        </Link>
      )}
    </Name>
  );
  return (
    <Card data-acts={actions ? '' : undefined}>
      <Body>
        <Top>
          {picture}
          {name}
          {status && <Chip>{status}</Chip>}
          {when !== undefined && <When dateTime={at}>{when}</When>}
        </Top>
        {lines.length > 0 && (
          <Lines>
            {lines.map((line) => (
              <Line key={line}>{line}</Line>
            ))}
          </Lines>
        )}
        {quotes?.map(({ id, label, text }) => (
          <Quote key={id}>
            <Label>{label}</Label>
            <p dir="auto">{text}</p>
          </Quote>
        ))}
      </Body>
      {actions && <Actions>{actions(titleId)}</Actions>}
    </Card>
  );
};

export type ModerationPartProps = {
  id: string;
  title: string;
  /** Replaces an empty list. */
  empty: string;
  entries: readonly ModerationEntry[];
};

/** Titled list of moderation. */
export const ModerationPart = ({
  title,
  empty,
  entries,
  onOpen,
}: ModerationPartProps & { onOpen: (href: string) => void }) => {
  const titleId = useId();
  return (
    <Part aria-labelledby={titleId}>
      <Heading id={titleId}>{title}</Heading>
      {entries.length === 0 ? (
        <Text>{empty}</Text>
      ) : (
        <List role="list">
          {entries.map((entry) => (
            <Entry key={entry.id} {...entry} onOpen={onOpen} />
          ))}
        </List>
      )}
    </Part>
  );
};
