import { Button } from '@parvis/ui/parts/Button';
import { ButtonLink } from '@parvis/ui/parts/ButtonLink';
import { useTexts } from '../texts/useTexts.ts';

export type ClosedCaseProps = {
  /** Why nothing can be written any more. */
  text: string;
  /** The problem is still there, as long as that may be said. */
  onReopen?: (() => void) | undefined;
  /** Offers to write to the customer in its place. */
  contact: boolean;
};

/** At the foot of a case that has come to its end: never without a way on. */
export const ClosedCase = ({ text, onReopen, contact }: ClosedCaseProps) => {
  const { t } = useTexts();
  return (
    <>
      <p>{text}</p>
      {onReopen && (
        <Button variant="quiet" onClick={onReopen}>
          {t('chat.reopen')}
        </Button>
      )}
      {!onReopen && contact && <ButtonLink href="/contact">{t('chat.contact')}</ButtonLink>}
    </>
  );
};
