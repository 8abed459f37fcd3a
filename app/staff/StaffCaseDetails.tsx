import type { CaseInfo } from '@parvis/api/entities/case';
import { displayDay, displayMoment } from '@parvis/locales/dates';
import { languageOf } from '@parvis/locales/languages';
import { CaseDetails, type CaseFact } from '@parvis/ui/screens/CaseDetails';
import { useQuery } from '@tanstack/react-query';
import type { LiveStatus } from '../data/live/liveStream.ts';
import { caseQuery } from '../data/queries.ts';
import { useTexts } from '../texts/useTexts.ts';
import { BlockedPerson } from './BlockedPerson.tsx';
import { ReporterContact } from './ReporterContact.tsx';
import { UntakenCalls } from './UntakenCalls.tsx';

/** What is known of a case, as pairs of name and value. */
const useFacts = (info: CaseInfo | undefined, live: LiveStatus): CaseFact[] | undefined => {
  const { t, locale } = useTexts();
  if (!info) return undefined;
  const handlers = info.handlers.join(', ') || t('staff.details.handlers.none');
  return [
    { id: 'place', label: t('staff.details.place'), value: info.placeLbl },
    ...(info.qrid ? [{ id: 'qr', label: t('staff.details.qr'), value: info.qrid }] : []),
    ...(info.blocked
      ? [
          {
            id: 'person',
            label: t('staff.details.person'),
            value: <BlockedPerson info={info} blocked={info.blocked} live={live} />,
          },
        ]
      : []),
    {
      id: 'contact',
      label: t('staff.details.contact'),
      value: info.contact ? <ReporterContact ways={info.contact} /> : t('staff.details.contact.none'),
    },
    { id: 'handlers', label: t('staff.details.handlers'), value: handlers },
    ...(info.untaken && info.untaken.calls.length > 0
      ? [
          {
            id: 'untaken',
            label: t('staff.details.untaken'),
            value: <UntakenCalls untaken={info.untaken} danger={info.danger} />,
          },
        ]
      : []),
    {
      id: 'language',
      label: t('staff.details.language'),
      value: languageOf(info.language).name,
    },
    {
      id: 'created',
      label: t('staff.details.created'),
      value: displayMoment(locale(), new Date(info.created)),
    },
    { id: 'erase', label: t('staff.details.erase'), value: displayDay(locale(), new Date(info.eraseOn)) },
    ...(info.rating === undefined
      ? []
      : [
          {
            id: 'rating',
            label: t('staff.details.rating'),
            value: t('chat.stars', { n: info.rating, max: 5 }),
          },
        ]),
    ...(info.simulation
      ? [{ id: 'simulation', label: t('case.simulation'), value: t('staff.details.simulation') }]
      : []),
  ];
};

export type StaffCaseDetailsProps = { cuid: string; csid: string; live: LiveStatus; hideTitle?: boolean };

/** The details of the open case. */
export const StaffCaseDetails = ({ cuid, csid, live, hideTitle = false }: StaffCaseDetailsProps) => {
  const { t } = useTexts();
  const { data, isError } = useQuery(caseQuery('town', cuid, csid));
  const facts = useFacts(data ?? undefined, live);
  // Of a case that is not there nothing is on its way.
  const nothing = data === null || (isError && !data);
  return <CaseDetails title={t('staff.details')} hideTitle={hideTitle} facts={nothing ? [] : facts} />;
};
