import { styled } from '@parvis/theme/css/stitches';
import { type ReactNode, useId } from 'react';
import { ChartIcon } from '../../icons/ChartIcon.tsx';
import { Chip } from '../../parts/Chip/Chip.tsx';
import { ChipRow } from '../../parts/ChipRow/ChipRow.tsx';
import { EmptyState } from '../../parts/EmptyState/EmptyState.tsx';
import { FilterChip } from '../../parts/FilterChip/FilterChip.tsx';
import { Skeleton } from '../../parts/Skeleton/Skeleton.tsx';
import { edgedButtons } from '../shared/askCard.ts';
import { Frame } from '../shared/Frame.tsx';
import { cardClass, paragraphClass, subheadingClass } from '../shared/page.ts';
import { type ResultRow, ResultTable, type ResultTableTexts } from './ResultTable.tsx';

export { ReportTexts, type WrittenText } from './ReportTexts.tsx';
export type { ResultRow } from './ResultTable.tsx';

const Top = styled('section', cardClass, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: '$2',
  ...edgedButtons,
});
const Total = styled('p', { margin: 0, fontSize: '$lg', fontWeight: '$bold', lineHeight: '$tight' });
const Text = styled('p', paragraphClass, { fontSize: '$sm' });
const Actions = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  justifySelf: 'stretch',
  gap: '$2',
  paddingBlockStart: '$2',
  '@phone': { '& > *': { flex: '1 1 100%' } },
});
const Card = styled('section', cardClass, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$3',
});
const Question = styled('h2', subheadingClass);
const Groups = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  gap: '$5',
});
const Group = styled('section', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: '$2',
});
const GroupName = styled('h3', { margin: 0, fontSize: '$md', fontWeight: '$bold', overflowWrap: 'anywhere' });
const Placeholder = styled(Skeleton, { '&&&': { blockSize: 240 } });

export type ReportTable = {
  id: string;
  caption: string;
  average?: string | undefined;
  rows: readonly ResultRow[];
};

/** Of a place or day. */
export type ReportGroup = { id: string; label: string; total: string; tables: readonly ReportTable[] };

export type ReportQuestion = {
  id: string;
  title: string;
  /** "20 réponses". */
  total: string;
  /** Absent by place or day. */
  tables?: readonly ReportTable[] | undefined;
  groups?: readonly ReportGroup[] | undefined;
  /** Why there are none. */
  none?: string | undefined;
  texts?: ReactNode;
};

export type ReportView = { id: string; label: string };

export type PollReportTexts = ResultTableTexts & {
  title: string;
  views: string;
  empty: string;
  emptyText: string;
};

export type PollReportProps = {
  texts: PollReportTexts;
  subtitle?: string | undefined;
  onBack?: (() => void) | undefined;
  /** "Ouvert". */
  status?: string | undefined;
  /** "20 réponses, dont 18 complètes". */
  total?: string | undefined;
  /** Period, places, readers of results. */
  facts: readonly string[];
  actions?: ReactNode;
  views: readonly ReportView[];
  view: string;
  onView: (view: string) => void;
  /** About small groups. */
  note?: string | undefined;
  /** Undefined while loading; empty without answers. */
  questions: readonly ReportQuestion[] | undefined;
  /** Replaces the results. */
  failed?: ReactNode;
  footer?: ReactNode;
};

const Tables = ({ tables, texts }: { tables: readonly ReportTable[]; texts: ResultTableTexts }) =>
  tables.map(({ id, ...table }) => <ResultTable key={id} texts={texts} {...table} />);

const GroupResults = ({ group, texts }: { group: ReportGroup; texts: ResultTableTexts }) => {
  const titleId = useId();
  return (
    <Group aria-labelledby={titleId}>
      <GroupName id={titleId}>{group.label}</GroupName>
      <Text>{group.total}</Text>
      <Tables tables={group.tables} texts={texts} />
    </Group>
  );
};

const QuestionResults = ({ question, texts }: { question: ReportQuestion; texts: ResultTableTexts }) => {
  const titleId = useId();
  const { title, total, tables, groups, none } = question;
  return (
    <Card aria-labelledby={titleId}>
      <Question id={titleId}>{title}</Question>
      <Text>{total}</Text>
      {tables && <Tables tables={tables} texts={texts} />}
      {groups && groups.length > 0 && (
        <Groups>
          {groups.map((group) => (
            <GroupResults key={group.id} group={group} texts={texts} />
          ))}
        </Groups>
      )}
      {none && <Text>{none}</Text>}
      {question.texts}
    </Card>
  );
};

/** Poll results for staff: in all, by place or by day. */
export const PollReport = (props: PollReportProps) => {
  const { texts, subtitle, onBack, status, total, facts, actions, views, view, onView, note } = props;
  const { questions, failed, footer } = props;
  return (
    <Frame
      header={{ title: texts.title, titleAs: 'h1', subtitle, ...(onBack && { onBack }) }}
      busy={!questions && !failed}
    >
      {failed}
      {!failed && !questions && <Placeholder />}
      {!failed && questions && (
        <>
          <Top>
            {status && <Chip>{status}</Chip>}
            {total && <Total>{total}</Total>}
            {facts.map((fact) => (
              <Text key={fact}>{fact}</Text>
            ))}
            {actions && <Actions>{actions}</Actions>}
          </Top>
          {questions.length === 0 ? (
            <EmptyState icon={<ChartIcon size={28} />} title={texts.empty} text={texts.emptyText} />
          ) : (
            <>
              <ChipRow wrap aria-label={texts.views}>
                {views.map(({ id, label }) => (
                  <FilterChip key={id} pressed={id === view} onClick={() => onView(id)}>
                    {label}
                  </FilterChip>
                ))}
              </ChipRow>
              {note && <Text>{note}</Text>}
              {questions.map((question) => (
                <QuestionResults key={question.id} question={question} texts={texts} />
              ))}
            </>
          )}
        </>
      )}
      {footer}
    </Frame>
  );
};
