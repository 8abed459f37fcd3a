import { styled } from '@parvis/theme/css/stitches';
import { useId } from 'react';
import { CheckIcon } from '../../icons/CheckIcon.tsx';
import { cardClass, subheadingClass } from '../shared/page.ts';

const Card = styled('section', cardClass, { minInlineSize: 0 });
const Question = styled('h3', subheadingClass);
const Total = styled('p', {
  margin: 0,
  marginBlockStart: '$1',
  color: '$mainBtnTxt2',
  fontSize: '$sm',
  lineHeight: '$snug',
});
const Table = styled('table', {
  inlineSize: '100%',
  borderCollapse: 'collapse',
  lineHeight: '$snug',
  '& th, & td': { padding: '$2 0', fontWeight: '$regular', textAlign: 'start', verticalAlign: 'bottom' },
  '& thead th': { paddingBlock: 0, color: '$mainBtnTxt2', fontSize: '$xs' },
  '& th + th, & td': { paddingInlineStart: '$3', textAlign: 'end', whiteSpace: 'nowrap' },
  '& td': { inlineSize: '1%', fontSize: '$sm', fontVariantNumeric: 'tabular-nums' },
  '& tr[data-mine] > *': { fontWeight: '$bold' },
});
const Caption = styled('caption', { paddingBlockEnd: '$3', textAlign: 'start' });
const Label = styled('span', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '$2',
  overflowWrap: 'anywhere',
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
const Track = styled('span', {
  display: 'block',
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
  /** Of the question's respondents. */
  share: number;
  /** In the reader's digits. */
  many: string;
  /** "60 %" */
  percent: string;
  mine?: boolean | undefined;
};

export type PollResult = {
  id: string;
  question: string;
  /** "20 réponses · 4,2 sur 5 en moyenne" */
  total: string;
  /** Empty for texts. */
  options: readonly PollOption[];
};

export type PollResultsTexts = {
  answer: string;
  many: string;
  share: string;
  /** Own answer. */
  mine: string;
};

const Option = ({ option, mineWords }: { option: PollOption; mineWords: string }) => {
  const { label, share, many, percent, mine = false } = option;
  const filled = Math.max(0, Math.min(1, share));
  return (
    <tr data-mine={mine || undefined}>
      <th scope="row">
        <Label>
          {label}
          {mine && (
            <Mine>
              <CheckIcon size="1.1em" strokeWidth={2.5} />
              {mineWords}
            </Mine>
          )}
        </Label>
        <Track aria-hidden="true">
          <Bar data-none={filled === 0 || undefined} width={`${filled * 100}%`} />
        </Track>
      </th>
      <td>{many}</td>
      <td>{percent}</td>
    </tr>
  );
};

/** Results of a question, with bars. */
export const PollResults = ({ result, texts }: { result: PollResult; texts: PollResultsTexts }) => {
  const titleId = useId();
  const head = (
    <>
      <Question id={titleId}>{result.question}</Question>
      <Total>{result.total}</Total>
    </>
  );
  return (
    <Card aria-labelledby={titleId}>
      {result.options.length === 0 ? (
        head
      ) : (
        <Table aria-labelledby={titleId}>
          <Caption>{head}</Caption>
          <thead>
            <tr>
              <th scope="col">{texts.answer}</th>
              <th scope="col">{texts.many}</th>
              <th scope="col">{texts.share}</th>
            </tr>
          </thead>
          <tbody>
            {result.options.map((option) => (
              <Option key={option.id} option={option} mineWords={texts.mine} />
            ))}
          </tbody>
        </Table>
      )}
    </Card>
  );
};
