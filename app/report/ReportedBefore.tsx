import type { TextId } from '@parvis/locales/areas';
import type { TextStore } from '@parvis/locales/translate';
import { styled } from '@parvis/theme/css/stitches';
import { ButtonLink } from '@parvis/ui/parts/ButtonLink';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { caseStateWords } from '../cases/caseWords.ts';
import { useOutbox } from '../data/outbox/useOutbox.ts';
import { noteCardClass } from '../shell/noteCard.ts';
import { useTexts } from '../texts/useTexts.ts';
import { casesHereQuery } from './casesHere.ts';
import { type Place, type SameReport, sameReport } from './sameReport.ts';

const Card = styled('section', noteCardClass, {
  '& h2, & p': { margin: 0, fontSize: '$sm' },
  '& a': { justifySelf: 'start' },
});

const TITLES = {
  waiting: 'report.again.waiting',
  open: 'report.again',
  closed: 'report.again.closed',
} as const satisfies Record<SameReport['kind'], TextId>;

/** What it is, how it stands, and what to do instead of reporting it anew. */
function wordsOf(same: SameReport, texts: TextStore): string {
  const { t } = texts;
  if (same.kind === 'waiting') {
    const lbl = same.item.shown.title ?? t('chat.report');
    return t('report.again.waiting.text', { lbl, state: t('case.state.waiting') });
  }
  const { caseNbr, ccatLbls, ccatCode } = same.one;
  const known = { lbl: ccatLbls.at(-1) ?? ccatCode, state: caseStateWords(same.one, texts), nbr: caseNbr };
  return t(same.kind === 'open' ? 'report.again.text' : 'report.again.closed.text', known);
}

/** Offers to whoever reported the same here before to go on with that: it is under way, was closed a little ago, or waits on the device. Nothing stands in the way of another report. */
export const ReportedBefore = (here: Place) => {
  const texts = useTexts();
  const { t } = texts;
  const { cuid } = here;
  const { items } = useOutbox();
  const { data = [] } = useQuery(casesHereQuery(cuid));
  const same = sameReport(data, items, here, Date.now());
  if (!same) return null;
  const { csid } = same.kind === 'waiting' ? same.item : same.one;
  const title = t(TITLES[same.kind]);
  return (
    <Card aria-label={title}>
      <h2>{title}</h2>
      <p>{wordsOf(same, texts)}</p>
      <Link href={`/m/case/${cuid}/${csid}`} asChild>
        <ButtonLink size="small">{t('report.again.open')}</ButtonLink>
      </Link>
    </Card>
  );
};
