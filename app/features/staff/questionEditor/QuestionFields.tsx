import { languages } from '@parvis/locales/languages';
import type { Translate } from '@parvis/locales/translate';
import {
  type PartKind,
  QuestionEditor,
  type QuestionEditorProps,
  type QuestionEditorTexts,
} from '@parvis/ui/screens/QuestionEditor';
import { useTexts } from '../../../lib/texts/useTexts.ts';
import { createOption, createPart } from './createParts.ts';

const PART_KINDS: readonly PartKind[] = [
  ...(['choice', 'yesNo', 'rating', 'message', 'email', 'phone', 'text'] as const),
];

export const rowActionTexts = (t: Translate): QuestionEditorTexts['actions'] => ({
  moveUp: (name) => t('editor.moveUp', { name }),
  moveDown: (name) => t('editor.moveDown', { name }),
  duplicate: (name) => t('editor.duplicate', { name }),
  remove: (name) => t('editor.remove', { name }),
});

const short: Readonly<Record<string, string>> = Object.fromEntries(
  languages.map((one) => [one.tag, one.short]),
);

const editorTexts = (t: Translate): QuestionEditorTexts => {
  const of = (area: 'kind' | 'label') =>
    Object.fromEntries(PART_KINDS.map((kind) => [kind, t(`editor.${area}.${kind}`)])) as Record<
      PartKind,
      string
    >;
  return {
    ...{ actions: rowActionTexts(t), title: t('editor.title'), addPart: t('editor.addPart') },
    part: (n) => t('editor.part', { n }),
    option: (n) => t('editor.option', { n }),
    ...{ addOption: t('editor.addOption'), kind: t('editor.kind'), kinds: of('kind'), label: of('label') },
    ...{ required: t('editor.required'), several: t('editor.several'), stars: t('editor.stars') },
    ...{ low: t('editor.low'), high: t('editor.high'), no: t('editor.no'), yes: t('editor.yes') },
  };
};

export type QuestionFieldsProps = Pick<
  QuestionEditorProps,
  'question' | 'problems' | 'severalLists' | 'headingAs' | 'partsMax' | 'optionsMax' | 'onChange'
> & {
  language: string;
  kinds?: readonly PartKind[];
  onRemoved?: QuestionEditorProps['onRemoved'];
};

/** Needs the texts `editor`. */
export const QuestionFields = ({
  language,
  kinds = PART_KINDS,
  onRemoved = () => {},
  ...rest
}: QuestionFieldsProps) => {
  const { t } = useTexts();
  return (
    <QuestionEditor
      {...rest}
      texts={editorTexts(t)}
      language={{ tag: language, short }}
      {...{ kinds, createPart, createOption, onRemoved }}
    />
  );
};
