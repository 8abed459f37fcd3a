import { type CaseInfo, isStep } from '@parvis/api/entities/case';
import { isComposing } from '@parvis/ui/inputMethod';
import { type RefObject, useEffect, useRef } from 'react';
import { focusHeading } from '../../shell/focusHeading.ts';
import { listAllowedSteps, listButtons } from './caseButtons.ts';
import { LEAVE_REPLY } from './deskKeys.ts';
import { useDeskSettings } from './deskSettings.ts';
import { shortcutSuppressor } from './shortcutSuppressor.ts';
import type { CaseSteps } from './useCaseSteps.ts';
import { useDeskKeys } from './useDeskKeys.ts';

/** Moves the focus from the reply to the heading by a key. @returns ref of the reply form */
function useReplyEscape(): RefObject<HTMLFormElement | null> {
  const composer = useRef<HTMLFormElement>(null);
  const { keys } = useDeskSettings();
  useEffect(() => {
    if (!keys) return;
    const handleKeyDown = (event: KeyboardEvent) => {
      const { key, target, defaultPrevented } = event;
      if (key !== LEAVE_REPLY.key || isComposing(event) || defaultPrevented) return;
      if (!(target instanceof HTMLTextAreaElement) || !composer.current?.contains(target)) return;
      target.blur();
      focusHeading();
    };
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, [keys]);
  return composer;
}

/** Shortcuts of the open case. @returns refs of what they press or focus */
export function useCaseKeys(info: CaseInfo | undefined, steps: CaseSteps) {
  const closeButton = useRef<HTMLButtonElement>(null);
  const closedNote = useRef<HTMLParagraphElement>(null);
  const composer = useReplyEscape();
  const can = new Set(info?.can.filter(isStep));
  const buttons = info ? listButtons(listAllowedSteps(info), info) : [];
  const getKeyAction = (key: 'a' | 'h') => {
    const button = buttons.find((one) => one.key === key);
    return button && (() => steps.press(button));
  };
  /** Focuses the reason, and suppresses the shortcuts that further typing would trigger. */
  const focusClosedNote = (now: number) => {
    shortcutSuppressor.begin(now);
    closedNote.current?.focus();
  };
  /** Opens the outcome menu, or a dialog where its button is hidden. */
  const openClose = () => {
    const button = closeButton.current;
    if (button?.offsetParent) button.click();
    else steps.ask('close');
  };
  useDeskKeys({
    a: getKeyAction('a'),
    h: getKeyAction('h'),
    c: can.has('close') ? openClose : undefined,
    r: can.has('send') ? () => composer.current?.querySelector('textarea')?.focus() : focusClosedNote,
  });
  return { closeButton, closedNote, composer };
}
