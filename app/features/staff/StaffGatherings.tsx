import { fill } from '@parvis/api/address';
import { addresses } from '@parvis/api/addresses';
import type { StaffGathering } from '@parvis/api/entities/gathering';
import { copyText } from '@parvis/ui/copyText';
import { Button } from '@parvis/ui/parts/Button';
import { ButtonLink } from '@parvis/ui/parts/ButtonLink';
import { ErrorState } from '@parvis/ui/parts/ErrorState';
import { Toast } from '@parvis/ui/parts/Toast';
import { GatheringPicture } from '@parvis/ui/screens/GatheringPicture';
import { Moderation as EntriesScreen } from '@parvis/ui/screens/Moderation';
import { StaffPlace } from '@parvis/ui/screens/StaffPlace';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { LegalFooter } from '../../shell/LegalFooter.tsx';
import { formatPeople, formatPeriod, getPictureUrl } from '../gatherings/gatheringTexts.ts';
import { DeskToasts } from './DeskToasts.tsx';
import { ChangeGatheringDialog } from './gatherings/ChangeGatheringDialog.tsx';
import { GatheringStepDialog } from './gatherings/GatheringStepDialog.tsx';
import { NewGatheringDialog } from './gatherings/NewGatheringDialog.tsx';
import { buildStaffGatheringsQuery, getPublicUrl } from './gatherings/staffGatherings.ts';
import { isManager } from './polls/isManager.ts';
import { type DeskProps, useDeskPage } from './useDeskNav.tsx';

type Asked =
  | { readonly kind: 'new' }
  | { readonly kind: 'announce' | 'close' | 'reopen' | 'change'; readonly gathering: StaffGathering };
type Step = Exclude<Asked['kind'], 'new'>;

type ActionsProps = {
  gathering: StaffGathering;
  titleId: string;
  mayExport: boolean;
  onCopy: () => void;
  onStep: (step: Step) => void;
};

const Actions = ({ gathering, titleId, mayExport, onCopy, onStep }: ActionsProps) => {
  const { t } = useTexts();
  const { cuid, gthrId, state } = gathering;
  const quiet = { variant: 'quiet', size: 'small', 'aria-describedby': titleId } as const;
  return (
    <>
      {state !== 'ended' && (
        <>
          <Button {...quiet} onClick={onCopy}>
            {t('gatherings.desk.link')}
          </Button>
          <Button {...quiet} onClick={() => onStep('change')}>
            {t('gatherings.desk.change')}
          </Button>
          {state === 'open' && (
            <Button {...quiet} onClick={() => onStep('announce')}>
              {t('gatherings.desk.announce')}
            </Button>
          )}
          <Button {...quiet} onClick={() => onStep('close')}>
            {t('gatherings.desk.close')}
          </Button>
        </>
      )}
      {state === 'ended' && (
        <Button {...quiet} onClick={() => onStep('reopen')}>
          {t('gatherings.desk.reopen')}
        </Button>
      )}
      {mayExport && (
        <ButtonLink {...quiet} href={fill(addresses.gatheringSheet.template, { cuid, gthrId })} download="">
          {t('gatherings.desk.export')}
        </ButtonLink>
      )}
    </>
  );
};

const drawPicture = (one: StaffGathering) => {
  const src = getPictureUrl('town', one, 'small');
  return src && <GatheringPicture src={src} size="head" />;
};

/** `/staff/{cuid}/gatherings`. */
export const StaffGatherings = (desk: DeskProps) => {
  const texts = useTexts();
  const { t } = texts;
  const [, navigate] = useLocation();
  const { cuid, cstmrLbl } = desk.role;
  const { data, isError, refetch } = useQuery(buildStaffGatheringsQuery(cuid));
  const nav = useDeskPage(desk, 'gatherings', t('gatherings.desk.title'));
  const [asked, setAsked] = useState<Asked>();
  const [isCopied, setCopied] = useState(false);
  const close = () => setAsked(undefined);
  const copy = async ({ gthrId }: StaffGathering) => setCopied(await copyText(getPublicUrl(cuid, gthrId)));
  const toEntry = (one: StaffGathering) => ({
    id: one.gthrId,
    href: `/staff/${cuid}/${one.gthrId}`,
    title: one.title,
    picture: drawPicture(one),
    status: one.waiting ? t('gatherings.desk.waiting', { count: one.waiting }) : formatPeriod(one, texts),
    lines: [
      [
        one.placeLbl,
        formatPeople(one, texts),
        one.waiting && formatPeriod(one, texts),
        one.unread && t('gatherings.unread', { count: one.unread }),
      ]
        .filter(Boolean)
        .join(' · '),
      t('gatherings.desk.by', { name: one.by || t('gatherings.desk.gone') }),
    ],
    actions: (titleId: string) => (
      <Actions
        {...{ gathering: one, titleId, mayExport: isManager(desk.role) }}
        onCopy={() => void copy(one)}
        onStep={(kind) => setAsked({ kind, gathering: one })}
      />
    ),
  });
  const open = data?.filter(({ state }) => state !== 'ended');
  const ended = data?.filter(({ state }) => state === 'ended');
  return (
    <StaffPlace nav={nav}>
      <div>
        <EntriesScreen
          texts={{ title: t('gatherings.desk.title'), text: t('gatherings.desk.text') }}
          subtitle={cstmrLbl}
          start={<Button onClick={() => setAsked({ kind: 'new' })}>{t('gatherings.desk.new')}</Button>}
          parts={
            open &&
            ended && [
              {
                id: 'open',
                title: t('gatherings.desk.open'),
                empty: t('gatherings.desk.empty'),
                entries: open.map(toEntry),
              },
              ...(ended.length > 0
                ? [
                    {
                      id: 'ended',
                      title: t('gatherings.desk.ended'),
                      empty: '',
                      entries: ended.map(toEntry),
                    },
                  ]
                : []),
            ]
          }
          onOpen={navigate}
          failed={
            isError && !data ? (
              <ErrorState title={t('load.failed')} onRetry={() => void refetch()} />
            ) : undefined
          }
          footer={<LegalFooter customer={desk.config?.cstmr ?? { cuid }} />}
        />
        {asked?.kind === 'new' && (
          <NewGatheringDialog
            cuid={cuid}
            onClose={close}
            onDone={(gthrId) => navigate(`/staff/${cuid}/${gthrId}`)}
          />
        )}
        {asked?.kind === 'change' && <ChangeGatheringDialog gathering={asked.gathering} onClose={close} />}
        {asked && asked.kind !== 'new' && asked.kind !== 'change' && (
          <GatheringStepDialog gathering={asked.gathering} step={asked.kind} onClose={close} />
        )}
        <DeskToasts open={false}>
          {isCopied && (
            <Toast tone="done" onClose={() => setCopied(false)}>
              {t('gatherings.desk.copied')}
            </Toast>
          )}
        </DeskToasts>
      </div>
    </StaffPlace>
  );
};
