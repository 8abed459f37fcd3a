import type { GatheringInfo, HungCase, HungPoll } from '@parvis/api/entities/gathering';
import type { TextId } from '@parvis/locales/areas';
import type { TextStore } from '@parvis/locales/translate';
import type { HungItem } from '@parvis/ui/screens/Gathering';
import { formatCaseState } from '../cases/caseTexts.ts';
import { formatHungCase } from '../cases/systemMessages.ts';

const PHASES: Readonly<Record<string, TextId>> = {
  open: 'gatherings.hung.poll.open',
  notYet: 'gatherings.hung.poll.notYet',
};

/** Own cases, or ones open to followers. */
const getCasePath = (cuid: string, { csid, mine }: HungCase): string | undefined =>
  csid && (mine ? `/m/case/${cuid}/${csid}` : `/m/follow/${cuid}/${csid}`);

const describeCase = (one: HungCase, cuid: string, texts: TextStore): HungItem => ({
  id: one.caseNbr,
  kind: 'case',
  title: one.lbl ? formatHungCase(one, texts.t) : texts.t('gatherings.hung.case', { nbr: one.caseNbr }),
  status: [one.mine && texts.t('gatherings.hung.mine'), formatCaseState({ state: one.state }, texts)]
    .filter(Boolean)
    .join(' · '),
  href: getCasePath(cuid, one),
});

const describePoll = (
  { code, lbl, phase }: HungPoll,
  qrid: string | undefined,
  { t }: TextStore,
): HungItem => ({
  ...{ id: `poll ${code}`, kind: 'poll', title: lbl },
  status: t(PHASES[phase] ?? 'gatherings.hung.poll.closed'),
  href: qrid && `/q/${encodeURIComponent(qrid)}/poll/${code}`,
});

/** Reports made from a gathering, and its polls. */
export function describeHungItems(
  { cuid, hungCases = [], hungPolls = [] }: GatheringInfo,
  qrid: string | undefined,
  texts: TextStore,
): { readonly hungSummary: string; readonly hung: readonly HungItem[] } {
  const { t } = texts;
  const counts = [
    hungCases.length > 0 && t('gatherings.hung.cases', { count: hungCases.length }),
    hungPolls.length > 0 && t('gatherings.hung.polls', { count: hungPolls.length }),
  ];
  return {
    hungSummary: counts.filter(Boolean).join(' · '),
    hung: [
      ...hungPolls.map((poll) => describePoll(poll, qrid, texts)),
      ...hungCases.map((one) => describeCase(one, cuid, texts)),
    ],
  };
}
