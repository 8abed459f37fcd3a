import { mobileCalls } from '@parvis/api/calls/mobile';
import { type CaseSummary, isEnded } from '@parvis/api/entities/case';
import { styled } from '@parvis/theme/css/stitches';
import { ButtonLink } from '@parvis/ui/parts/ButtonLink';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { caseStateWords } from '../cases/caseWords.ts';
import { client } from '../data/client.ts';
import { noteCardClass } from '../shell/noteCard.ts';
import { useTexts } from '../texts/useTexts.ts';

const Card = styled('section', noteCardClass, {
  '& h2, & p': { margin: 0, fontSize: '$sm' },
  '& a': { justifySelf: 'start' },
});

/** The same category at the same place, as long as it is not at its end. */
const isSame =
  (ccatCode: string, place: string) =>
  (one: CaseSummary): boolean =>
    one.ccatCode === ccatCode && one.placeLbl === place && !isEnded(one.state);

export type ReportedBeforeProps = { cuid: string; ccatCode: string; place: string };

/** Offers to whoever reported the same here before to go on with that. Nothing stands in the way of another report. */
export const ReportedBefore = ({ cuid, ccatCode, place }: ReportedBeforeProps) => {
  const texts = useTexts();
  const { t } = texts;
  const { data } = useQuery({
    queryKey: ['ownCases', cuid, texts.locale()],
    queryFn: () => client.call(mobileCalls.statusActivity, { cuid, body: {} }),
  });
  const same = data?.find(isSame(ccatCode, place));
  if (!same) return null;
  const { csid, caseNbr, ccatLbls } = same;
  const lbl = ccatLbls.at(-1) ?? ccatCode;
  return (
    <Card aria-label={t('report.again')}>
      <h2>{t('report.again')}</h2>
      <p>{t('report.again.text', { lbl, state: caseStateWords(same, texts), nbr: caseNbr })}</p>
      <Link href={`/m/case/${cuid}/${csid}`} asChild>
        <ButtonLink size="small">{t('report.again.open')}</ButtonLink>
      </Link>
    </Card>
  );
};
