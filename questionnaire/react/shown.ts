import type { ReactNode } from 'react';
import type { Action } from '../engine/types.ts';
import type { Answer } from '../model/report.ts';
import type { Item, ItemOf } from '../model/schema.ts';
import type { QuestionnaireViewProps } from './QuestionnaireView.tsx';
import type { QuestionnaireTexts, ResolveText } from './words.ts';

/** What every item of the question that is shown needs to know. */
export interface Shown {
  readonly answers: Readonly<Record<string, Answer>>;
  readonly typed: Readonly<Record<string, string>>;
  readonly invalid: readonly string[];
  /** Why the host took what was typed for no answer. */
  readonly refused: string | undefined;
  /** Grows with every try that failed, so that each is spoken. */
  readonly attempts: number;
  /** The question waits for a button; without one it completes by itself. */
  readonly buttons: boolean;
  /** One of its buttons leads on without an answer. */
  readonly skippable: boolean;
  readonly waiting: boolean;
  /** There is one item to answer, or one row of checkboxes. */
  readonly onlyAnswer: boolean;
  /** The element that holds the title, if there is a title. */
  readonly titleElementId: string | undefined;
  readonly texts: QuestionnaireTexts;
  readonly resolveText: ResolveText;
  readonly renderIcon: ((name: string) => ReactNode) | undefined;
  /** Draws the words of a text: with links in them, say. */
  readonly renderWords: ((words: string, item: Item) => ReactNode) | undefined;
  /** Draws what takes and shows the photos of an item. */
  readonly renderPhoto: ((item: ItemOf<'photo'>, labelId: string) => ReactNode) | undefined;
  /** Draws what stands under a field that is typed into. */
  readonly renderBelow: QuestionnaireViewProps['renderBelow'];
  /** Sends an event; the view adds the instance of the question that is shown. */
  readonly send: (action: Action) => void;
}
