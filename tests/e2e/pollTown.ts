import { pollCalls } from '@parvis/api/calls/polls';
import type { PollInfo } from '@parvis/api/entities/poll';
import type { Action } from '@parvis/questionnaire/model/played';
import { acceptByCall, createPageClient } from './apiCalls.ts';
import type { Contributor } from './contributor.ts';
import { writeSmallTown } from './smallTown.ts';

/** Stars, then yes or no with a text. */
const questionnaire = {
  version: 1,
  start: 'stars',
  questions: {
    stars: { titleId: 'q.stars', items: [{ type: 'rating', id: 'stars' }], followUp: 'trees' },
    trees: {
      titleId: 'q.trees',
      items: [
        { type: 'yesNo', id: 'trees', yes: {}, no: {} },
        { type: 'message', id: 'idea', required: false },
        { type: 'confirm' },
      ],
    },
  },
  texts: {
    fr: {
      'q.stars': 'Comment va la place ?',
      stars: 'Votre note',
      'q.trees': 'Plus d’arbres ?',
      trees: 'Des arbres',
      idea: 'Une idée',
    },
  },
};

export const STARS = 'Comment va la place ?';
export const TREES = 'Plus d’arbres ?';

/** The small town with one poll of each kind, each on a tile of `se-1`. */
export function writePollTown(folder: string): string {
  const polls = [
    { code: 'plain', lbl: { fr: 'La place' }, results: 'answered' },
    { code: 'final', lbl: { fr: 'Une fois' }, changeable: false },
    { code: 'parts', lbl: { fr: 'Par étapes' }, partial: true, anonymous: false },
    { code: 'over', lbl: { fr: 'Terminé' }, closes: '2026-01-31', results: 'everybody' },
    { code: 'later', lbl: { fr: 'Bientôt' }, opens: '2099-03-02' },
  ].map((poll) => ({ ...poll, questionnaire }));
  return writeSmallTown(folder, {
    menu: polls.map(({ code, lbl }) => ({ code, type: 'polling', icon: 'chart', lbl })),
    polls,
  });
}

export const rated = (stars: number): Action => ({ type: 'RATE', item: 'stars', value: stars });
export const wantsTrees = (value: boolean): Action => ({ type: 'YESNO', item: 'trees', value });

const createId = () => Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64url');

type Answering = { visitor: Contributor; cuid: string; poll: string; qrid: string };

export async function loadPollByCall({ visitor, cuid, poll }: Answering): Promise<PollInfo | undefined> {
  const client = createPageClient(visitor.page, visitor.address, visitor.words);
  return (await client.call(pollCalls.pollInfo, { cuid, body: { poll } }))[0];
}

/** A new person answers by calls. */
export async function answerPollByCall(answering: Answering, ...events: readonly Action[]): Promise<void> {
  const { visitor, cuid, poll, qrid } = answering;
  const { page, address, words } = visitor;
  await acceptByCall(page, address, words, qrid);
  const { questionnaireId = '' } = (await loadPollByCall(answering)) ?? {};
  await createPageClient(page, address, words).call(pollCalls.pollAnswer, {
    cuid,
    body: {
      ...{ poll, id: createId(), questionnaireId, qrid },
      played: { flags: [], mode: 'whole', events: [...events, { type: 'CONFIRM' }] },
    },
  });
}
