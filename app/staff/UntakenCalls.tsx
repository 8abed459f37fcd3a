import type { Untaken } from '@parvis/api/entities/case';
import { displayMoment } from '@parvis/locales/dates';
import { BellIcon } from '@parvis/ui/icons/BellIcon';
import { CaseLine } from '../cases/CaseBanner.tsx';
import { useTexts } from '../texts/useTexts.ts';

type Call = Untaken['calls'][number];

/** Who was called, and when, in words. */
function useCallWords(): { whoOf: (call: Call) => string; moment: (at: string) => string } {
  const { t, locale } = useTexts();
  return {
    whoOf: ({ whom, lbl }) => (whom === 'managers' ? t('staff.call.managers') : (lbl ?? t('staff.call.all'))),
    moment: (at) => displayMoment(locale(), new Date(at)),
  };
}

/** Since when nobody took a case, and who was called meanwhile. */
export const UntakenCalls = ({ untaken }: { untaken: Untaken }) => {
  const { t } = useTexts();
  const { whoOf, moment } = useCallWords();
  return (
    <>
      <div>{t('staff.call.since', { when: moment(untaken.since) })}</div>
      {untaken.calls.map((call) => (
        <div key={`${call.at} ${call.whom} ${call.lbl}`}>
          {t('staff.call.made', { who: whoOf(call), count: call.people, when: moment(call.at) })}
        </div>
      ))}
    </>
  );
};

/** That somebody was called since nobody takes a case, where it is opened: who came last is one of those. */
export const UntakenLine = ({ untaken }: { untaken: Untaken | undefined }) => {
  const { t } = useTexts();
  const { whoOf, moment } = useCallWords();
  const last = untaken?.calls.at(-1);
  return (
    last && (
      <CaseLine>
        <BellIcon size={20} />
        <span>{t('staff.call.last', { who: whoOf(last), when: moment(last.at) })}</span>
      </CaseLine>
    )
  );
};
