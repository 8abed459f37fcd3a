import { styled } from '@parvis/theme/css/stitches';
import { useId } from 'react';
import { CheckIcon } from '../../icons/CheckIcon.tsx';
import { cardClass, subheadingClass } from '../shared/page.ts';

const Card = styled('section', cardClass, { display: 'grid', gap: '$3' });
const Question = styled('h3', subheadingClass);
const Total = styled('p', { margin: 0, marginBlockStart: '-$2', color: '$mainBtnTxt2', fontSize: '$sm' });
const List = styled('ul', { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: '$3' });
const Line = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: '$3',
  lineHeight: '$snug',
});
const Label = styled('span', {
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '$2',
  flex: '1 1 9rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '[data-mine] > * > &': { fontWeight: '$bold' },
});
const Mine = styled('span', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$1',
  fontSize: '$xs',
  fontWeight: '$medium',
  whiteSpace: 'nowrap',
  '& svg': { color: '$mainBtnImg' },
});
const Words = styled('span', {
  flexShrink: 0,
  color: '$mainBtnTxt2',
  fontSize: '$sm',
  fontVariantNumeric: 'tabular-nums',
});
const Track = styled('div', {
  blockSize: 10,
  marginBlockStart: '$1',
  borderRadius: '$round',
  overflow: 'hidden',
  hairline: 'all',
  '@forced': { borderColor: 'CanvasText' },
});
const Bar = styled('svg', {
  display: 'block',
  boxSizing: 'border-box',
  blockSize: '100%',
  borderRadius: '$round',
  backgroundColor: '$mainBtnSelBg2',
  boxShadow: 'inset 0 0 0 1px $colors$reportBtnBrdr',
  '[data-mine] &': { backgroundColor: '$btn1Bg' },
  '&[data-none]': { boxShadow: 'none' },
  '@forced': { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' },
});

export type PollOption = {
  id: string;
  label: string;
  /** Fraction of the question's respondents. */
  share: number;
  /** The same in words: "12 réponses · 60 %". */
  words: string;
  mine?: boolean | undefined;
};

export type PollResult = {
  id: string;
  question: string;
  /** Summary: "20 réponses · 4,2 sur 5 en moyenne". */
  total: string;
  options: readonly PollOption[];
};

const Option = ({ option, mineWords }: { option: PollOption; mineWords: string }) => {
  const { label, share, words, mine = false } = option;
  const filled = Math.max(0, Math.min(1, share));
  return (
    <li data-mine={mine || undefined}>
      <Line>
        <Label>
          {label}
          {mine && (
            <Mine>
              <CheckIcon size="1.1em" strokeWidth={2.5} />
              {mineWords}
            </Mine>
          )}
        </Label>
        <Words>{words}</Words>
      </Line>
      <Track aria-hidden="true">
        <Bar data-none={filled === 0 || undefined} width={`${filled * 100}%`} />
      </Track>
    </li>
  );
};

/** Results of a question in words and bars. Renders a `<section>`. */
export const PollResults = ({ result, mine }: { result: PollResult; mine: string }) => {
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId}>
      <Question id={titleId}>{result.question}</Question>
      <Total>{result.total}</Total>
      <List role="list" aria-labelledby={titleId}>
        {result.options.map((option) => (
          <Option key={option.id} option={option} mineWords={mine} />
        ))}
      </List>
    </Card>
  );
};
