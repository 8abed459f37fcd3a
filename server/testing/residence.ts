import type { BodyOf } from '@parvis/api/call';
import { caseCalls } from '@parvis/api/calls/cases';
import { mobileLinkCalls } from '@parvis/api/calls/links';
import type { UserLinkRole } from '@parvis/api/entities/link';
import { detailItem } from '@parvis/questionnaire/flows/sendReport';
import type { Questionnaire } from '@parvis/questionnaire/model/schema';
import { hashQuestionnaire } from '../modules/cases/questionnaires.ts';
import { storeCustomer } from '../modules/provisioning/load/storeCustomer.ts';
import { type CustomerFile, customerFileSchema } from '../platform/config/customerFile.ts';
import { createId } from '../platform/lib/ids.ts';
import { createContributor, getFirst, Person } from './person.ts';
import { buildTextActions, played, sent } from './played.ts';
import type { TestServices } from './testServices.ts';

/** A no to mutual contact sets a conflict, a later yes clears it. */
const noiseQuestions: Questionnaire = {
  version: 1,
  start: 'direct',
  questions: {
    direct: {
      items: [{ type: 'yesNo', id: 'direct', yes: {}, no: { set: ['conflict'] } }],
      followUp: 'about',
    },
    about: {
      items: [
        { type: 'checkbox', id: 'secret', set: ['tgtTypes.staff'] },
        { type: 'checkbox', id: 'sorry', clear: ['conflict'] },
        { type: 'checkbox', id: 'music' },
        { type: 'confirm' },
      ],
    },
  },
  texts: { fr: { direct: 'Échanger', secret: 'Pour l’équipe', sorry: 'Finalement oui', music: 'Musique' } },
};

const residence: CustomerFile = customerFileSchema.parse({
  cuid: 'residence',
  cstmrType: 'venue',
  cstmrLbl: { fr: 'Résidence', en: 'Residence' },
  emergency: [],
  casesBetweenUsers: true,
  menu: [
    {
      ...{ code: 'noise', type: 'reportEnd', betweenUsers: true, lbl: { fr: 'Bruit', en: 'Noise' } },
      questionnaire: noiseQuestions,
    },
  ],
  places: [{ code: 'hall', lbl: { fr: 'Hall' }, qr: [{ qrid: 'residence-hall' }] }],
  staff: [{ email: 'rose@residence.example', name: 'Rose Gard', level: 'manager' }],
});

const at = { cuid: 'residence' };

/** Calls go to the residence. */
export class Resident extends Person {
  override send: Person['send'] = (call, body, options) => super.send(call, body, { ...at, ...options });
}

export async function loadResidence(services: TestServices): Promise<void> {
  await storeCustomer(services.store.db, { file: residence, pictures: {} });
  services.services.customers.invalidate();
}

export async function createResident(services: TestServices): Promise<Resident> {
  const { cookie } = await createContributor(services);
  const person = new Resident(services);
  person.cookie = cookie;
  return person;
}

export const REPORT = 'Musique après minuit';

/** @param tick beside the music */
export const buildNoiseReport = (
  direct = true,
  ...tick: readonly string[]
): BodyOf<(typeof caseCalls)['casesInit']> => ({
  ...{ csid: createId(), qrid: 'residence-hall', ccatCode: 'noise' },
  questionnaireId: hashQuestionnaire(noiseQuestions),
  played: played(
    { type: 'YESNO', item: 'direct', value: direct },
    ...['music', ...tick].map((item) => ({ type: 'CHECK', item }) as const),
    sent,
    ...buildTextActions(detailItem.id, REPORT).slice(0, 1),
    sent,
  ),
});

export const reportNoise = async (
  person: Person,
  ...answers: Parameters<typeof buildNoiseReport>
): Promise<string> => getFirst(await person.call(caseCalls.casesInit, buildNoiseReport(...answers))).csid;

/** By the reporter's link for a role. */
export async function joinAs(
  reporter: Person,
  csid: string,
  as: UserLinkRole,
  more: { initials?: string; fromStart?: boolean } = {},
): Promise<Resident> {
  const { initials, fromStart } = more;
  const link = getFirst(
    await reporter.call(mobileLinkCalls.linksInvite, {
      csid,
      as,
      ...(fromStart !== undefined && { fromStart }),
    }),
  );
  const person = await createResident(reporter.services);
  await person.call(mobileLinkCalls.linksJoin, {
    connectId: link.id,
    ...(initials !== undefined && { initials }),
  });
  return person;
}
