import type { CaseInfo, Outcome } from '@parvis/api/entities/case';
import { createContext, type RefObject, use, useEffect } from 'react';
import type { CaseButton, StepPrompt } from './caseButtons.ts';

/** The list of cases and its page. */
export interface DeskBoard {
  readonly openNeighbour: (step: 1 | -1) => void;
  readonly focusSearch: () => void;
  /** Opens the page of a case for a caller. */
  readonly openCounter: () => void;
  readonly showKeys: () => void;
  readonly showPalette: () => void;
  /** Selects rows. */
  readonly select?: { readonly toggle: () => void; readonly extend: (step: 1 | -1) => void };
}

/** The open case. */
export interface DeskCase {
  readonly info: CaseInfo;
  /** Allowed steps, strongest first. */
  readonly buttons: readonly CaseButton[];
  readonly press: (button: CaseButton) => void;
  readonly ask: (prompt: StepPrompt) => void;
  readonly close: (outcome: Outcome) => void;
  /** Offers the outcomes. */
  readonly openOutcomes: () => void;
  /** Focuses the field, or why there is none. @param now page time, milliseconds */
  readonly focusReply: (now: number) => void;
  /** Turns the field to an internal note and focuses it. */
  readonly writeNote: ((now: number) => void) | undefined;
  readonly print: () => void;
  /** Undefined unless the focus is in the field. */
  readonly leaveReply: () => (() => void) | undefined;
  /** Undefined with nothing to send. */
  readonly sendNext: () => (() => void) | undefined;
  /** Undefined where the details stand beside the case. */
  readonly showDetails: (() => void) | undefined;
}

/** What commands use. */
export interface Desk {
  readonly board?: DeskBoard | undefined;
  readonly open?: DeskCase | undefined;
}

export const DeskContext = createContext<RefObject<Desk> | undefined>(undefined);

/** Lends a part of the page to the commands, while it is drawn. */
export function useDeskPart<Name extends keyof Desk>(name: Name, part: Desk[Name]): void {
  const desk = use(DeskContext);
  useEffect(() => {
    if (!desk) return;
    desk.current = { ...desk.current, [name]: part };
    return () => {
      if (desk.current[name] === part) desk.current = { ...desk.current, [name]: undefined };
    };
  }, [desk, name, part]);
}
