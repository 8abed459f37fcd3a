import type { CaseInfo } from '@parvis/api/entities/case';
import { useMemo, useRef } from 'react';
import { focusHeading } from '../../shell/focusHeading.ts';
import { listAllowedSteps, listButtons } from './commands/caseButtons.ts';
import { type DeskCase, useDeskPart } from './commands/desk.ts';
import { shortcutSuppressor } from './commands/shortcutSuppressor.ts';
import type { CaseSteps } from './useCaseSteps.ts';
import { useHasDetailsPane } from './useHasDetailsPane.ts';

interface Elements {
  readonly composer: HTMLFormElement | null;
  readonly closeButton: HTMLButtonElement | null;
  readonly closedNote: HTMLParagraphElement | null;
}

const getField = ({ composer }: Elements) => composer?.querySelector('textarea');

/** Focuses the field, or explains its absence and suppresses further typing as shortcuts. */
function focusReply(elements: Elements, now: number): void {
  const field = getField(elements);
  if (!field) shortcutSuppressor.begin(now);
  (field ?? elements.closedNote)?.focus();
}

const leaveReply = (elements: Elements) => () => {
  getField(elements)?.blur();
  focusHeading();
};

const getSendNext = ({ composer }: Elements) =>
  composer?.querySelector<HTMLButtonElement>('button[data-next]:enabled');

interface CaseActions {
  readonly onDetails: () => void;
  /** Undefined without notes. */
  readonly write: ((mode: 'reply' | 'note') => void) | undefined;
  readonly onPrint: () => void;
}

/** @returns refs of press and focus targets */
export function useCaseCommands(
  info: CaseInfo | undefined,
  steps: CaseSteps,
  { onDetails, write, onPrint }: CaseActions,
): { open: DeskCase | undefined; refs: ReturnType<typeof useRefs> } {
  const refs = useRefs();
  const isBeside = useHasDetailsPane();
  const latest = useRef({ steps, onDetails, write, onPrint });
  latest.current = { steps, onDetails, write, onPrint };
  const canNote = write !== undefined;
  const open = useMemo((): DeskCase | undefined => {
    if (!info) return undefined;
    const getElements = (): Elements => ({
      composer: refs.composer.current,
      closeButton: refs.closeButton.current,
      closedNote: refs.closedNote.current,
    });
    return {
      info,
      buttons: listButtons(listAllowedSteps(info), info),
      press: (button) => latest.current.steps.press(button),
      ask: (prompt) => latest.current.steps.ask(prompt),
      close: (outcome) => latest.current.steps.run({ step: 'close', outcome }),
      // A dialog where the button is hidden.
      openOutcomes: () => {
        const { closeButton } = getElements();
        if (closeButton?.offsetParent) closeButton.click();
        else latest.current.steps.ask('close');
      },
      focusReply: (now) => {
        latest.current.write?.('reply');
        focusReply(getElements(), now);
      },
      writeNote: canNote
        ? (now) => {
            latest.current.write?.('note');
            focusReply(getElements(), now);
          }
        : undefined,
      print: () => latest.current.onPrint(),
      leaveReply: () => {
        const elements = getElements();
        const field = getField(elements);
        return field && field === document.activeElement ? leaveReply(elements) : undefined;
      },
      sendNext: () => {
        const button = getSendNext(getElements());
        return button ? () => button.click() : undefined;
      },
      showDetails: isBeside ? undefined : () => latest.current.onDetails(),
    };
  }, [info, isBeside, canNote, refs]);
  useDeskPart('open', open);
  return { open, refs };
}

function useRefs() {
  const closeButton = useRef<HTMLButtonElement>(null);
  const closedNote = useRef<HTMLParagraphElement>(null);
  const composer = useRef<HTMLFormElement>(null);
  return useMemo(() => ({ closeButton, closedNote, composer }), []);
}
