import type { Blocked } from '@parvis/api/entities/block';
import type { CaseInfo, Followers } from '@parvis/api/entities/case';
import type { Intake } from '@parvis/api/entities/intake';
import type { ContactWay } from '@parvis/api/entities/reporterContact';
import { displayDay, displayMoment } from '@parvis/locales/dates';
import { languageOf } from '@parvis/locales/languages';
import type { TextStore } from '@parvis/locales/translate';
import { styled } from '@parvis/theme/css/stitches';
import { LockIcon } from '@parvis/ui/icons/LockIcon';
import { Button } from '@parvis/ui/parts/Button';
import { CaseDetails, type CaseFact } from '@parvis/ui/screens/CaseDetails';
import { useQuery } from '@tanstack/react-query';
import { getCaseQuery } from '../../lib/api/caseQueries.ts';
import type { LiveStatus } from '../../lib/live/liveStream.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { formatBlockReasons } from '../cases/blockReasons.ts';
import { formatContactLink } from '../contact-details/contactInput.ts';
import { Assignments } from './assign/Assignments.tsx';
import { CaseHistory } from './CaseHistory.tsx';
import { IntakeLink } from './counter/IntakeLink.tsx';
import { Duplicates, KeptCase } from './DuplicatesOfCase.tsx';
import { useGatheringFacts } from './gatherings/useGatheringFacts.tsx';
import { describeFollowersRead, formatFollowers, formatHandlers } from './handlingTexts.ts';
import { LabelsOfCase } from './labels/LabelsOfCase.tsx';
import { ServiceCalls, ServiceOfCase } from './ServiceCalls.tsx';
import { StaffPeople } from './StaffPeople.tsx';
import { UntakenCalls } from './UntakenCalls.tsx';
import { useCaseSteps } from './useCaseSteps.ts';
import { useLabelsUrl } from './useLabelsUrl.ts';

const Box = styled('span', { display: 'grid', gap: '$2', justifyItems: 'start' });
const Mark = styled('span', {
  display: 'flex',
  alignItems: 'center',
  gap: '$2',
  '& > svg': { flexShrink: 0 },
});
const BlockReason = styled('span', {
  fontWeight: 'normal',
  '&::first-letter': { textTransform: 'uppercase' },
});

type BlockedPersonProps = {
  info: Pick<CaseInfo, 'cuid' | 'csid' | 'can'>;
  blocked: Blocked;
  live: LiveStatus;
};

const BlockedPerson = ({ info, blocked, live }: BlockedPersonProps) => {
  const { t, locale } = useTexts();
  const steps = useCaseSteps(info.cuid, info.csid, live);
  const date = displayMoment(locale(), new Date(blocked.at));
  return (
    <Box>
      <Mark>
        <LockIcon size={20} />
        {t('staff.details.blocked', { date })}
      </Mark>
      <BlockReason>{formatBlockReasons(blocked.reason, t, locale())}</BlockReason>
      {info.can.includes('unblock') && (
        <Button
          variant="quiet"
          size="small"
          loading={steps.running === 'unblock'}
          onClick={() => void steps.run({ step: 'unblock' })}
        >
          {t('staff.step.unblock')}
        </Button>
      )}
      {steps.failed && (
        <BlockReason role="alert">{t('staff.step.failed', { why: t(steps.failed) })}</BlockReason>
      )}
    </Box>
  );
};

const Ways = styled('span', { display: 'grid', gap: '$2' });
const VerificationNote = styled('span', { display: 'block', fontWeight: 'normal' });

/** Staff only: printed cases may be passed on. */
const Unprinted = styled('span', {
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  '@media print': { display: 'none' },
});

const ReporterContact = ({ ways }: { ways: readonly ContactWay[] }) => {
  const { t } = useTexts();
  return (
    <Ways>
      {ways.map((way) => {
        const { label, href } = formatContactLink(way);
        return (
          <span key={`${way.kind} ${way.value}`}>
            {href ? <a href={href}>{label}</a> : label}
            <VerificationNote>{t(way.verified ? 'reach.verified' : 'reach.claimed')}</VerificationNote>
          </span>
        );
      })}
    </Ways>
  );
};

type OtherPeopleProps = { followers: Followers; duplicates: CaseInfo['duplicates'] };

const OtherPeople = ({ followers, duplicates }: OtherPeopleProps) => {
  const texts = useTexts();
  return (
    <span>
      {formatFollowers(followers, texts)}
      <VerificationNote>
        {texts.t(describeFollowersRead(followers, duplicates !== undefined))}
      </VerificationNote>
    </span>
  );
};

const formatIntake = ({ channel, by }: Intake, { t }: TextStore): string => {
  const how = t(channel === 'counter' ? 'staff.row.counter' : 'staff.row.phone');
  return by === undefined ? how : t('intake.by', { how, name: by });
};

const listIntake = (info: CaseInfo, intake: Intake, texts: TextStore): CaseFact[] => [
  { id: 'intake', label: texts.t('intake.title'), value: formatIntake(intake, texts) },
  ...(intake.link
    ? [
        {
          id: 'intakeLink',
          label: texts.t('intake.link'),
          value: <IntakeLink info={info} link={intake.link} />,
        },
      ]
    : []),
];

const useFacts = (info: CaseInfo | undefined, live: LiveStatus): CaseFact[] | undefined => {
  const texts = useTexts();
  const { t, locale } = texts;
  const manageUrl = useLabelsUrl(info?.cuid ?? '');
  if (!info) return undefined;
  return [
    { id: 'place', label: t('staff.details.place'), value: info.placeLbl },
    ...(info.service
      ? [
          {
            id: 'service',
            label: t('staff.details.service'),
            value: <ServiceOfCase service={info.service} />,
          },
        ]
      : []),
    ...(info.duplicateOf
      ? [
          {
            id: 'kept',
            label: t('duplicates.kept'),
            value: <KeptCase info={info} kept={info.duplicateOf} live={live} />,
          },
        ]
      : []),
    ...(info.duplicates
      ? [
          {
            id: 'duplicates',
            label: t('duplicates.list'),
            value: <Duplicates info={info} duplicates={info.duplicates} />,
          },
        ]
      : []),
    { id: 'labels', label: t('labels.title'), value: <LabelsOfCase info={info} manageUrl={manageUrl} /> },
    ...(info.qrid ? [{ id: 'qr', label: t('staff.details.qr'), value: info.qrid }] : []),
    ...(info.blocked
      ? [
          {
            id: 'person',
            label: t('staff.details.person'),
            value: <BlockedPerson info={info} blocked={info.blocked} live={live} />,
          },
        ]
      : []),
    {
      id: 'contact',
      label: t('staff.details.contact'),
      value: info.contact ? <ReporterContact ways={info.contact} /> : t('staff.details.contact.none'),
    },
    ...(info.intake ? listIntake(info, info.intake, texts) : []),
    ...(info.webOnly && (info.intake?.link?.state ?? 'used') === 'used'
      ? [{ id: 'news', label: t('staff.details.news'), value: t('staff.details.news.web') }]
      : []),
    { id: 'handlers', label: t('staff.details.handlers'), value: formatHandlers(info, texts) },
    ...(info.untaken && info.untaken.calls.length > 0
      ? [
          {
            id: 'untaken',
            label: t('staff.details.untaken'),
            value: <UntakenCalls untaken={info.untaken} danger={info.danger} />,
          },
        ]
      : []),
    ...(info.holdReasons
      ? [
          {
            id: 'hold',
            label: t('staff.details.hold'),
            value: <Unprinted dir="auto">{info.holdReasons.at(-1)?.reason}</Unprinted>,
          },
        ]
      : []),
    ...(info.assignments
      ? [
          {
            id: 'assigned',
            label: t('assign.details'),
            value: <Assignments assignments={info.assignments} />,
          },
        ]
      : []),
    ...(info.serviceCalls
      ? [
          {
            id: 'called',
            label: t('staff.details.called'),
            value: <ServiceCalls calls={info.serviceCalls} />,
          },
        ]
      : []),
    ...(info.followers
      ? [
          {
            id: 'followers',
            label: t('follow.staff.details'),
            value: <OtherPeople followers={info.followers} duplicates={info.duplicates} />,
          },
        ]
      : []),
    {
      id: 'language',
      label: t('staff.details.language'),
      value: languageOf(info.language).name,
    },
    {
      id: 'created',
      label: t('staff.details.created'),
      value: displayMoment(locale(), new Date(info.created)),
    },
    { id: 'steps', label: t('staff.details.steps'), value: <CaseHistory info={info} /> },
    { id: 'erase', label: t('staff.details.erase'), value: displayDay(locale(), new Date(info.eraseOn)) },
    ...(info.rating === undefined
      ? []
      : [
          {
            id: 'rating',
            label: t('staff.details.rating'),
            value: t('chat.stars', { n: info.rating, max: 5 }),
          },
        ]),
    ...(info.simulation
      ? [{ id: 'simulation', label: t('case.simulation'), value: t('staff.details.simulation') }]
      : []),
  ];
};

export type StaffCaseDetailsProps = { cuid: string; csid: string; live: LiveStatus; hideTitle?: boolean };

export const StaffCaseDetails = ({ cuid, csid, live, hideTitle = false }: StaffCaseDetailsProps) => {
  const { t } = useTexts();
  const { data, isError } = useQuery(getCaseQuery('town', cuid, csid));
  const own = useFacts(data ?? undefined, live);
  const gathering = useGatheringFacts({ cuid, csid }, data);
  const facts = own && [...gathering, ...own];
  // A missing case is not loading.
  const nothing = data === null || (isError && !data);
  return (
    <CaseDetails title={t('staff.details')} hideTitle={hideTitle} facts={nothing ? [] : facts}>
      {data && <StaffPeople info={data} live={live} />}
    </CaseDetails>
  );
};
