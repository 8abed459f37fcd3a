import type { CaseInfo } from '@parvis/api/entities/case';
import type { ConnectLink } from '@parvis/api/entities/link';
import { styled } from '@parvis/theme/css/stitches';
import { Button } from '@parvis/ui/parts/Button';
import { RadioGroup } from '@parvis/ui/parts/RadioGroup';
import { Select } from '@parvis/ui/parts/Select';
import { type FormEvent, useId, useState } from 'react';
import { useTexts } from '../../../lib/texts/useTexts.ts';
import { Panel } from '../../../shell/Panel.tsx';
import { LinkAddress } from '../../invite-user/LinkAddress.tsx';
import { CaseLinks } from './CaseLinks.tsx';
import { type LinkRequest, useLinks } from './useLinks.ts';
import { WithdrawDialog } from './WithdrawDialog.tsx';

const Form = styled('form', { display: 'grid', gap: '$4', margin: 0 });
const Limits = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
  gap: '$3',
});
const Problem = styled('p', { margin: 0, fontWeight: '$bold' });

const ROLES = {
  invited: { as: 'invited' },
  reporter: { as: 'reporter' },
  victim: { as: 'invited', victim: true },
} as const satisfies Readonly<Record<string, Pick<LinkRequest, 'as' | 'victim'>>>;
type Role = keyof typeof ROLES;
const roles = Object.keys(ROLES) as readonly Role[];

const DAYS = [1, 7, 30] as const;
const USES = [1, 2, 5, 10] as const;

/** Safe defaults. */
const DEFAULTS = { role: 'invited' as Role, fromStart: false, days: 7, uses: 1 };

type FormProps = {
  id: string;
  request: typeof DEFAULTS;
  onChange: (request: typeof DEFAULTS) => void;
  onSubmit: () => void;
};

const InviteForm = ({ id, request, onChange, onSubmit }: FormProps) => {
  const { t } = useTexts();
  const { role, fromStart, days, uses } = request;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Form id={id} onSubmit={submit}>
      <RadioGroup
        label={t('invites.as')}
        value={role}
        options={roles.map((value) => ({ value, label: t(`invites.as.${value}`) }))}
        onValueChange={(value) =>
          onChange({ ...request, role: roles.find((one) => one === value) ?? DEFAULTS.role })
        }
      />
      <RadioGroup
        label={t('invites.reads')}
        value={fromStart ? 'start' : 'now'}
        options={[
          { value: 'now', label: t('invites.reads.now') },
          { value: 'start', label: t('invites.reads.start'), description: t('invites.reads.warn') },
        ]}
        onValueChange={(value) => onChange({ ...request, fromStart: value === 'start' })}
      />
      <Limits>
        <Select
          label={t('invites.days')}
          value={`${days}`}
          options={DAYS.map((count) => ({ value: `${count}`, label: t('invites.days.of', { count }) }))}
          onValueChange={(value) => onChange({ ...request, days: Number(value) })}
        />
        <Select
          label={t('invites.uses')}
          value={`${uses}`}
          options={USES.map((count) => ({ value: `${count}`, label: t('invites.uses.of', { count }) }))}
          onValueChange={(value) => onChange({ ...request, uses: Number(value) })}
        />
      </Limits>
    </Form>
  );
};

export type InviteDialogProps = { info: Pick<CaseInfo, 'cuid' | 'csid'>; onClose: () => void };

/** Creates, lists and withdraws personal links. */
export const InviteDialog = ({ info: { cuid, csid }, onClose }: InviteDialogProps) => {
  const { t } = useTexts();
  const formId = useId();
  const { links, hasFailed, create, withdraw } = useLinks(cuid, csid);
  const [request, setRequest] = useState(DEFAULTS);
  const [asked, setAsked] = useState<ConnectLink>();
  const made = create.data;
  const { role, fromStart, days, uses } = request;
  if (asked)
    return (
      <WithdrawDialog
        busy={withdraw.isPending}
        hasFailed={withdraw.isError}
        onWithdraw={() => withdraw.mutate(asked.id, { onSuccess: () => setAsked(undefined) })}
        onClose={() => setAsked(undefined)}
      />
    );
  return (
    <Panel
      open
      title={t(made ? 'invites.ready' : 'invites.title')}
      description={t('invites.text')}
      onClose={onClose}
      actions={
        made ? undefined : (
          <>
            <Button variant="quiet" onClick={onClose}>
              {t('part.cancel')}
            </Button>
            <Button type="submit" form={formId} loading={create.isPending}>
              {t('invites.create')}
            </Button>
          </>
        )
      }
    >
      {made ? (
        <LinkAddress id={made.id} />
      ) : (
        <InviteForm
          id={formId}
          request={request}
          onChange={setRequest}
          onSubmit={() => create.mutate({ csid, ...ROLES[role], fromStart, days, useLimit: uses })}
        />
      )}
      {create.isError && <Problem role="alert">{t('invites.failed')}</Problem>}
      {hasFailed && <Problem role="alert">{t('invites.list.failed')}</Problem>}
      {links && <CaseLinks links={links} onWithdraw={setAsked} />}
    </Panel>
  );
};
