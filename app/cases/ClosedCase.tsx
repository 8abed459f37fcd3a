import { Button } from '@parvis/ui/parts/Button';
import { ButtonLink } from '@parvis/ui/parts/ButtonLink';
import { findPage } from '../session/addressPage.ts';
import { contactOf } from '../shell/contactAddress.ts';
import { useTexts } from '../texts/useTexts.ts';
import { closedText } from './closedText.ts';
import type { WaitingItem } from './stranded.ts';

export type ClosedCaseProps = {
  cuid: string;
  /** The report, where it did not reach the server. */
  report: WaitingItem | undefined;
  /** Where the case stands. */
  state: string | undefined;
  /** The problem is still there, as long as that may be said. */
  onReopen?: (() => void) | undefined;
};

/** At the foot of a case that has come to its end: never without a way on. */
export const ClosedCase = ({ cuid, report, state, onReopen }: ClosedCaseProps) => {
  const { t } = useTexts();
  return (
    <>
      <p>{t(closedText(report, state))}</p>
      {report?.stranded && report.known && <ButtonLink href={findPage}>{t('home.find')}</ButtonLink>}
      {onReopen && (
        <Button variant="quiet" onClick={onReopen}>
          {t('chat.reopen')}
        </Button>
      )}
      {report?.refused === 'blocked' && <ButtonLink href={contactOf(cuid)}>{t('block.contact')}</ButtonLink>}
      {!onReopen && !report && <ButtonLink href={contactOf(cuid)}>{t('chat.contact')}</ButtonLink>}
    </>
  );
};
