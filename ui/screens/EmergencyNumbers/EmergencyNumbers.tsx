import { styled } from '@parvis/theme/css/stitches';
import { useId } from 'react';
import { WarningIcon } from '../../icons/WarningIcon.tsx';
import { focusRing } from '../../parts/shared/focusRing.ts';
import { cardClass, subheadingClass } from '../shared/page.ts';

const Card = styled('section', cardClass, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$3',
  padding: 'min($space$4, 16px)',
});
const Head = styled('div', {
  display: 'flex',
  gap: 'min($space$3, 12px)',
  alignItems: 'flex-start',
  '& svg': { flexShrink: 0, maxInlineSize: 'calc(20px + 3vw)', color: '$mainBtnImg' },
  '& > div': { minInlineSize: 0 },
});
const Title = styled('h2', subheadingClass);
const Words = styled('p', { margin: 0, overflowWrap: 'anywhere', color: '$mainBtnTxt2', fontSize: '$sm' });
const List = styled('ul', {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$2',
  '& > li': { flex: '1 1 min(100%, 9rem)', minInlineSize: 0 },
});
const Call = styled('a', focusRing, {
  boxSizing: 'border-box',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'center',
  columnGap: '$2',
  blockSize: '100%',
  minBlockSize: '$target',
  padding: '$1 $3',
  hairline: 'all',
  borderRadius: '$control',
  backgroundColor: '$btn2Bg',
  color: '$btn2Fill',
  textDecoration: 'none',
  '& b': { fontSize: '$md', fontVariantNumeric: 'tabular-nums' },
  // If its longest word fits.
  '& span': {
    flex: '1 1 auto',
    inlineSize: 'min-content',
    maxInlineSize: '100%',
    overflowWrap: 'break-word',
    fontSize: '$sm',
    lineHeight: '$snug',
  },
});

const Line = styled('section', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '$1',
  color: '$txt',
  fontSize: '$sm',
  '& svg': { flexShrink: 0 },
  '& h2': { margin: 0, fontSize: 'inherit', fontWeight: '$medium', marginInline: '$1 $2' },
  // Five numbers fit the smallest phone.
  '@narrow': { '& h2': { marginInline: 0 } },
});
const Short = styled('a', focusRing, {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '$target',
  minInlineSize: '2.125rem',
  '@narrow': { minInlineSize: '1.75rem' },
  justifyContent: 'center',
  borderRadius: '$control',
  color: 'inherit',
  fontWeight: '$bold',
  textUnderlineOffset: '0.2em',
  fontVariantNumeric: 'tabular-nums',
});

export type EmergencyNumber = {
  /** "112" */
  number: string;
  label: string;
  /** Text message. */
  bySms?: boolean;
};

export type EmergencyNumbersProps = {
  texts: { title: string; text?: string };
  numbers: readonly EmergencyNumber[];
  /** Numbers on one line, for harmless reports. */
  folded?: boolean;
};

const buildHref = ({ number, bySms }: EmergencyNumber) => `${bySms ? 'sms' : 'tel'}:${number}`;

const Folded = ({ texts, numbers }: EmergencyNumbersProps) => {
  const titleId = useId();
  return (
    <Line aria-labelledby={titleId}>
      <WarningIcon size={20} />
      <h2 id={titleId}>{texts.title}</h2>
      {numbers.map((one) => (
        <Short key={one.number} href={buildHref(one)} aria-label={`${one.number}, ${one.label}`}>
          {one.number}
        </Short>
      ))}
    </Line>
  );
};

const Whole = ({ texts, numbers }: EmergencyNumbersProps) => {
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
        {numbers.map((one) => (
          <li key={one.number}>
            <Call href={buildHref(one)}>
              <b>{one.number}</b> <span>{one.label}</span>
            </Call>
          </li>
        ))}
      </List>
    </Card>
  );
};

/** Says that this is no emergency line, and lists the numbers that are. */
export const EmergencyNumbers = (props: EmergencyNumbersProps) =>
  props.folded ? <Folded {...props} /> : <Whole {...props} />;
