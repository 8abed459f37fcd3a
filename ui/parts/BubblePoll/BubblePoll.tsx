import { styled } from '@parvis/theme/css/stitches';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { CheckIcon } from '../../icons/CheckIcon.tsx';
import { LockIcon } from '../../icons/LockIcon.tsx';
import type { Slot } from '../../slots.ts';
import { useUiTexts } from '../../texts.tsx';
import { buttonBase, hoverEdge } from '../shared/buttonBase.ts';
import { focusRing } from '../shared/focusRing.ts';
import { computeShares } from './shares.ts';

const Root = styled('div', { display: 'grid', gap: '$2', inlineSize: '18rem', maxInlineSize: '100%' });
const Question = styled('p', { margin: 0, fontWeight: '$bold', overflowWrap: 'anywhere' });
const List = styled('ul', { display: 'grid', gap: '$2', listStyle: 'none', margin: 0, padding: 0 });
const row = {
  display: 'grid',
  gap: '$1',
  inlineSize: '100%',
  '&[data-mine]': { fontWeight: '$bold' },
} as const;
const Result = styled('div', row);
const Choice = styled('button', buttonBase, hoverEdge, focusRing, row, {
  minBlockSize: '$target',
  alignContent: 'center',
  paddingInline: '$3',
  paddingBlock: '$2',
  border: '1.5px solid currentColor',
  borderRadius: '$control',
  '--pv-ring': 'currentColor',
  '--pv-ringGround': 'transparent',
});
const Line = styled('span', {
  display: 'flex',
  gap: '$2',
  alignItems: 'baseline',
  overflowWrap: 'anywhere',
  '& > svg': { flexShrink: 0, alignSelf: 'flex-start', marginBlockStart: '0.2em' },
  '& > span': { minInlineSize: 0, flex: '1 1 0' },
});
const Track = styled('span', {
  display: 'block',
  blockSize: '8px',
  border: '1px solid currentColor',
  borderRadius: '$round',
  overflow: 'hidden',
  '& > svg': { display: 'block', blockSize: '100%', backgroundColor: 'currentColor' },
  '@forced': { '& > svg': { backgroundColor: 'Highlight' } },
});
const Small = styled('span', { fontSize: '$sm', fontVariantNumeric: 'tabular-nums' });
const Foot = styled('p', {
  margin: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '$2',
  fontSize: '$sm',
});

export type PollOption = {
  id: string;
  label: string;
  /** Votes; omit for all options to hide results. */
  count?: number | undefined;
};

export type BubblePollSlot = Slot<'BubblePoll'>;

export type BubblePollProps = Omit<ComponentProps<'div'>, 'children' | 'onChange'> & {
  question: ReactNode;
  options: readonly PollOption[];
  mine?: string | undefined;
  closed?: boolean | undefined;
  /** Without it, nothing can be pressed. */
  onChoose?: ((id: string) => void) | undefined;
  /** By slot; `option` is a button, later a result line. */
  classNames?: Partial<Record<BubblePollSlot, string>> | undefined;
};

/** Poll in a Bubble: options, then results. Renders a `<div role="group">`. */
export const BubblePoll = ({
  question,
  options,
  mine,
  closed = false,
  onChoose,
  classNames,
  ...rest
}: BubblePollProps) => {
  const texts = useUiTexts();
  const titleId = useId();
  const shares = computeShares(options);
  const choose = mine === undefined && !closed ? onChoose : undefined;
  const draw = ({ id, label, count }: PollOption) => {
    const percent = shares?.[id] ?? 0;
    const own = id === mine;
    const content = (
      <>
        <Line>
          {own && <CheckIcon size="1em" strokeWidth={3} />}
          <span>{label}</span>
        </Line>
        {shares && (
          <Track aria-hidden className={classNames?.bar}>
            <svg width={`${percent}%`} />
          </Track>
        )}
        {(shares || own) && (
          <Small className={classNames?.share}>
            {shares && texts.pollShare(count ?? 0, percent)}
            {shares && own && ' · '}
            {own && texts.pollMine}
          </Small>
        )}
      </>
    );
    return choose ? (
      <Choice className={classNames?.option} type="button" onClick={() => choose(id)}>
        {content}
      </Choice>
    ) : (
      <Result className={classNames?.option} data-mine={own || undefined}>
        {content}
      </Result>
    );
  };
  const total = options.reduce((sum, { count = 0 }) => sum + count, 0);
  return (
    <Root
      role="group"
      aria-labelledby={titleId}
      data-closed={closed || undefined}
      data-answered={mine !== undefined || undefined}
      {...rest}
    >
      <Question className={classNames?.question} id={titleId}>
        {question}
      </Question>
      <List>
        {options.map((option) => (
          <li key={option.id}>{draw(option)}</li>
        ))}
      </List>
      {(shares || closed) && (
        <Foot className={classNames?.foot}>
          {closed && <LockIcon size="1em" />}
          {closed && <b>{texts.pollClosed}</b>}
          {shares && <span>{texts.pollTotal(total)}</span>}
        </Foot>
      )}
    </Root>
  );
};
