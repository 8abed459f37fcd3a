import type { CaseInfo, Outcome } from '@parvis/api/entities/case';
import { createContext, type RefObject, use, useEffect } from 'react';
import type { CaseButton, StepPrompt } from './caseButtons.ts';

/** The list and its page. */
export interface DeskBoard {
  readonly openNeighbour: (step: 1 | -1) => void;
  readonly focusSearch: () => void;
  /** Opens a case for a caller. */
  readonly openCounter: () => void;
  readonly showKeys: () => void;
  readonly showPalette: () => void;
  /** Selects rows. */
  readonly select?: { readonly toggle: () => void; readonly extend: (step: 1 | -1) => void };
}

export interface DeskCase {
  readonly info: CaseInfo;
  /** Allowed, strongest first. */
  readonly buttons: readonly CaseButton[];
  readonly press: (button: CaseButton) => void;
  readonly ask: (prompt: StepPrompt) => void;
  readonly close: (outcome: Outcome) => void;
  readonly openOutcomes: () => void;
  /** Focuses the field, or the reason without one. @param now page time, milliseconds */
  readonly focusReply: (now: number) => void;
  /** Switches the field to an internal note and focuses it. */
  readonly writeNote: ((now: number) => void) | undefined;
  readonly print: () => void;
  /** Undefined unless the field has the focus. */
  readonly leaveReply: () => (() => void) | undefined;
  /** Undefined with nothing to send. */
  readonly sendNext: () => (() => void) | undefined;
  /** Undefined if the details are beside the case. */
  readonly showDetails: (() => void) | undefined;
}

/** Targets of commands. */
export interface Desk {
  readonly board?: DeskBoard | undefined;
  readonly open?: DeskCase | undefined;
}

export const DeskContext = createContext<RefObject<Desk> | undefined>(undefined);

/** Registers a part of the page while mounted. */
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
