import type { CaseInfo, Untaken } from '@parvis/api/entities/case';
import { displayDate, displayMoment } from '@parvis/locales/dates';
import { styled } from '@parvis/theme/css/stitches';
import { BellIcon } from '@parvis/ui/icons/BellIcon';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { CaseLine } from '../cases/CaseLine.tsx';
import { formatRecipient } from './callRecipient.ts';
import { formatCallReason } from './handlingTexts.ts';

const Calls = styled('div', { display: 'grid', gap: '$2' });

type Call = Untaken['calls'][number];

function useCallFormatter(
  danger: CaseInfo['danger'],
): (call: Call) => { who: string; count: number; when: string } {
  const { t, locale } = useTexts();
  return (call) => ({
    who: formatRecipient(t, call, danger),
    count: call.people,
    when: displayDate(locale(), new Date(call.at)),
  });
}

interface UntakenCallsProps {
  readonly untaken: Untaken;
  readonly danger: CaseInfo['danger'];
}

/** Calls about an unassigned case. */
export const UntakenCalls = ({ untaken, danger }: UntakenCallsProps) => {
  const { t, locale } = useTexts();
  const formatCall = useCallFormatter(danger);
  return (
    <Calls>
      <div>{t('staff.call.since', { when: displayMoment(locale(), new Date(untaken.since)) })}</div>
      {untaken.calls.map((call) => (
        <div key={`${call.at} ${call.whom} ${call.lbl}`}>{t('staff.call.made', formatCall(call))}</div>
      ))}
    </Calls>
  );
};

/** Shows the latest call. */
export const UntakenLine = ({ info }: { info: CaseInfo | undefined }) => {
  const texts = useTexts();
  const formatCall = useCallFormatter(info?.danger);
  const last = info?.untaken?.calls.at(-1);
  return (
    info &&
    last && (
      <CaseLine>
        <BellIcon size={20} />
        <span>{`${formatCallReason(info, texts)} ${texts.t('staff.call.last', formatCall(last))}`}</span>
      </CaseLine>
    )
  );
};
