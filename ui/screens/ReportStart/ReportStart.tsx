import { styled } from '@parvis/theme/css/stitches';
import { type ReactNode, useId } from 'react';
import { EyeIcon } from '../../icons/EyeIcon.tsx';
import { SendIcon } from '../../icons/SendIcon.tsx';
import { Button } from '../../parts/Button/Button.tsx';
import { ActionBar } from '../shared/ActionBar.tsx';
import { Frame } from '../shared/Frame.tsx';
import { cardClass, subheadingClass } from '../shared/page.ts';
import { ReportSubject, type ReportSubjectProps } from './ReportSubject.tsx';

export { ReportReview, type ReportReviewProps, SendBar } from './ReportReview.tsx';

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

export type ReportStartProps = ReportSubjectProps & {
  /** Words of the screen. */
  texts: ReportStartTexts;
  /** What the staff will see, a few words each. */
  seen: readonly string[];
  /** Says that this is no emergency line. */
  emergency?: ReactNode;
  /** Between the cards and the end: an offline notice. */
  notice?: ReactNode;
  /** The questions may begin. */
  onStart: () => void;
  /** Back to the menu. */
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
      <ReportSubject category={category} place={place} />
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
