import { styled } from '@parvis/theme/css/stitches';
import { useRef } from 'react';
import { PlusIcon } from '../../icons/PlusIcon.tsx';
import { Menu } from '../../parts/Menu/Menu.tsx';
import { useBeforePaint } from '../../useBeforePaint.ts';
import { findNeighbourId, insertEntry, moveEntry, removeEntry, replaceEntry } from '../shared/listEdits.ts';
import {
  type EditedOption,
  type EditedPart,
  type EditedQuestion,
  hasChoice,
  isNamedByTitle,
  type PartKind,
  WORDS_MAX,
} from './editedQuestion.ts';
import { PartEditor, type PartEditorTexts } from './PartEditor.tsx';
import { WordsField, type WritingLanguage } from './WordsField.tsx';

export type { EditedOption, EditedPart, EditedQuestion, EditedWords, PartKind } from './editedQuestion.ts';
export { hasChoice, isAsking, isNamedByTitle, withWords } from './editedQuestion.ts';
export type { WritingLanguage } from './WordsField.tsx';

const Root = styled('div', { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '$4' });
const List = styled('ul', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$4',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
const Problem = styled('p', { margin: 0, fontWeight: '$bold', fontSize: '$sm' });

export type QuestionEditorTexts = PartEditorTexts & {
  title: string;
  titleHint?: string | undefined;
  addPart: string;
};

export type QuestionEditorProps = {
  texts: QuestionEditorTexts;
  language: WritingLanguage;
  question: EditedQuestion;
  kinds: readonly PartKind[];
  /** By id of question, part or option; `parts` for the list. */
  problems: ReadonlyMap<string, string>;
  /** Allows several lists of options. Default `false`. */
  severalLists?: boolean;
  partsMax?: number;
  /** Heading level of its parts. Default `h4`. */
  headingAs?: 'h3' | 'h4';
  optionsMax?: number;
  createPart: (kind: PartKind) => EditedPart;
  createOption: () => EditedOption;
  onChange: (question: EditedQuestion) => void;
  /** With its name, to offer an undo. */
  onRemoved: (name: string) => void;
};

/** New ids. */
const copyPart = (part: EditedPart, { createPart, createOption }: QuestionEditorProps): EditedPart => ({
  ...part,
  id: createPart(part.kind).id,
  options: part.options.map(({ words }) => ({ ...createOption(), words })),
});

/** To a new part's first control. */
function usePartFocus() {
  const root = useRef<HTMLDivElement>(null);
  const wanted = useRef<string>(undefined);
  useBeforePaint(() => {
    const { current } = wanted;
    if (current === undefined) return;
    wanted.current = undefined;
    const part = [...(root.current?.querySelectorAll<HTMLElement>('[data-part]') ?? [])].find(
      ({ dataset }) => dataset.part === current,
    );
    (part ?? root.current)?.querySelector<HTMLElement>('[role=combobox], textarea, input')?.focus();
  });
  return { root, focusPart: (id: string) => (wanted.current = id) };
}

/** Edits a question in one language at a time. */
export const QuestionEditor = (props: QuestionEditorProps) => {
  const {
    texts,
    language,
    question,
    kinds,
    problems,
    partsMax = 20,
    optionsMax = 20,
    severalLists = false,
    headingAs = 'h4',
  } = props;
  const { createPart, createOption, onChange, onRemoved } = props;
  const { parts } = question;
  const { root, focusPart } = usePartFocus();
  const change = (next: readonly EditedPart[]) => onChange({ ...question, parts: next });
  const insert = (part: EditedPart, after?: string) => {
    focusPart(part.id);
    change(insertEntry(parts, part, after));
  };
  const getKinds = (part?: EditedPart) =>
    kinds.filter((kind) => kind !== 'choice' || severalLists || !hasChoice(question, part?.id));
  const mayAdd = parts.length < partsMax;
  return (
    <Root ref={root}>
      <WordsField
        label={texts.title}
        hint={texts.titleHint}
        language={language}
        words={question.title}
        maxLength={WORDS_MAX}
        need="required"
        multiline
        problem={problems.get(question.id)}
        onChange={(title) => onChange({ ...question, title })}
      />
      <List role="list">
        {parts.map((part, index) => (
          <PartEditor
            key={part.id}
            {...{ texts, language, part, index, problems, optionsMax, headingAs, createOption, onRemoved }}
            count={parts.length}
            kinds={getKinds(part)}
            isNamed={isNamedByTitle(part, question)}
            onChange={(next) => change(replaceEntry(parts, next))}
            onMove={(step) => change(moveEntry(parts, part.id, step))}
            onDuplicate={
              mayAdd && (severalLists || part.kind !== 'choice')
                ? () => insert(copyPart(part, props), part.id)
                : undefined
            }
            onRemove={() => {
              focusPart(findNeighbourId(parts, part.id) ?? '');
              change(removeEntry(parts, part.id));
              onRemoved(texts.part(index + 1));
            }}
          />
        ))}
      </List>
      {problems.has('parts') && <Problem role="alert">{problems.get('parts')}</Problem>}
      {mayAdd && (
        <div>
          <Menu
            variant="quiet"
            size="small"
            icon={<PlusIcon size={20} />}
            title={texts.addPart}
            entries={getKinds().map((kind) => ({ id: kind, label: texts.kinds[kind] }))}
            onChoose={(id) => {
              const kind = kinds.find((one) => one === id);
              if (kind) insert(createPart(kind));
            }}
          >
            {texts.addPart}
          </Menu>
        </div>
      )}
    </Root>
  );
};
