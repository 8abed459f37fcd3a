import { styled } from '@parvis/theme/css/stitches';
import { type ReactNode, useId } from 'react';
import { edgedButtons } from '../shared/askCard.ts';
import { MoreButton, type MoreEntries } from '../shared/MoreButton.tsx';
import { paragraphClass } from '../shared/page.ts';

const Part = styled('section', { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '$2' });
const Title = styled('h3', { margin: 0, fontSize: '$sm', fontWeight: '$regular' });
const Text = styled('p', paragraphClass, { fontSize: '$sm' });
const List = styled('ul', { display: 'grid', gap: '$3', margin: 0, padding: 0, listStyle: 'none' });
const Entry = styled('li', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$2',
  paddingInlineStart: '$3',
  borderInlineStart: '3px solid currentColor',
  lineHeight: '$snug',
  ...edgedButtons,
});
const Words = styled('div', {
  flex: '1 1 14rem',
  minInlineSize: 0,
  '& > p': { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
});
const Note = styled('span', { fontSize: '$xs' });

export type WrittenText = {
  id: string;
  text: string;
  /** Place and day. */
  note?: string | undefined;
  /** Described by the text. */
  action?: ((textId: string) => ReactNode) | undefined;
};

export type ReportTextsProps = {
  /** "Une idée · 12 réponses". */
  title: string;
  /** Undefined while loading. */
  texts: readonly WrittenText[] | undefined;
  empty: string;
  more?: MoreEntries | undefined;
  failed?: ReactNode;
};

const TextEntry = ({ text, note, action }: WrittenText) => {
  const textId = useId();
  return (
    <Entry>
      <Words>
        <p id={textId} dir="auto">
          {text}
        </p>
        {note && <Note>{note}</Note>}
      </Words>
      {action?.(textId)}
    </Entry>
  );
};

/** Written answers to one item. */
export const ReportTexts = ({ title, texts, empty, more, failed }: ReportTextsProps) => {
  const titleId = useId();
  return (
    <Part aria-labelledby={titleId} aria-busy={(!texts && !failed) || undefined}>
      <Title id={titleId}>{title}</Title>
      {failed}
      {texts?.length === 0 && <Text>{empty}</Text>}
      {texts && texts.length > 0 && (
        <List role="list">
          {texts.map((one) => (
            <TextEntry key={one.id} {...one} />
          ))}
        </List>
      )}
      {more && <MoreButton more={more} count={texts?.length} />}
    </Part>
  );
};
