import type { ReactNode } from 'react';
import type { Action } from '../engine/types.ts';
import type { Answer } from '../model/report.ts';
import type { Item, ItemOf } from '../model/schema.ts';
import type { QuestionnaireViewProps } from './QuestionnaireView.tsx';
import type { QuestionnaireTexts, ResolveText } from './questionnaireTexts.ts';

export interface ShownQuestion {
  readonly answers: Readonly<Record<string, Answer>>;
  readonly typed: Readonly<Record<string, string>>;
  readonly invalid: readonly string[];
  /** By the host. */
  readonly refused: string | undefined;
  /** Failed attempts; each is announced. */
  readonly attempts: number;
  /** The question needs a button press. */
  readonly buttons: boolean;
  readonly skippable: boolean;
  readonly waiting: boolean;
  /** Or one run of checkboxes. */
  readonly onlyAnswer: boolean;
  readonly titleElementId: string | undefined;
  readonly texts: QuestionnaireTexts;
  readonly resolveText: ResolveText;
  readonly renderIcon: ((name: string) => ReactNode) | undefined;
  /** For example with links. */
  readonly renderWords: ((words: string, item: Item) => ReactNode) | undefined;
  readonly renderPhoto: ((item: ItemOf<'photo'>, labelId: string) => ReactNode) | undefined;
  /** Content under a text field. */
  readonly renderBelow: QuestionnaireViewProps['renderBelow'];
  /** The view adds the shown question's instance. */
  readonly send: (action: Action) => void;
}
