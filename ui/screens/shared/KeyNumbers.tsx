import { styled } from '@parvis/theme/css/stitches';
import { cardClass } from './page.ts';

const List = styled('dl', {
  margin: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7rem), 1fr))',
  gap: '$3',
});
const Card = styled('div', cardClass, {
  display: 'flex',
  flexDirection: 'column',
  padding: '$3',
  '& dt': { order: 1, fontSize: '$sm', lineHeight: '$snug' },
  '& dd': { margin: 0 },
});
const Value = styled('dd', {
  fontSize: '$lg',
  fontWeight: '$bold',
  lineHeight: '$tight',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
const Note = styled('dd', { order: 2, color: '$mainBtnTxt2', fontSize: '$xs', lineHeight: '$snug' });

export type KeyNumber = { id: string; label: string; value: string; note?: string | undefined };

/** Numbers with labels. */
export const KeyNumbers = ({ numbers }: { numbers: readonly KeyNumber[] }) => (
  <List>
    {numbers.map(({ id, label, value, note }) => (
      <Card key={id}>
        <dt>{label}</dt>
        <Value>{value}</Value>
        {note && <Note>{note}</Note>}
      </Card>
    ))}
  </List>
);
