import type { CustomerInfo, Scan } from '@parvis/api/entities/customer';
import type { UserStatus } from '@parvis/api/entities/user';
import { placeLine } from '@parvis/locales/placeLine';
import { NewGathering } from '@parvis/ui/screens/NewGathering';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearch } from 'wouter';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { LegalFooter } from '../../shell/LegalFooter.tsx';
import { NotFoundScreen } from '../../shell/NotFoundScreen.tsx';
import { PageLoading } from '../../shell/PageLoading.tsx';
import { SessionGate } from '../../shell/SessionGate.tsx';
import { useDocumentTitle } from '../../shell/useDocumentTitle.ts';
import { useCaseCustomer } from '../customer/useCaseCustomer.ts';
import { buildGatheringsQuery } from '../gatherings/gatheringQueries.ts';
import { useScan } from '../report/useScan.ts';
import { GatheringFields } from './GatheringFields.tsx';
import { useNewGathering } from './useNewGathering.ts';

type FormProps = {
  customer: CustomerInfo;
  scan: Scan | undefined;
  crUid: string;
};

const GatheringForm = ({ customer, scan, crUid }: FormProps) => {
  const { t } = useTexts();
  const [, navigate] = useLocation();
  const form = useNewGathering({ customer, qrid: scan?.qrid, crUid });
  const place = scan && placeLine(scan.place.lbl, scan.place.descr);
  const { cstmrLbl: cstmr, logo } = customer;
  useDocumentTitle(t('newGathering.title'), cstmr);
  return (
    <NewGathering
      texts={{
        title: t('newGathering.title'),
        lead: t('newGathering.lead', { cstmr }),
        seen: t('newGathering.seen', { cstmr, count: customer.retentionDays }),
        open: t('newGathering.open'),
      }}
      header={{ label: cstmr, logoSrc: logo, ...(place && { subtitle: place }) }}
      onBack={() => navigate(scan ? `/q/${scan.qrid}` : '/m/home')}
      faults={form.faults}
      failure={form.failure && { title: t('newGathering.failed'), text: t(form.failure, { cstmr }) }}
      busy={form.busy}
      onOpen={() => void form.open()}
      footer={<LegalFooter customer={customer} />}
    >
      <GatheringFields {...form} place={place} keptDays={customer.retentionDays} cstmr={cstmr} />
    </NewGathering>
  );
};

type StartProps = { cuid: string; qrid: string | undefined; profile: UserStatus };

const useStart = (cuid: string, qrid: string | undefined) => {
  const { scan, problem } = useScan(qrid ?? '', qrid !== undefined);
  const isOwnCode = scan !== undefined && scan.cstmr.cuid === cuid;
  const isLookingUp = qrid !== undefined && !scan && !problem;
  return { scan: isOwnCode ? scan : undefined, isLookingUp };
};

const StartGathering = ({ cuid, qrid, profile: { crUid = '' } }: StartProps) => {
  const { t } = useTexts();
  const customer = useCaseCustomer(cuid);
  const { scan, isLookingUp } = useStart(cuid, qrid);
  // The form works offline, as a draft.
  const { data } = useQuery(buildGatheringsQuery(cuid, qrid));
  if (data && !data.mayOpen)
    return (
      <NotFoundScreen
        texts={{
          title: t('newGathering.closed'),
          text: t('newGathering.closed.text', { cstmr: customer?.cstmrLbl ?? '' }),
        }}
        links={[{ href: '/m/home', label: t('nav.cases') }]}
        legal={{ cuid }}
      />
    );
  if (!customer || isLookingUp) return <PageLoading waiting={t('newGathering.loading')} />;
  return <GatheringForm {...{ customer, scan, crUid }} />;
};

/** `/m/g/{cuid}/new`: where the customer allows it. */
export const NewGatheringPage = ({ cuid }: { cuid: string }) => {
  const qrid = new URLSearchParams(useSearch()).get('qrid') ?? undefined;
  return (
    <SessionGate qrid={qrid} legal={{ cuid }}>
      {(profile) => <StartGathering {...{ cuid, qrid, profile }} />}
    </SessionGate>
  );
};
