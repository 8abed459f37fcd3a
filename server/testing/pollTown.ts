import type { BodyOf } from '@parvis/api/call';
import { pollCalls, staffPollCalls } from '@parvis/api/calls/polls';
import type { Played } from '@parvis/questionnaire/model/played';
import type { Questionnaire } from '@parvis/questionnaire/model/schema';
import { hashQuestionnaire } from '../modules/cases/questionnaires.ts';
import { storeCustomer } from '../modules/provisioning/load/storeCustomer.ts';
import { type CustomerFile, customerFileSchema } from '../platform/config/customerFile.ts';
import { createId } from '../platform/lib/ids.ts';
import { getFirst, type Person, signInStaff } from './person.ts';
import { buildTextActions, played, sent } from './played.ts';
import type { TestServices } from './testServices.ts';
import { testTown } from './town.ts';

/** Stars, then yes or no with a text. */
export const pollQuestions: Questionnaire = {
  version: 1,
  start: 'stars',
  questions: {
    stars: { items: [{ type: 'rating', id: 'stars' }], followUp: 'trees' },
    trees: {
      items: [
        { type: 'yesNo', id: 'trees', yes: {}, no: {} },
        { type: 'message', id: 'idea', required: false },
        { type: 'confirm' },
      ],
    },
  },
  texts: { fr: { stars: 'Votre note', trees: 'Des arbres', idea: 'Une idée' } },
};

export const playPoll = (stars: number, trees: boolean, idea?: string): Played =>
  played(
    { type: 'RATE', item: 'stars', value: stars },
    { type: 'YESNO', item: 'trees', value: trees },
    ...(idea === undefined ? [] : buildTextActions('idea', idea).slice(0, 1)),
    sent,
  );

type PollInput = Partial<CustomerFile['polls'][number]> & { readonly code: string };

/** Each on a tile, with a second place. */
export async function loadPolls(services: TestServices, ...polls: readonly PollInput[]): Promise<void> {
  const file = customerFileSchema.parse({
    ...testTown,
    menu: [
      ...testTown.menu,
      ...polls.map(({ code }) => ({ code, type: 'polling', lbl: { fr: `Avis ${code}` } })),
    ],
    places: [...testTown.places, { code: 'park', lbl: { fr: 'Parc' }, qr: [{ qrid: 'test-park' }] }],
    polls: polls.map((poll) => ({ lbl: { fr: 'Avis' }, questionnaire: pollQuestions, ...poll })),
  });
  await storeCustomer(services.store.db, { file, pictures: {} });
  services.services.customers.invalidate();
}

type AnswerBody = BodyOf<(typeof pollCalls)['pollAnswer']>;

export const answerPoll = (person: Person, poll: string, more: Partial<AnswerBody> = {}) =>
  person.send(pollCalls.pollAnswer, {
    ...{ poll, id: createId(), questionnaireId: hashQuestionnaire(pollQuestions), qrid: 'test-hall' },
    played: playPoll(4, true),
    ...more,
  });

export const loadPoll = async (person: Person, poll: string) =>
  getFirst(await person.call(pollCalls.pollInfo, { poll, qrid: 'test-hall' }));

export const findPollState = async (person: Person, poll: string, qrid = 'test-hall') =>
  (await person.call(pollCalls.pollInfo, { qrid })).find(({ code }) => code === poll)?.state;

export const loadPollResults = async (staff: Person, code: string) =>
  getFirst(await staff.call(staffPollCalls.pollsResults, { code })).results;

type Step = BodyOf<(typeof staffPollCalls)['pollsStep']>['step'];

export const stepPoll = (staff: Person, code: string, step: Step) =>
  staff.send(staffPollCalls.pollsStep, { code, id: createId(), step });

export const signInPollStaff = async (services: TestServices) => ({
  anna: await signInStaff(services),
  bruno: await signInStaff(services, 'bruno@testville.example'),
  chloe: await signInStaff(services, 'chloe@testville.example'),
});
