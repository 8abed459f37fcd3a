import { styled } from '@parvis/theme/css/stitches';
import { useRef } from 'react';
import { PlusIcon } from '../../icons/PlusIcon.tsx';
import { Button } from '../../parts/Button/Button.tsx';
import { useBeforePaint } from '../../useBeforePaint.ts';
import { findNeighbourId, insertEntry, moveEntry, removeEntry, replaceEntry } from '../shared/listEdits.ts';
import { RowActions, type RowActionTexts } from '../shared/RowActions.tsx';
import { type EditedOption, OPTION_MAX } from './editedQuestion.ts';
import { WordsField, type WritingLanguage } from './WordsField.tsx';

const List = styled('ul', { display: 'grid', gap: '$3', margin: 0, padding: 0, listStyle: 'none' });
const Row = styled('li', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$1',
  '@desk': { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end', columnGap: '$2' },
});

export type OptionsEditorTexts = {
  actions: RowActionTexts;
  /** "Choix 2" */
  option: (n: number) => string;
  addOption: string;
};

export type OptionsEditorProps = {
  texts: OptionsEditorTexts;
  language: WritingLanguage;
  options: readonly EditedOption[];
  problems: ReadonlyMap<string, string>;
  max: number;
  createOption: () => EditedOption;
  onChange: (options: readonly EditedOption[]) => void;
  /** After a removal, with the option's name. */
  onRemoved: (name: string) => void;
};

/** Options; Enter adds one. */
export const OptionsEditor = (props: OptionsEditorProps) => {
  const { texts, language, options, problems, max, createOption, onChange, onRemoved } = props;
  const fields = useRef(new Map<string, HTMLElement>());
  const wanted = useRef<string>(undefined);
  useBeforePaint(() => {
    if (wanted.current !== undefined) fields.current.get(wanted.current)?.focus();
    wanted.current = undefined;
  });
  const insert = (option: EditedOption, after?: string) => {
    if (options.length >= max) return;
    wanted.current = option.id;
    onChange(insertEntry(options, option, after));
  };
  return (
    <>
      <List role="list">
        {options.map((option, index) => {
          const name = texts.option(index + 1);
          return (
            <Row key={option.id}>
              <WordsField
                label={name}
                language={language}
                words={option.words}
                maxLength={OPTION_MAX}
                problem={problems.get(option.id)}
                fieldRef={(field) => {
                  if (field) fields.current.set(option.id, field);
                  else fields.current.delete(option.id);
                }}
                onChange={(words) => onChange(replaceEntry(options, { ...option, words }))}
                onEnter={() => insert(createOption(), option.id)}
              />
              <RowActions
                texts={texts.actions}
                name={name}
                index={index}
                count={options.length}
                onMove={(step) => onChange(moveEntry(options, option.id, step))}
                onDuplicate={
                  options.length < max
                    ? () => insert({ ...createOption(), words: option.words }, option.id)
                    : undefined
                }
                onRemove={() => {
                  wanted.current = findNeighbourId(options, option.id);
                  onChange(removeEntry(options, option.id));
                  onRemoved(name);
                }}
              />
            </Row>
          );
        })}
      </List>
      {options.length < max && (
        <div>
          <Button
            variant="quiet"
            size="small"
            icon={<PlusIcon size={20} />}
            onClick={() => insert(createOption())}
          >
            {texts.addOption}
          </Button>
        </div>
      )}
    </>
  );
};
