import { type RefObject, useEffect, useRef } from 'react';
import { focusHeading } from '../shell/focusHeading.ts';
import { useDeskChoices } from './deskChoices.ts';
import { LEAVE_REPLY } from './deskKeys.ts';

/**
 * A key leads from the field of a reply to the heading of its case, where single keys do things again.
 * @returns the form of the reply
 */
export function useLeaveReply(): RefObject<HTMLFormElement | null> {
  const composer = useRef<HTMLFormElement>(null);
  const { keys } = useDeskChoices();
  useEffect(() => {
    if (!keys) return;
    const press = ({ key, target, isComposing, defaultPrevented }: KeyboardEvent) => {
      if (key !== LEAVE_REPLY.key || isComposing || defaultPrevented) return;
      if (!(target instanceof HTMLTextAreaElement) || !composer.current?.contains(target)) return;
      target.blur();
      focusHeading();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [keys]);
  return composer;
}
