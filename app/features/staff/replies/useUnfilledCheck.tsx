import { styled } from '@parvis/theme/css/stitches';
import { Button } from '@parvis/ui/parts/Button';
import { type ReactNode, useRef, useState } from 'react';
import { useTexts } from '../../../lib/texts/useTexts.ts';
import { findSearchSign, findUnfilled } from './placeholders.ts';

const Line = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$2',
  paddingInline: '$2',
  paddingBlockEnd: '$2',
  fontSize: '$sm',
  lineHeight: '$snug',
});
const Held = styled('p', {
  margin: 0,
  paddingInline: '$2',
  paddingBlockEnd: '$2',
  fontSize: '$sm',
  fontWeight: '$bold',
});

/** Selects their first occurrence. */
function selectWords(control: HTMLElement, words: string): void {
  const field = control.closest('form')?.querySelector('textarea');
  const at = field?.value.indexOf(words) ?? -1;
  if (!field || at < 0) return;
  field.focus();
  field.setSelectionRange(at, at + words.length);
}

type Check = {
  /** Holds a message once if it has placeholders or is a search; then sends it. */
  readonly hold: (onSend: (txt: string) => void) => (txt: string) => void;
  /** The last message was held. */
  readonly wasHeld: () => boolean;
  /** Unfilled placeholders, above the field. */
  readonly line: ReactNode;
};

/** Marks unfilled placeholders and searches; delays sending once. */
export function useUnfilledCheck(draft: string): Check {
  const { t, locale } = useTexts();
  const [heldFor, setHeldFor] = useState<string>();
  const isHeld = useRef(false);
  const unfilled = findUnfilled(draft, t);
  const search = findSearchSign(draft);
  const what = search ?? new Intl.ListFormat(locale()).format(unfilled);
  const hold = (onSend: (txt: string) => void) => (txt: string) => {
    isHeld.current = what !== '' && heldFor !== what;
    setHeldFor(isHeld.current ? what : undefined);
    if (!isHeld.current) onSend(txt);
  };
  const heldSearch = search !== undefined && heldFor === what && (
    <Held role="alert">{t('replies.choose.held', { what })}</Held>
  );
  const line =
    unfilled.length > 0 ? (
      <div>
        {heldFor === what && (
          <Held role="alert">{t('replies.unfilled.held', { count: unfilled.length, what })}</Held>
        )}
        <Line>
          <span>{t('replies.unfilled')}</span>
          {unfilled.map((one) => (
            <Button
              key={one}
              variant="quiet"
              size="small"
              aria-label={t('replies.unfilled.find', { what: one })}
              onClick={({ currentTarget }) => selectWords(currentTarget, one)}
            >
              {one}
            </Button>
          ))}
        </Line>
      </div>
    ) : (
      heldSearch
    );
  return { hold, wasHeld: () => isHeld.current, line };
}
