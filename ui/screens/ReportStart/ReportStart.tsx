import { styled } from '@parvis/theme/stitches';
import { type ReactNode, useId } from 'react';
import { EyeIcon } from '../../icons/EyeIcon.tsx';
import { PinIcon } from '../../icons/PinIcon.tsx';
import { SendIcon } from '../../icons/SendIcon.tsx';
import { Button } from '../../parts/Button/Button.tsx';
import { CaseOutline, type OutlineType } from '../../parts/CaseOutline/CaseOutline.tsx';
import { ActionBar } from '../shared/ActionBar.tsx';
import { Frame } from '../shared/Frame.tsx';
import { cardClass, subheadingClass } from '../shared/page.ts';

const Subject = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$4',
  '& > span:first-child': {
    inlineSize: 56,
    blockSize: 56,
    borderRadius: '$card',
    '& svg': { inlineSize: 28, blockSize: 28 },
  },
});
const Words = styled('div', {
  minInlineSize: 0,
  lineHeight: '$snug',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});
const Category = styled('p', { margin: 0, fontSize: '1.375rem', fontWeight: '$bold', lineHeight: '$tight' });
const Place = styled('p', {
  margin: 0,
  marginBlockStart: '$1',
  display: 'flex',
  alignItems: 'flex-start',
  gap: '$1',
  fontSize: '$sm',
  '& svg': { flexShrink: 0 },
});
const Card = styled('section', cardClass);
const Title = styled('h2', subheadingClass, {
  display: 'flex',
  alignItems: 'center',
  gap: '$2',
  '& svg': { color: '$mainBtnImg' },
});
const List = styled('ul', {
  margin: 0,
  marginBlockStart: '$2',
  paddingInlineStart: '$5',
  display: 'grid',
  gap: '$1',
  color: '$mainBtnTxt2',
  lineHeight: '$snug',
});

export type ReportStartTexts = {
  title: string;
  /** Heading above what the staff will see. */
  seenTitle: string;
  start: string;
  cancel: string;
};

export type ReportStartProps = {
  texts: ReportStartTexts;
  category: { label: string; icon?: ReactNode; caseType?: OutlineType | undefined };
  place?: string | undefined;
  /** What the staff will see, a few words each. */
  seen: readonly string[];
  /** Says that this is no emergency line. */
  emergency?: ReactNode;
  /** Between the cards and the end: an offline notice. */
  notice?: ReactNode;
  onStart: () => void;
  onCancel: () => void;
  /** The report is being opened. */
  busy?: boolean;
};

/** The last look before a report begins: what, where, who sees it. Renders header, `<main>` and actions. */
export const ReportStart = (props: ReportStartProps) => {
  const { texts, category, place, seen, emergency, notice, onStart, onCancel, busy = false } = props;
  const seenId = useId();
  const actions = (
    <ActionBar>
      <Button block icon={<SendIcon size={20} />} loading={busy} onClick={onStart}>
        {texts.start}
      </Button>
      <Button block variant="plain" onClick={onCancel}>
        {texts.cancel}
      </Button>
    </ActionBar>
  );
  return (
    <Frame header={{ title: texts.title, titleAs: 'h1', onBack: onCancel }} bottom={actions}>
      <Subject>
        {category.icon && <CaseOutline caseType={category.caseType}>{category.icon}</CaseOutline>}
        <Words>
          <Category>{category.label}</Category>
          {place && (
            <Place>
              <PinIcon size={18} />
              {place}
            </Place>
          )}
        </Words>
      </Subject>
      <Card aria-labelledby={seenId}>
        <Title id={seenId}>
          <EyeIcon size={20} />
          {texts.seenTitle}
        </Title>
        <List>
          {seen.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </List>
      </Card>
      {emergency}
      {notice}
    </Frame>
  );
};
