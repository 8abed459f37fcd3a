import { styled } from '@parvis/theme/css/stitches';
import { Checkbox } from '../../parts/Checkbox/Checkbox.tsx';
import { Select } from '../../parts/Select/Select.tsx';
import { RowActions } from '../shared/RowActions.tsx';
import { type EditedPart, isAsking, type PartKind, STARS, WORDS_MAX } from './editedQuestion.ts';
import { OptionsEditor, type OptionsEditorProps, type OptionsEditorTexts } from './OptionsEditor.tsx';
import { WordsField, type WritingLanguage } from './WordsField.tsx';

const Part = styled('li', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$3',
  paddingBlockStart: '$3',
  hairline: 'blockStart',
});
const Top = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$2',
});
const Name = styled('h4', { margin: 0, fontSize: '$md', fontWeight: '$bold' });
const Pair = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  gap: '$3',
});

export type PartEditorTexts = OptionsEditorTexts & {
  /** "Réponse 2". */
  part: (n: number) => string;
  kind: string;
  kinds: Readonly<Record<PartKind, string>>;
  label: Readonly<Record<PartKind, string>>;
  required: string;
  several: string;
  low: string;
  high: string;
  no: string;
  yes: string;
  stars: string;
};

export type PartEditorProps = Pick<OptionsEditorProps, 'problems' | 'createOption' | 'onRemoved'> & {
  texts: PartEditorTexts;
  language: WritingLanguage;
  part: EditedPart;
  index: number;
  count: number;
  /** Allowed. */
  kinds: readonly PartKind[];
  /** By the title. */
  isNamed: boolean;
  optionsMax: number;
  /** Of its heading. */
  headingAs: 'h3' | 'h4';
  onChange: (part: EditedPart) => void;
  onMove: (step: 1 | -1) => void;
  onDuplicate?: (() => void) | undefined;
  onRemove: () => void;
};

/** Characters. */
const END_MAX = 40;

/** Of stars, or of yes and no. */
const Ends = ({ part, texts, language, onChange }: PartEditorProps) => {
  const isRating = part.kind === 'rating';
  const low = (
    <WordsField
      label={isRating ? texts.low : texts.no}
      language={language}
      words={part.low}
      maxLength={END_MAX}
      need="optional"
      onChange={(words) => onChange({ ...part, low: words })}
    />
  );
  const high = (
    <WordsField
      label={isRating ? texts.high : texts.yes}
      language={language}
      words={part.high}
      maxLength={END_MAX}
      need="optional"
      onChange={(words) => onChange({ ...part, high: words })}
    />
  );
  return (
    <Pair>
      {isRating ? low : high}
      {isRating ? high : low}
    </Pair>
  );
};

const Choice = ({
  part,
  texts,
  language,
  problems,
  optionsMax,
  createOption,
  onChange,
  onRemoved,
}: PartEditorProps) => (
  <>
    <OptionsEditor
      {...{ texts, language, problems, createOption, onRemoved }}
      options={part.options}
      max={optionsMax}
      onChange={(options) => onChange({ ...part, options })}
    />
    <Checkbox
      checked={!part.exclusive}
      onCheckedChange={(several) => onChange({ ...part, exclusive: !several })}
    >
      {texts.several}
    </Checkbox>
  </>
);

/** Edits one part of a question. */
export const PartEditor = (props: PartEditorProps) => {
  const { texts, language, part, index, count, kinds, isNamed, problems } = props;
  const { onChange, onMove, onDuplicate, onRemove } = props;
  const { kind } = part;
  const name = texts.part(index + 1);
  return (
    <Part data-part={part.id}>
      <Top>
        <Name as={props.headingAs}>{name}</Name>
        <RowActions texts={texts.actions} {...{ name, index, count, onMove, onDuplicate, onRemove }} />
      </Top>
      <Select
        label={texts.kind}
        value={kind}
        options={kinds.map((value) => ({ value, label: texts.kinds[value] }))}
        onValueChange={(value) => onChange({ ...part, kind: kinds.find((one) => one === value) ?? kind })}
      />
      {!isNamed && (
        <WordsField
          label={texts.label[kind]}
          language={language}
          words={part.words}
          maxLength={WORDS_MAX}
          multiline={kind === 'text'}
          need={kind === 'choice' ? 'optional' : 'required'}
          problem={problems.get(part.id)}
          onChange={(words) => onChange({ ...part, words })}
        />
      )}
      {kind === 'choice' && <Choice {...props} />}
      {kind === 'rating' && (
        <Select
          label={texts.stars}
          value={`${part.stars}`}
          options={STARS.map((stars) => ({ value: `${stars}`, label: `${stars}` }))}
          onValueChange={(value) => onChange({ ...part, stars: Number(value) })}
        />
      )}
      {(kind === 'rating' || kind === 'yesNo') && <Ends {...props} />}
      {isAsking(part) && kind !== 'choice' && (
        <Checkbox checked={part.required} onCheckedChange={(required) => onChange({ ...part, required })}>
          {texts.required}
        </Checkbox>
      )}
    </Part>
  );
};
