import { styled } from '@parvis/theme/css/stitches';
import { type ReactNode, useRef } from 'react';
import { EyeIcon } from '../../icons/EyeIcon.tsx';
import { PlusIcon } from '../../icons/PlusIcon.tsx';
import { Button } from '../../parts/Button/Button.tsx';
import { RadioGroup } from '../../parts/RadioGroup/RadioGroup.tsx';
import { Skeleton } from '../../parts/Skeleton/Skeleton.tsx';
import { useBeforePaint } from '../../useBeforePaint.ts';
import type { EditedQuestion } from '../QuestionEditor/QuestionEditor.tsx';
import { WordsField } from '../QuestionEditor/WordsField.tsx';
import { ActionBar } from '../shared/ActionBar.tsx';
import { Frame } from '../shared/Frame.tsx';
import { findNeighbourId, insertEntry, moveEntry, removeEntry, replaceEntry } from '../shared/listEdits.ts';
import { cardClass, paragraphClass } from '../shared/page.ts';
import type { RowActionTexts } from '../shared/RowActions.tsx';
import { ComposedQuestion } from './ComposedQuestion.tsx';
import type { EditedPoll } from './editedPoll.ts';
import { Findings } from './Findings.tsx';
import { PollSettings, type PollSettingsTexts, Section } from './PollSettings.tsx';

export type { EditedPoll, ResultsAudience } from './editedPoll.ts';

/** Beside the form. */
const WIDE = '@media (min-width: 75rem)';

const Columns = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$8',
  [WIDE]: { gridTemplateColumns: 'minmax(0, 40rem) minmax(20rem, 26rem)', justifyContent: 'center' },
});
const Form = styled('form', { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '$8', margin: 0 });
const Preview = styled('div', {
  position: 'relative',
  minInlineSize: 0,
  scrollMarginBlockStart: 'calc(var(--pv-top, 0px) + 16px)',
  outline: 'none',
  [WIDE]: {
    position: 'sticky',
    alignSelf: 'start',
    insetBlockStart: 'calc(var(--pv-top, 0px) + 16px)',
    maxBlockSize: 'calc(100vh - var(--pv-top, 0px) - var(--pv-actions, 0px) - 32px)',
    overflowY: 'auto',
  },
});
const Screen = styled('div', cardClass, { surface: 'bg', color: '$txt', display: 'grid', gap: '$4' });
const List = styled('ol', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$4',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
const Text = styled('p', paragraphClass, { fontSize: '$sm' });
const Buttons = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$2',
  '& > *': { flex: '1 1 auto' },
});
const ToPreview = styled('div', { display: 'contents', [WIDE]: { display: 'none' } });
const Placeholder = styled(Skeleton, { '&&&': { blockSize: 320 } });

export type PollComposerTexts = PollSettingsTexts & {
  title: string;
  actions: RowActionTexts;
  language: string;
  /** "Il manque 3 textes en anglais." */
  missing?: string | undefined;
  aboutTitle: string;
  label: string;
  labelHint: string;
  intro: string;
  questionsTitle: string;
  question: (n: number) => string;
  addQuestion: string;
  previewTitle: string;
  previewText: string;
  toPreview: string;
  save: string;
};

export type PollComposerProps = {
  texts: PollComposerTexts;
  subtitle?: string | undefined;
  onBack?: (() => void) | undefined;
  /** Undefined while loading. */
  poll: EditedPoll | undefined;
  onChange: (change: Partial<EditedPoll>) => void;
  /** Current one, and all. */
  language: string;
  languages: readonly { tag: string; name: string; short: string }[];
  onLanguage: (tag: string) => void;
  places: readonly { code: string; label: string }[];
  /** Discussions for the poll. Default: none. */
  gatherings?: readonly { code: string; label: string }[] | undefined;
  /** By field or question. */
  findings: ReadonlyMap<string, readonly string[]>;
  createQuestion: () => EditedQuestion;
  copyQuestion: (question: EditedQuestion) => EditedQuestion;
  renderQuestion: (question: EditedQuestion, onChange: (question: EditedQuestion) => void) => ReactNode;
  /** Why questions cannot be edited here. */
  fixedQuestions?: string | undefined;
  onRemoved: (name: string) => void;
  preview: ReactNode;
  /** Restored, or failed. */
  notice?: ReactNode;
  saving: boolean;
  onSave: () => void;
  failed?: ReactNode;
};

type FormProps = PollComposerProps & { poll: EditedPoll };

const About = ({ texts, poll, onChange, language, languages, onLanguage, findings }: FormProps) => {
  const short = Object.fromEntries(languages.map((one) => [one.tag, one.short]));
  const writing = { tag: language, short };
  return (
    <Section title={texts.aboutTitle}>
      {languages.length > 1 && (
        <RadioGroup
          label={texts.language}
          hint={texts.missing}
          value={language}
          options={languages.map(({ tag, name }) => ({ value: tag, label: name }))}
          onValueChange={(tag) => onLanguage(tag ?? language)}
        />
      )}
      <WordsField
        label={texts.label}
        hint={texts.labelHint}
        language={writing}
        words={poll.label}
        maxLength={120}
        need="required"
        problem={findings.get('label')?.join(' ')}
        onChange={(label) => onChange({ label })}
      />
      <WordsField
        label={texts.intro}
        language={writing}
        words={poll.intro}
        maxLength={400}
        need="optional"
        multiline
        problem={findings.get('intro')?.join(' ')}
        onChange={(intro) => onChange({ intro })}
      />
    </Section>
  );
};

const Questions = (props: FormProps) => {
  const { texts, poll, onChange, findings, createQuestion, copyQuestion, renderQuestion, onRemoved } = props;
  const { questions } = poll;
  const list = useRef<HTMLOListElement>(null);
  const wanted = useRef<string>(undefined);
  useBeforePaint(() => {
    const card = [...(list.current?.children ?? [])].find(
      (one): one is HTMLElement => one instanceof HTMLElement && one.dataset.question === wanted.current,
    );
    wanted.current = undefined;
    card?.focus();
  });
  const change = (next: readonly EditedQuestion[]) => onChange({ questions: next });
  const insert = (question: EditedQuestion, after?: string) => {
    wanted.current = question.id;
    change(insertEntry(questions, question, after));
  };
  return (
    <Section title={texts.questionsTitle}>
      <Findings texts={findings.get('questions') ?? []} />
      <List ref={list} role="list">
        {questions.map((question, index) => (
          <ComposedQuestion
            key={question.id}
            id={question.id}
            texts={texts.actions}
            name={texts.question(index + 1)}
            index={index}
            count={questions.length}
            findings={findings.get(question.id) ?? []}
            onMove={(step) => change(moveEntry(questions, question.id, step))}
            onDuplicate={() => insert(copyQuestion(question), question.id)}
            onRemove={() => {
              wanted.current = findNeighbourId(questions, question.id);
              change(removeEntry(questions, question.id));
              onRemoved(texts.question(index + 1));
            }}
          >
            {renderQuestion(question, (next) => change(replaceEntry(questions, next)))}
          </ComposedQuestion>
        ))}
      </List>
      <div>
        <Button variant="quiet" icon={<PlusIcon size={20} />} onClick={() => insert(createQuestion())}>
          {texts.addQuestion}
        </Button>
      </div>
    </Section>
  );
};

/** Composes a poll with a preview. */
export const PollComposer = (props: PollComposerProps) => {
  const { texts, subtitle, onBack, poll, onChange, places, gatherings, findings, fixedQuestions } = props;
  const { preview, notice, saving, onSave, failed } = props;
  const shown = useRef<HTMLDivElement>(null);
  return (
    <Frame
      wide
      header={{ title: texts.title, titleAs: 'h1', subtitle, ...(onBack && { onBack }) }}
      busy={!poll && !failed}
      actions={
        poll &&
        !failed && (
          <ActionBar>
            <Buttons>
              <ToPreview>
                <Button
                  variant="quiet"
                  icon={<EyeIcon size={20} />}
                  onClick={() => {
                    shown.current?.scrollIntoView({ block: 'start' });
                    shown.current?.focus({ preventScroll: true });
                  }}
                >
                  {texts.toPreview}
                </Button>
              </ToPreview>
              <Button loading={saving} onClick={onSave}>
                {texts.save}
              </Button>
            </Buttons>
          </ActionBar>
        )
      }
    >
      {failed}
      {!failed && !poll && <Placeholder />}
      {!failed && poll && (
        <Columns>
          <Form noValidate onSubmit={(event) => event.preventDefault()}>
            {notice}
            <About {...props} poll={poll} />
            {fixedQuestions === undefined ? (
              <Questions {...props} poll={poll} />
            ) : (
              <Section title={texts.questionsTitle}>
                <Text>{fixedQuestions}</Text>
              </Section>
            )}
            <PollSettings {...{ texts, poll, places, gatherings, findings, onChange }} />
          </Form>
          <Preview ref={shown} tabIndex={-1}>
            <Section title={texts.previewTitle}>
              <Text>{texts.previewText}</Text>
              <Screen>{preview}</Screen>
            </Section>
          </Preview>
        </Columns>
      )}
    </Frame>
  );
};
