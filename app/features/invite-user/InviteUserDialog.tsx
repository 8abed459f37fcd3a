import { mobileLinkCalls } from '@parvis/api/calls/links';
import type { CaseInfo } from '@parvis/api/entities/case';
import { type UserLinkRole, userLinkRoleSchema } from '@parvis/api/entities/link';
import { displayDay } from '@parvis/locales/dates';
import { styled } from '@parvis/theme/css/stitches';
import { Button } from '@parvis/ui/parts/Button';
import { RadioGroup } from '@parvis/ui/parts/RadioGroup';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../lib/api/client.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { Panel } from '../../shell/Panel.tsx';
import { LinkAddress } from './LinkAddress.tsx';

const Form = styled('div', { display: 'grid', gap: '$4' });
const Note = styled('p', { margin: 0, lineHeight: '$snug' });
const Problem = styled('p', { margin: 0, fontWeight: '$bold' });

const roles = userLinkRoleSchema.options;

export type InviteUserDialogProps = { info: Pick<CaseInfo, 'cuid' | 'csid'>; onClose: () => void };

/** A reporter's link into their case between users, also as QR code. */
export const InviteUserDialog = ({ info: { cuid, csid }, onClose }: InviteUserDialogProps) => {
  const { t, locale } = useTexts();
  const [as, setAs] = useState<UserLinkRole>('target');
  const [fromStart, setFromStart] = useState(false);
  const make = useMutation({
    mutationFn: async () =>
      (await client.call(mobileLinkCalls.linksInvite, { cuid, body: { csid, as, fromStart } }))[0],
  });
  const withdraw = useMutation({
    mutationFn: () => client.call(mobileLinkCalls.linksInvite, { cuid, body: { csid, as, withdraw: true } }),
    onSuccess: () => make.reset(),
  });
  const link = make.data;
  return (
    <Panel
      open
      title={t(link ? 'between.ready' : 'between.invite')}
      description={t(link ? `between.show.${as}` : 'between.invite.text')}
      onClose={onClose}
      actions={
        link ? (
          <>
            <Button variant="quiet" loading={withdraw.isPending} onClick={() => withdraw.mutate()}>
              {t('between.withdraw')}
            </Button>
            <Button onClick={onClose}>{t('between.done')}</Button>
          </>
        ) : (
          <>
            <Button variant="quiet" onClick={onClose}>
              {t('part.cancel')}
            </Button>
            <Button loading={make.isPending} onClick={() => make.mutate()}>
              {t('between.make')}
            </Button>
          </>
        )
      }
    >
      {link ? (
        <Form>
          <LinkAddress id={link.id} />
          {link.endsAt && (
            <Note>{t('between.until', { date: displayDay(locale(), new Date(link.endsAt)) })}</Note>
          )}
        </Form>
      ) : (
        <Form>
          <RadioGroup
            label={t('between.as')}
            value={as}
            options={roles.map((value) => ({ value, label: t(`between.as.${value}`) }))}
            onValueChange={(value) => setAs(roles.find((one) => one === value) ?? 'target')}
          />
          <RadioGroup
            label={t('invites.reads')}
            value={fromStart ? 'start' : 'now'}
            options={[
              { value: 'now', label: t('between.reads.now') },
              { value: 'start', label: t('between.reads.start'), description: t('between.reads.warn') },
            ]}
            onValueChange={(value) => setFromStart(value === 'start')}
          />
        </Form>
      )}
      {(make.isError || withdraw.isError) && <Problem role="alert">{t('between.failed')}</Problem>}
    </Panel>
  );
};
