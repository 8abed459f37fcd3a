import type { KnownCase } from '@parvis/api/entities/follower';
import { iconDrawer } from '@parvis/ui/icons/byName';
import { type KnownCaseItem, KnownCases } from '@parvis/ui/screens/KnownCases';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { formatKnownFacts, formatKnownState, getFollowTitle } from './followTexts.ts';
import { useFollow } from './useFollow.ts';

const drawIcon = iconDrawer(22);

export type KnownListProps = {
  cuid: string;
  cases: readonly KnownCase[];
  /** Instruction for this context. */
  text: string;
};

/** With "me too" and "follow". */
export const KnownList = ({ cuid, cases, text }: KnownListProps) => {
  const texts = useTexts();
  const { t } = texts;
  const { running, problem, follow } = useFollow(cuid);
  const buildLink = ({ csid, mine, as }: KnownCase): KnownCaseItem['link'] => {
    if (mine) return { href: `/m/case/${cuid}/${csid}`, label: t('follow.mine') };
    return as ? { href: `/m/follow/${cuid}/${csid}`, label: t('follow.open') } : undefined;
  };
  return (
    <KnownCases
      texts={{
        title: t('follow.here'),
        text,
        supported: t('follow.supported'),
        follow: t('follow.q_follower'),
      }}
      items={cases.map((one) => ({
        id: one.csid,
        title: getFollowTitle(one),
        icon: one.imgSrc && drawIcon(one.imgSrc),
        status: formatKnownState(one, texts),
        facts: formatKnownFacts(one, texts),
        link: buildLink(one),
      }))}
      running={running}
      problem={problem && { id: problem.id, text: t(problem.text) }}
      onSupport={(id) => void follow(id, 'supported')}
      onFollow={(id) => void follow(id, 'q_follower')}
    />
  );
};
