import { suggestMail } from '@parvis/questionnaire/model/values/mailSuggestion';
import { styled } from '@parvis/theme/css/stitches';
import { InfoIcon } from '@parvis/ui/icons/InfoIcon';
import { Button } from '@parvis/ui/parts/Button';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '../../lib/texts/useTexts.ts';

/** Scrolls above the send button. */
const Box = styled('div', { display: 'grid', gap: '$2', paddingBlock: '$2', scrollMarginBlockEnd: '6rem' });
const Asked = styled('p', {
  display: 'flex',
  gap: '$1',
  margin: 0,
  fontWeight: '$bold',
  lineHeight: '$snug',
  '& > svg': { flexShrink: 0, marginBlockStart: '0.1em' },
  '& > span': { minInlineSize: 0, overflowWrap: 'anywhere' },
});
const Ways = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '$2' });

type MeantProps = {
  value: string;
  /** @param taken accepted */
  onAnswer: (taken: boolean) => void;
};

/** Suggests a correction; takes the focus and returns it to the field. */
const Meant = ({ value, onAnswer }: MeantProps) => {
  const { t } = useTexts();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const take = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    take.current?.focus();
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const answer = (taken: boolean) => {
    box.current?.parentElement?.querySelector('input')?.focus();
    onAnswer(taken);
  };
  return (
    <Box ref={box} role="group" aria-labelledby={id}>
      <Asked id={id}>
        <InfoIcon size="1.25em" />
        <span>{t('part.meant', { value })}</span>
      </Asked>
      <Ways>
        <Button ref={take} variant="quiet" onClick={() => answer(true)}>
          {t('part.takeMeant')}
        </Button>
        <Button variant="plain" onClick={() => answer(false)}>
          {t('part.keepTyped')}
        </Button>
      </Ways>
    </Box>
  );
};

/** Asks about mistyped mail domains before sending. */
export interface MailQuestion {
  /** Whether sending waits for an answer. Asks once per text; the next attempt sends it unchanged. */
  readonly holds: (...typed: readonly string[]) => boolean;
  /** @param onTake accepts the suggestion */
  readonly below: (typed: string, onTake: (meant: string) => void) => ReactNode;
}

/** One suggestion per address: `jean@gmail.con`. */
export function useMailQuestion(): MailQuestion {
  const [asked, setAsked] = useState<readonly string[]>([]);
  const [open, setOpen] = useState<string>();
  return {
    holds(...typed) {
      const doubtful = typed.find((one) => !asked.includes(one) && suggestMail(one) !== undefined);
      setOpen(doubtful);
      if (doubtful === undefined) return false;
      setAsked([...asked, doubtful]);
      return true;
    },
    below(typed, onTake) {
      const meant = typed === open ? suggestMail(typed) : undefined;
      if (meant === undefined) return undefined;
      const answer = (taken: boolean) => {
        setOpen(undefined);
        if (taken) onTake(meant);
      };
      return <Meant key={meant} value={meant} onAnswer={answer} />;
    },
  };
}
