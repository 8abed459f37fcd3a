import { counterCalls } from '@parvis/api/calls/counter';
import { type CaseInfo, isEnded } from '@parvis/api/entities/case';
import type { Intake, LinkDelivery, MadeLink } from '@parvis/api/entities/intake';
import { displayDay } from '@parvis/locales/dates';
import type { TextStore } from '@parvis/locales/translate';
import { styled } from '@parvis/theme/css/stitches';
import { Button } from '@parvis/ui/parts/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { caseKeys } from '../../../lib/api/cacheKeys.ts';
import { client } from '../../../lib/api/client.ts';
import { useTexts } from '../../../lib/texts/useTexts.ts';
import { ConfirmPanel } from '../../../shell/ConfirmPanel.tsx';
import { Panel } from '../../../shell/Panel.tsx';
import { describeMadeLink } from './describeMadeLink.ts';

const Root = styled('span', {
  display: 'grid',
  justifyItems: 'start',
  gap: '$2',
  '@media print': { '& button': { display: 'none' } },
});
const Spoken = styled('p', {
  margin: 0,
  fontSize: '2rem',
  fontWeight: '$bold',
  letterSpacing: '0.06em',
  lineHeight: '$tight',
});
const Line = styled('p', { margin: 0 });
const Ways = styled('div', { display: 'grid', gap: '$2' });

type Link = NonNullable<Intake['link']>;

const describeState = ({ state, endsAt }: Link, { t, locale }: TextStore): string => {
  if (state === 'used') return t('intake.link.used');
  if (state === 'over' || !endsAt) return t('intake.link.over');
  return t('intake.link.waiting', { date: displayDay(locale(), new Date(endsAt)) });
};

/** Channels for another link; the server refuses unavailable ones. */
const listWays = ({ contact = [] }: CaseInfo): LinkDelivery[] => {
  const has = (kind: string) => contact.some((way) => way.kind === kind);
  return [...(has('phone') ? ['sms' as const] : []), ...(has('mail') ? ['mail' as const] : []), 'number'];
};

const wayTexts = { sms: 'intake.sms', mail: 'intake.mail', number: 'intake.number.new' } as const;

const NewLinkPanel = ({ info, onClose }: { info: CaseInfo; onClose: () => void }) => {
  const texts = useTexts();
  const { t } = texts;
  const cache = useQueryClient();
  const { cuid, csid } = info;
  const make = useMutation({
    mutationFn: async (send: LinkDelivery): Promise<MadeLink | undefined> =>
      (await client.call(counterCalls.counterLink, { cuid, body: { csid, send } }))[0],
    onSettled: () => cache.invalidateQueries({ queryKey: caseKeys.board(cuid) }),
  });
  const made = make.data;
  return (
    <Panel
      open
      title={t('intake.again')}
      description={made ? undefined : t('intake.again.text')}
      onClose={onClose}
    >
      <div role="status">
        {made && (
          <Ways>
            {made.number && <Spoken>{made.number}</Spoken>}
            {describeMadeLink(made, { wanted: make.variables }, texts).map((line) => (
              <Line key={line}>{line}</Line>
            ))}
          </Ways>
        )}
      </div>
      {!made && (
        <Ways>
          {listWays(info).map((way) => (
            <Button
              key={way}
              variant="quiet"
              loading={make.isPending && make.variables === way}
              onClick={() => make.mutate(way)}
            >
              {t(wayTexts[way])}
            </Button>
          ))}
        </Ways>
      )}
      {make.isError && <Line role="alert">{t('intake.again.failed')}</Line>}
    </Panel>
  );
};

const ForgetPanel = ({ info: { cuid, csid }, onClose }: { info: CaseInfo; onClose: () => void }) => {
  const { t } = useTexts();
  const cache = useQueryClient();
  const forget = useMutation({
    mutationFn: () => client.call(counterCalls.counterForget, { cuid, body: { csid } }),
    onSuccess: async () => {
      await cache.invalidateQueries({ queryKey: caseKeys.info('town', csid) });
      onClose();
    },
  });
  return (
    <ConfirmPanel
      title={t('intake.forget')}
      text={t('intake.forget.text')}
      yes={t('intake.forget')}
      no={t('part.cancel')}
      busy={forget.isPending}
      problem={forget.isError ? t('intake.forget.failed') : undefined}
      onYes={() => forget.mutate()}
      onClose={onClose}
    />
  );
};

/** The caller's link and its actions. */
export const IntakeLink = ({ info, link }: { info: CaseInfo; link: Link }) => {
  const texts = useTexts();
  const { t } = texts;
  const [asked, setAsked] = useState<'link' | 'forget'>();
  const isWaiting = link.state !== 'used';
  const close = () => setAsked(undefined);
  return (
    <Root>
      {describeState(link, texts)}
      {isWaiting && !isEnded(info.state) && (
        <Button variant="quiet" size="small" onClick={() => setAsked('link')}>
          {t('intake.again')}
        </Button>
      )}
      {isWaiting && info.contact && (
        <Button variant="quiet" size="small" onClick={() => setAsked('forget')}>
          {t('intake.forget')}
        </Button>
      )}
      {asked === 'link' && <NewLinkPanel info={info} onClose={close} />}
      {asked === 'forget' && <ForgetPanel info={info} onClose={close} />}
    </Root>
  );
};
