import { styled } from '@parvis/theme/css/stitches';
import { useId } from 'react';
import { WarningIcon } from '../../icons/WarningIcon.tsx';
import { focusRing } from '../../parts/shared/focusRing.ts';
import { cardClass, subheadingClass } from '../shared/page.ts';

const Card = styled('section', cardClass, { display: 'grid', gap: '$3' });
const Head = styled('div', {
  display: 'flex',
  gap: '$3',
  alignItems: 'flex-start',
  '& svg': { flexShrink: 0, color: '$mainBtnImg' },
});
const Title = styled('h2', subheadingClass);
const Words = styled('p', { margin: 0, color: '$mainBtnTxt2', fontSize: '$sm' });
const List = styled('ul', {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$2',
});
const Call = styled('a', focusRing, {
  boxSizing: 'border-box',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$2',
  minBlockSize: '$target',
  paddingInline: '$3',
  hairline: 'all',
  borderRadius: '$control',
  backgroundColor: '$btn2Bg',
  color: '$btn2Fill',
  textDecoration: 'none',
  '& b': { fontSize: '$md', fontVariantNumeric: 'tabular-nums' },
  '& span': { fontSize: '$sm' },
});

export type EmergencyNumber = {
  /** As dialled: "112". */
  number: string;
  /** Who answers: "Urgences en Europe". */
  label: string;
  /** Reached by a text message instead of a call. */
  bySms?: boolean;
};

export type EmergencyNumbersProps = {
  /** Heading, and a sentence below it. */
  texts: { title: string; text?: string };
  /** Whom to call, the most important first. */
  numbers: readonly EmergencyNumber[];
};

/** Says that this is no emergency line, and which numbers are. Renders a `<section>` of call links. */
export const EmergencyNumbers = ({ texts, numbers }: EmergencyNumbersProps) => {
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId}>
      <Head>
        <WarningIcon size={24} />
        <div>
          <Title id={titleId}>{texts.title}</Title>
          {texts.text && <Words>{texts.text}</Words>}
        </div>
      </Head>
      <List>
        {numbers.map(({ number, label, bySms }) => (
          <li key={number}>
            <Call href={`${bySms ? 'sms' : 'tel'}:${number}`}>
              <b>{number}</b> <span>{label}</span>
            </Call>
          </li>
        ))}
      </List>
    </Card>
  );
};
