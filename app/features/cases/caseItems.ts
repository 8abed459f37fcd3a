import { type CaseSummary, isCaseType } from '@parvis/api/entities/case';
import { displayAge, displayMoment } from '@parvis/locales/dates';
import { placeParts } from '@parvis/locales/placeLine';
import type { TextStore } from '@parvis/locales/translate';
import type { CaseItem } from '@parvis/ui/screens/CaseList';
import type { CaseSide } from '../../lib/api/cacheKeys.ts';
import type { OutboxItem } from '../../lib/api/outboxItems.ts';
import {
  formatCaseState,
  formatCaseStateForStaff,
  getCaseTitle,
  isAbandoned,
  isActive,
  toCaseService,
} from './caseTexts.ts';
import { formatDue, isLate } from './formatDue.ts';
import { getHandlingState } from './handlingState.ts';
import { describeLastEvent } from './systemMessages.ts';
import { toCaseLabel } from './toCaseLabel.ts';

/** Their text is a name within the sentence. */
const NAMING_EVENTS: readonly string[] = [
  'addGcatCode',
  'addGrpGpid',
  'pollSent',
  'recategorized',
  'assignedToService',
];

const formatLastEvent = (one: CaseSummary, texts: TextStore, side: CaseSide): string | undefined => {
  const { txt, mine, name, kind } = one.last;
  if (txt === undefined || NAMING_EVENTS.includes(kind ?? '')) return describeLastEvent(one, texts, side);
  if (mine) return texts.t('home.you', { txt });
  // Only staff have names.
  return side === 'town' && name !== undefined ? texts.t('staff.row.said', { name, txt }) : txt;
};

const formatHandlers = (one: CaseSummary, { t }: TextStore): string | undefined => {
  const { mine, handlers } = one;
  const [first] = handlers;
  const charge = getHandlingState(one);
  if (first === undefined || charge === 'nobody') return undefined;
  const name = mine ? t('chat.me') : first;
  const names = handlers.length > 1 ? t('staff.row.more', { name, count: handlers.length - 1 }) : name;
  return charge === 'cameBack' ? t('staff.row.back', { names }) : names;
};

/** The state says the same. */
const stateEvents: Readonly<Record<string, string>> = {
  handled: 'handle',
  held: 'hold',
  closed: 'close',
  rejected: 'reject',
};

const isRedundant = (one: CaseSummary): boolean => {
  const { mine, state, handlers, last } = one;
  if (isAbandoned(one) && last.kind === 'leave') return true;
  if (last.txt !== undefined) return false;
  return (mine && last.mine) || (handlers.length === 1 && stateEvents[state] === last.kind);
};

/** Start of a visitor's wait for staff, or the last activity. */
const getDeskTime = ({ created, waitingSince, last }: CaseSummary) => {
  if (waitingSince === undefined) return { at: last.at, called: 'staff.row.last' } as const;
  return {
    at: waitingSince,
    called: waitingSince === created ? 'staff.row.created' : 'staff.row.waiting',
  } as const;
};

/** New to the reader. */
const formatAssigned = ({ assigned }: CaseSummary, { t }: TextStore): string | undefined =>
  assigned &&
  (assigned.by === undefined ? t('staff.row.turn') : t('staff.row.assigned', { name: assigned.by }));

const formatDeskState = (one: CaseSummary, texts: TextStore): string =>
  [
    // The label suffices for a handled case.
    !(one.assigned && one.state === 'handled') && formatCaseStateForStaff(one, texts),
    one.called && texts.t('staff.row.called'),
    formatAssigned(one, texts),
  ]
    .filter(Boolean)
    .join(' · ');

/** Last message, or the case's channel. */
const formatDeskLine = (one: CaseSummary, texts: TextStore): string | undefined =>
  [
    one.channel && texts.t(one.channel === 'counter' ? 'staff.row.counter' : 'staff.row.phone'),
    !isRedundant(one) && formatLastEvent(one, texts, 'town'),
  ]
    .filter(Boolean)
    .join(' · ') || undefined;

/** A colleague's case counts no unread messages. */
const buildDeskFields = (one: CaseSummary, texts: TextStore): Partial<CaseItem> => {
  const isNew = one.state === 'open';
  const { at, called } = getDeskTime(one);
  const timeLabel = texts.t(called);
  return {
    time: displayAge(texts.locale(), new Date(at)),
    dateTime: at,
    timeLabel,
    waiting: one.waitingSince !== undefined,
    timeTitle: `${timeLabel} ${displayMoment(texts.locale(), new Date(at))}`,
    handler: one.assigned ? undefined : formatHandlers(one, texts),
    ...((isRedundant(one) || one.channel) && { lastText: formatDeskLine(one, texts) }),
    due: one.due && { text: formatDue(one.due, texts), late: isLate(one.due) },
    warning: one.danger ? texts.t('staff.row.danger') : undefined,
    blocked: one.blocked && texts.t('staff.row.blocked'),
    mention: one.mentioned && texts.t('staff.row.mentioned'),
    labels: one.labels?.map(toCaseLabel),
    moreLabels: (count) => texts.t('staff.row.labels', { count }),
    attention: (isNew && !isAbandoned(one)) || one.assigned !== undefined,
    ...(!one.outcome && { status: formatDeskState(one, texts) }),
    unread: isNew || one.mine ? one.unread : 0,
  };
};

const formatStatus = (one: CaseSummary, texts: TextStore): string => {
  const words = formatCaseState(one, texts);
  return one.withdrawn && !isActive(one) ? `${words} · ${texts.t('ended.beside')}` : words;
};

function splitPlace(line: string | undefined): Pick<CaseItem, 'place' | 'exactly'> {
  const [place, exactly] = line === undefined ? [] : placeParts(line);
  return { place, exactly };
}

/** List row; `customer` adds the customer's name, side `town` staff fields. */
export function buildCaseItem(
  one: CaseSummary,
  texts: TextStore,
  look: { href: string; side?: CaseSide; customer?: boolean },
): CaseItem {
  const side = look.side ?? 'mobile';
  return {
    id: one.csid,
    title: getCaseTitle(one),
    number: texts.t('case.number', { nbr: one.caseNbr }),
    ...(look.customer ? { place: `${one.placeLbl} · ${one.cstmrLbl}` } : splitPlace(one.placeLbl)),
    lastText: formatLastEvent(one, texts, side),
    time: new Date(one.last.at),
    dateTime: one.last.at,
    status: formatStatus(one, texts),
    unread: one.unread,
    // Unknown services have no colour.
    caseType: one.caseType !== undefined && isCaseType(one.caseType) ? one.caseType : undefined,
    icon: one.imgSrc,
    href: look.href,
    service: toCaseService(one, side),
    ...(side === 'town' && buildDeskFields(one, texts)),
  };
}

export function buildWaitingCaseItem(item: OutboxItem, texts: TextStore): CaseItem {
  const { shown } = item;
  return {
    id: item.csid,
    title: shown.title ?? texts.t('chat.report'),
    ...splitPlace(shown.place),
    time: new Date(item.created),
    status: item.refused ? texts.t('chat.failed') : texts.t('home.waiting'),
    icon: shown.imgSrc,
    href: `/m/case/${item.cuid}/${item.csid}`,
  };
}

/** Marks unsent messages, and shows the last one. */
function mergeWaiting(item: CaseItem, waiting: readonly OutboxItem[], { t }: TextStore): CaseItem {
  const last = waiting.at(-1);
  if (!last) return item;
  const txt = last.shown.txt ?? last.shown.lines?.map(({ value }) => value).join(' · ');
  return {
    ...item,
    status: t(waiting.some(({ refused }) => refused) ? 'chat.failed' : 'home.waiting'),
    ...(txt && { lastText: t('home.you', { txt }) }),
  };
}

type CaseOwner = Pick<CaseSummary, 'cuid' | 'cstmrLbl'>;

/** Undefined for several customers. */
export function findSingleCustomer(cases: readonly CaseOwner[] = []): CaseOwner | undefined {
  const [first] = cases;
  return cases.every(({ cuid }) => cuid === first?.cuid) ? first : undefined;
}

/** Unsent reports first. */
export function buildHomeItems(
  cases: readonly CaseSummary[] | undefined,
  outbox: readonly OutboxItem[],
  texts: TextStore,
  customer: string | undefined,
): CaseItem[] {
  const known = new Set(cases?.map(({ csid }) => csid));
  const reports = outbox.filter(({ kind, csid }) => kind === 'case' && !known.has(csid)).reverse();
  const buildItem = (one: CaseSummary) =>
    buildCaseItem(one, texts, {
      href: `/m/case/${one.cuid}/${one.csid}`,
      customer: one.cstmrLbl !== customer,
    });
  return [
    ...reports.map((item) => buildWaitingCaseItem(item, texts)),
    ...(cases ?? []).map((one) =>
      mergeWaiting(
        buildItem(one),
        outbox.filter(({ csid }) => csid === one.csid),
        texts,
      ),
    ),
  ];
}
