import type { CounterStart } from '@parvis/api/calls/counter';
import { styled } from '@parvis/theme/css/stitches';
import { Button } from '@parvis/ui/parts/Button';
import { ErrorState } from '@parvis/ui/parts/ErrorState';
import { CounterCase, type CounterPart } from '@parvis/ui/screens/CounterCase';
import { StaffPlace } from '@parvis/ui/screens/StaffPlace';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useProfileGate } from '../../lib/session/useProfile.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { LegalFooter } from '../../shell/LegalFooter.tsx';
import { CounterLink, CounterPerson } from './counter/CounterChoices.tsx';
import { CounterContact } from './counter/CounterContact.tsx';
import { CounterCategory, CounterPlace } from './counter/CounterPlace.tsx';
import { CounterQuestions } from './counter/CounterQuestions.tsx';
import { CounterResult } from './counter/CounterResult.tsx';
import { listDeliveries, useCounterDraft } from './counter/counterDraft.ts';
import { getCounterStartQuery } from './counter/counterQueries.ts';
import { getOpenFailure } from './counter/openFailure.ts';
import { SameCases } from './counter/SameCases.tsx';
import { pickDelivery, useOpenForPerson } from './counter/useOpenForPerson.ts';
import { getPageUrl } from './deskPages.ts';
import { type DeskProps, useDeskPage } from './useDeskNav.tsx';

const Problem = styled('p', { margin: 0, fontWeight: '$bold', lineHeight: '$snug' });
const Finish = styled('div', { flex: '1 1 auto', display: 'grid', gap: '$2' });

const NOTHING: CounterStart = {
  ...{ places: [], categories: [], withoutPlace: false },
  ...{ contact: false, sms: false, mail: false },
};

/** The page's parts by column, and its submission. */
function useCounterPage({ role, config }: DeskProps, start: CounterStart, crUid: string) {
  const { t, locale } = useTexts();
  const { cuid } = role;
  const { draft, change, clear } = useCounterDraft(crUid, cuid, locale());
  const [aborted, setAborted] = useState(false);
  const [opened, setOpened] = useState(false);
  const page = useOpenForPerson(cuid, draft, start, () => {
    clear();
    setOpened(true);
  });
  const { place, ccatCode } = draft;
  const placeLabel = start.places.find(({ code }) => code === place)?.label;
  const category = start.categories.find((one) => one.ccatCode === ccatCode)?.label;
  const who: CounterPart = {
    id: 'who',
    title: t('counter.who'),
    children: <CounterPerson draft={draft} onChange={change} />,
  };
  const where: CounterPart = {
    id: 'place',
    title: t('counter.place'),
    children: (
      <CounterPlace
        start={start}
        place={place}
        onChange={(chosen) => change({ place: chosen })}
        isMissing={page.lack === 'place'}
      />
    ),
  };
  const what: CounterPart = {
    id: 'category',
    title: t('counter.category'),
    children: (
      <>
        <CounterCategory
          start={start}
          ccatCode={ccatCode}
          onChange={(chosen) => {
            setAborted(false);
            change({ ccatCode: chosen });
          }}
          isMissing={page.lack === 'category'}
        />
        {aborted && <Problem role="alert">{t('counter.aborted')}</Problem>}
        {place && ccatCode !== undefined && <SameCases {...{ cuid, place, ccatCode }} />}
      </>
    ),
  };
  const questions: CounterPart = {
    id: 'questions',
    title: t('counter.questions'),
    text: t(category === undefined ? 'counter.questions.first' : 'counter.questions.text'),
    children: category !== undefined && ccatCode !== undefined && (
      <>
        <CounterQuestions
          key={`${ccatCode} ${page.round}`}
          {...{ cuid, crUid, ccatCode, category, place: placeLabel }}
          config={config?.cstmr}
          end={page.end}
          onAnswers={(answers) => page.opening.mutate(answers)}
          onAbort={() => {
            setAborted(true);
            change({ ccatCode: undefined });
          }}
        />
        {page.lack === 'questions' && <Problem role="alert">{t('counter.questions.missing')}</Problem>}
      </>
    ),
  };
  const contact: CounterPart = {
    id: 'contact',
    title: t('counter.contact'),
    text: t('counter.contact.text'),
    children: <CounterContact draft={draft} onChange={change} tried={page.tried} />,
  };
  const link: CounterPart = {
    id: 'link',
    title: t('counter.link'),
    text: t('counter.link.text'),
    children: (
      <CounterLink
        draft={draft}
        onChange={change}
        ways={listDeliveries(draft, start)}
        way={pickDelivery(draft, start)}
      />
    ),
  };
  return {
    columns: [
      [who, where, what],
      [questions, ...(start.contact ? [contact] : []), link],
    ],
    opened: opened ? page.opening.data : undefined,
    failure: page.opening.error ? getOpenFailure(page.opening.error) : undefined,
    busy: page.opening.isPending,
    submit: page.submit,
    again: () => {
      page.opening.reset();
      setOpened(false);
    },
  };
}

type CounterPageProps = {
  desk: DeskProps;
  start: CounterStart | undefined;
  crUid: string;
  failed: (() => void) | undefined;
};

const CounterPage = ({ desk, start, crUid, failed }: CounterPageProps) => {
  const { t } = useTexts();
  const [, navigate] = useLocation();
  const { cuid, cstmrLbl } = desk.role;
  const page = useCounterPage(desk, start ?? NOTHING, crUid);
  const { opened } = page;
  return (
    <CounterCase
      texts={{ title: t('counter.title'), text: t('counter.text') }}
      subtitle={cstmrLbl}
      onBack={() => navigate(getPageUrl('cases', cuid))}
      columns={start && page.columns}
      instead={
        failed ? (
          <ErrorState title={t('load.failed')} text={t('load.failed.text')} onRetry={failed} />
        ) : (
          opened && <CounterResult {...{ cuid, opened }} onAgain={page.again} />
        )
      }
      actions={
        start &&
        !opened && (
          <>
            {page.failure && (
              <Finish>
                <Problem role="alert">{t(page.failure)}</Problem>
              </Finish>
            )}
            <Button loading={page.busy} onClick={page.submit}>
              {t('counter.submit')}
            </Button>
          </>
        )
      }
      footer={<LegalFooter customer={desk.config?.cstmr ?? { cuid }} />}
    />
  );
};

/** `/staff/{cuid}/new`: a case for a caller or a person at the counter. */
export const StaffCounter = (desk: DeskProps) => {
  const { t } = useTexts();
  const { phase } = useProfileGate();
  const { data, isError, refetch } = useQuery(getCounterStartQuery(desk.role.cuid));
  const nav = useDeskPage(desk, 'new', t('counter.title'));
  const crUid = phase.kind === 'ready' ? (phase.profile.crUid ?? '') : '';
  return (
    <StaffPlace nav={nav}>
      <CounterPage
        key={crUid}
        desk={desk}
        crUid={crUid}
        start={data ?? undefined}
        failed={isError && !data ? () => void refetch() : undefined}
      />
    </StaffPlace>
  );
};
