import { MEMBER_NAME_MAX, mobileGatheringCalls } from '@parvis/api/calls/gatherings';
import type { GatheringInfo } from '@parvis/api/entities/gathering';
import type { TextId } from '@parvis/locales/areas';
import { TextField } from '@parvis/ui/parts/TextField';
import { GatheringPicture } from '@parvis/ui/screens/GatheringPicture';
import { Invitation } from '@parvis/ui/screens/Invitation';
import { useRef, useState } from 'react';
import { client } from '../../lib/api/client.ts';
import { getRefusal } from '../../lib/api/hostClients.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { LegalFooter } from '../../shell/LegalFooter.tsx';
import { useDocumentTitle } from '../../shell/useDocumentTitle.ts';
import { useCaseCustomer } from '../customer/useCaseCustomer.ts';
import { describeNameFault } from './describeNameFault.ts';
import { refreshGatherings } from './gatheringQueries.ts';
import { formatGatheringDay, formatPeople, formatPeriod, getPictureUrl } from './gatheringTexts.ts';

const REFUSALS: Readonly<Record<string, TextId>> = {
  blocked: 'gatherings.join.blocked',
  gatheringClosed: 'gatherings.join.closed',
  stopped: 'gatherings.join.closed',
  withdrawn: 'gatherings.join.closed',
  stepNotAllowed: 'gatherings.join.removed',
};

export type JoinGatheringProps = { info: GatheringInfo; qrid: string | undefined };

/** Explains subject and readers before a visitor joins under a chosen name. */
export const JoinGathering = ({ info, qrid }: JoinGatheringProps) => {
  const texts = useTexts();
  const { t } = texts;
  const { cuid, cstmrLbl, gthrId } = info;
  const customer = useCaseCustomer(cuid);
  const [name, setName] = useState('');
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<TextId>();
  const field = useRef<HTMLInputElement>(null);
  const picture = getPictureUrl('mobile', info, 'large');
  useDocumentTitle(info.title, cstmrLbl);
  const join = async () => {
    if (name.trim() === '') {
      setFault(t('gatherings.join.name.missing'));
      return field.current?.focus();
    }
    setBusy(true);
    setProblem(undefined);
    setFault(undefined);
    try {
      const body = { gthrId, name: name.trim(), ...(qrid !== undefined && { qrid }) };
      await client.call(mobileGatheringCalls.gatheringsJoin, { cuid, body });
      await refreshGatherings();
    } catch (error) {
      const refusal = getRefusal(error);
      const wrongName = refusal && describeNameFault(refusal, { cstmr: cstmrLbl }, t);
      if (wrongName === undefined)
        return setProblem(REFUSALS[refusal?.code ?? ''] ?? 'gatherings.join.failed');
      setFault(wrongName);
      field.current?.focus();
    } finally {
      setBusy(false);
    }
  };
  return (
    <Invitation
      texts={{
        title: info.title,
        lead: info.intro ?? t('gatherings.join.title'),
        seen: t('gatherings.join.seen', { date: formatGatheringDay(info.eraseOn, texts) }),
        join: t('gatherings.join.go'),
      }}
      header={{ label: cstmrLbl, logoSrc: customer?.logo }}
      picture={picture && <GatheringPicture src={picture} size="wide" />}
      facts={[
        ...(info.placeLbl ? [{ id: 'place', label: t('gatherings.join.place'), value: info.placeLbl }] : []),
        { id: 'period', label: t('gatherings.join.period'), value: formatPeriod(info, texts) },
        { id: 'people', label: t('gatherings.join.people'), value: formatPeople(info, texts) },
        {
          id: 'reads',
          label: t('gatherings.join.reads'),
          value: t('gatherings.join.readers', { cstmr: cstmrLbl }),
        },
      ]}
      busy={busy}
      problem={problem && t(problem, { cstmr: cstmrLbl })}
      onJoin={() => void join()}
      footer={<LegalFooter customer={customer ?? { cuid }} />}
    >
      <TextField
        ref={field}
        label={t('gatherings.join.name')}
        hint={t('gatherings.join.name.hint')}
        need="required"
        autoComplete="nickname"
        maxLength={MEMBER_NAME_MAX}
        value={name}
        onChange={({ target }) => {
          setName(target.value);
          setFault(undefined);
        }}
        invalid={fault !== undefined}
        error={fault}
        showError
      />
    </Invitation>
  );
};
