import type { TextId } from '@parvis/locales/areas';
import type { Restart } from '@parvis/questionnaire/engine/snapshot';
import { styled } from '@parvis/theme/css/stitches';
import { InfoIcon } from '@parvis/ui/icons/InfoIcon';
import { useEffect, useState } from 'react';
import { noteLineClass } from '../shell/noteCard.ts';
import { useTexts } from '../texts/useTexts.ts';

/** What became of answers that were kept: brought back, or given up, and why. */
export type Resumed = 'restored' | Restart;

const words: Readonly<Record<Resumed, TextId>> = {
  restored: 'questionnaire.restored',
  version: 'questionnaire.changed',
  invalid: 'questionnaire.lost',
};

const Note = styled('div', noteLineClass);

/** Says what became of the answers of before. Empty at first, so that it is spoken when it speaks. */
export const ResumeNote = ({ resumed }: { resumed: Resumed | undefined }) => {
  const { t } = useTexts();
  const [said, setSaid] = useState<Resumed>();
  useEffect(() => setSaid(resumed), [resumed]);
  return (
    <Note role="status">
      {said && (
        <>
          <InfoIcon size={20} />
          <span>{t(words[said])}</span>
        </>
      )}
    </Note>
  );
};
