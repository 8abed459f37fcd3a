import type { Scan } from '@parvis/api/entities/customer';
import { placeLine } from '@parvis/locales/placeLine';
import { Poll, type PollProps } from '@parvis/ui/screens/Poll';
import { useLocation } from 'wouter';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { LegalFooter } from '../../shell/LegalFooter.tsx';
import { MainBar } from '../../shell/MainBar.tsx';

export type PollFrameProps = Omit<PollProps, 'texts' | 'header' | 'onBack' | 'footer' | 'bottomBar'> & {
  scan: Scan;
  title?: string | undefined;
  intro?: string | undefined;
  none?: PollProps['texts']['none'] | undefined;
};

export const PollFrame = ({ scan, title = '', intro, none, ...page }: PollFrameProps) => {
  const { t } = useTexts();
  const [, navigate] = useLocation();
  const { qrid, cstmr, place } = scan;
  return (
    <Poll
      texts={{
        ...{ title, intro },
        answered: t('poll.mine'),
        results: t('poll.results'),
        answer: t('poll.results.answer'),
        many: t('poll.results.many'),
        share: t('poll.results.share'),
        mine: t('poll.results.mine'),
        none: none ?? { title: t('poll.results.none'), text: t('poll.results.none.text') },
      }}
      header={{
        label: cstmr.cstmrLbl,
        subtitle: placeLine(place.lbl, place.descr),
        logoSrc: cstmr.logo,
      }}
      onBack={() => navigate(`/q/${qrid}`)}
      footer={<LegalFooter customer={cstmr} />}
      bottomBar={<MainBar current="start" qrid={qrid} />}
      {...page}
    />
  );
};
