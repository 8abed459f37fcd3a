import { type CaseSummary, isCaseType } from '@parvis/api/entities/case';
import { displayAge, displayMoment } from '@parvis/locales/dates';
import { placeParts } from '@parvis/locales/placeLine';
import type { TextStore } from '@parvis/locales/translate';
import type { CaseItem } from '@parvis/ui/screens/CaseList';
import type { CaseSide } from '../../lib/api/keys.ts';
import type { OutboxItem } from '../../lib/api/outgoing.ts';
import { caseStateWords, caseTitle, isForsaken, isUnderWay, staffState } from './caseWords.ts';
import { chargeOf } from './charge.ts';
import { previewEvent } from './systemMessages.ts';

const lastWords = (one: CaseSummary, texts: TextStore, side: CaseSide): string | undefined => {
  const { txt, mine, name } = one.last;
  if (txt === undefined) return previewEvent(one, texts, side);
  if (mine) return texts.t('home.you', { txt });
  // Of staff alone a name is known: their words are not the visitor's.
  return side === 'town' && name !== undefined ? texts.t('staff.row.said', { name, txt }) : txt;
};

/** Who handles a case, as staff read it: oneself first, one more name or how many. */
const handlerWords = (one: CaseSummary, { t }: TextStore): string | undefined => {
  const { mine, handlers } = one;
  const [first] = handlers;
  const charge = chargeOf(one);
  if (first === undefined || charge === 'nobody') return undefined;
  const name = mine ? t('chat.me') : first;
  const names = handlers.length > 1 ? t('staff.row.more', { name, count: handlers.length - 1 }) : name;
  return charge === 'cameBack' ? t('staff.row.back', { names }) : names;
};

/** What led to a state: beside it and the one name there is, it would say the same twice. */
const ledTo: Readonly<Record<string, string>> = {
  handled: 'handle',
  held: 'hold',
  closed: 'close',
  rejected: 'reject',
};

/** Whether state and handler say all that was said last. */
const isSaid = (one: CaseSummary): boolean => {
  const { mine, state, handlers, last } = one;
  if (isForsaken(one) && last.kind === 'leave') return true;
  if (last.txt !== undefined) return false;
  return (mine && last.mine) || (handlers.length === 1 && ledTo[state] === last.kind);
};

/** The time of a case on the desk, and what it is called: one that nobody handles is as old as its report, or as its return. */
const deskTime = ({ state, created, waitingSince, last }: CaseSummary) => {
  if (state !== 'open') return { at: last.at, called: 'staff.row.last' } as const;
  if (waitingSince === undefined) return { at: created, called: 'staff.row.created' } as const;
  return { at: waitingSince, called: 'staff.row.waiting' } as const;
};

/** Where a case stands on the desk, and that others were called to it. */
const deskState = (one: CaseSummary, texts: TextStore): string =>
  [staffState(one, texts), one.called && texts.t('staff.row.called')].filter(Boolean).join(' · ');

/** What only the desk says of a case; a colleague’s is no news. */
const deskItem = (one: CaseSummary, texts: TextStore): Partial<CaseItem> => {
  const isNew = one.state === 'open';
  const { at, called } = deskTime(one);
  const timeLabel = texts.t(called);
  return {
    time: displayAge(texts.locale(), new Date(at)),
    dateTime: at,
    timeLabel,
    timeTitle: `${timeLabel} ${displayMoment(texts.locale(), new Date(at))}`,
    handler: handlerWords(one, texts),
    // What was done is said by the state and a name.
    ...(isSaid(one) && { lastText: undefined }),
    warning: one.danger ? texts.t('staff.row.danger') : undefined,
    blocked: one.blocked && texts.t('staff.row.blocked'),
    attention: isNew && !isForsaken(one),
    ...(!one.outcome && { status: deskState(one, texts) }),
    unread: isNew || one.mine ? one.unread : 0,
  };
};

/** Where a case stands; of one that had come to its end before its service did, both. */
const statusOf = (one: CaseSummary, texts: TextStore): string => {
  const words = caseStateWords(one, texts);
  return one.withdrawn && !isUnderWay(one) ? `${words} · ${texts.t('ended.beside')}` : words;
};

/** Where it is: its name whole, where exactly as far as there is room. */
function placed(line: string | undefined): Pick<CaseItem, 'place' | 'exactly'> {
  const [place, exactly] = line === undefined ? [] : placeParts(line);
  return { place, exactly };
}

/** A case as a line of a list, with its customer's name if asked; the desk (side `town`) says more. */
export function caseItem(
  one: CaseSummary,
  texts: TextStore,
  look: { href: string; side?: CaseSide; customer?: boolean },
): CaseItem {
  const side = look.side ?? 'mobile';
  return {
    id: one.csid,
    title: caseTitle(one),
    number: texts.t('case.number', { nbr: one.caseNbr }),
    ...(look.customer ? { place: `${one.placeLbl} · ${one.cstmrLbl}` } : placed(one.placeLbl)),
    lastText: lastWords(one, texts, side),
    time: new Date(one.last.at),
    dateTime: one.last.at,
    status: statusOf(one, texts),
    unread: one.unread,
    // A service of a newer version has no colour here: its outline is that of none.
    caseType: one.caseType !== undefined && isCaseType(one.caseType) ? one.caseType : undefined,
    icon: one.imgSrc,
    href: look.href,
    ...(side === 'town' && deskItem(one, texts)),
  };
}

/** A report that has not reached the server yet, as a line of the list. */
export function waitingCaseItem(item: OutboxItem, texts: TextStore): CaseItem {
  const { shown } = item;
  return {
    id: item.csid,
    title: shown.title ?? texts.t('chat.report'),
    ...placed(shown.place),
    time: new Date(item.created),
    status: item.refused ? texts.t('chat.failed') : texts.t('home.waiting'),
    icon: shown.imgSrc,
    href: `/m/case/${item.cuid}/${item.csid}`,
  };
}

/** The line of a case of which something waits to be sent: it says so, with the last of it. */
function withWaiting(item: CaseItem, waiting: readonly OutboxItem[], { t }: TextStore): CaseItem {
  const last = waiting.at(-1);
  if (!last) return item;
  const txt = last.shown.txt ?? last.shown.lines?.map(({ value }) => value).join(' · ');
  return {
    ...item,
    status: t(waiting.some(({ refused }) => refused) ? 'chat.failed' : 'home.waiting'),
    ...(txt && { lastText: t('home.you', { txt }) }),
  };
}

type Owner = Pick<CaseSummary, 'cuid' | 'cstmrLbl'>;

/** The one customer of all these cases: whose page they are read on where no code was scanned on the device. */
export function onlyCustomer(cases: readonly Owner[] = []): Owner | undefined {
  const [first] = cases;
  return cases.every(({ cuid }) => cuid === first?.cuid) ? first : undefined;
}

/** The lines of a person's own cases as they are known here: what has not reached the server yet stands first. */
export function homeItems(
  cases: readonly CaseSummary[] | undefined,
  outbox: readonly OutboxItem[],
  texts: TextStore,
  customer: string | undefined,
): CaseItem[] {
  const known = new Set(cases?.map(({ csid }) => csid));
  const reports = outbox.filter(({ kind, csid }) => kind === 'case' && !known.has(csid)).reverse();
  const lineOf = (one: CaseSummary) =>
    caseItem(one, texts, {
      href: `/m/case/${one.cuid}/${one.csid}`,
      customer: one.cstmrLbl !== customer,
    });
  return [
    ...reports.map((item) => waitingCaseItem(item, texts)),
    ...(cases ?? []).map((one) =>
      withWaiting(
        lineOf(one),
        outbox.filter(({ csid }) => csid === one.csid),
        texts,
      ),
    ),
  ];
}
