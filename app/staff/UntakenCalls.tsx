import type { Untaken } from '@parvis/api/entities/case';
import { displayMoment } from '@parvis/locales/dates';
import { useTexts } from '../texts/useTexts.ts';

/** Since when nobody took a case, and who was called meanwhile. */
export const UntakenCalls = ({ untaken }: { untaken: Untaken }) => {
  const { t, locale } = useTexts();
  const moment = (at: string) => displayMoment(locale(), new Date(at));
  const nameOf = ({ whom, lbl }: Untaken['calls'][number]): string =>
    whom === 'managers' ? t('staff.call.managers') : (lbl ?? t('staff.call.all'));
  return (
    <>
      <div>{t('staff.call.since', { when: moment(untaken.since) })}</div>
      {untaken.calls.map((call) => (
        <div key={`${call.at} ${call.whom} ${call.lbl}`}>
          {t('staff.call.made', { who: nameOf(call), count: call.people, when: moment(call.at) })}
        </div>
      ))}
    </>
  );
};
