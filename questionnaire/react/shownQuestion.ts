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
  /** Reason of the host's rejection. */
  readonly refused: string | undefined;
  /** Counts failed attempts, so that each is announced. */
  readonly attempts: number;
  /** The question needs a button press. */
  readonly buttons: boolean;
  readonly skippable: boolean;
  readonly waiting: boolean;
  /** It has one answer, or one run of checkboxes. */
  readonly onlyAnswer: boolean;
  readonly titleElementId: string | undefined;
  readonly texts: QuestionnaireTexts;
  readonly resolveText: ResolveText;
  readonly renderIcon: ((name: string) => ReactNode) | undefined;
  /** Renders a text, for example with links. */
  readonly renderWords: ((words: string, item: Item) => ReactNode) | undefined;
  readonly renderPhoto: ((item: ItemOf<'photo'>, labelId: string) => ReactNode) | undefined;
  /** Draws what stands under a field that is typed into. */
  readonly renderBelow: QuestionnaireViewProps['renderBelow'];
  /** Sends an event; the view adds the instance of the question that is shown. */
  readonly send: (action: Action) => void;
}
