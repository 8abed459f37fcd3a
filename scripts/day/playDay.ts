import { boardCalls } from '@parvis/api/calls/board';
import { caseCalls } from '@parvis/api/calls/cases';
import { labelCalls } from '@parvis/api/calls/labels';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { sendingBytes } from '@parvis/api/sendingBytes';
import { flowId } from '@parvis/questionnaire/flows/flowId';
import { sendQuestion, sendReport } from '@parvis/questionnaire/flows/sendReport';
import { withLastQuestion } from '@parvis/questionnaire/flows/withLastQuestion';
import { answerQuestionnaire } from './answerQuestionnaire.ts';
import { type Day, type Report, sayIn } from './dayScript.ts';
import { handleCase, settleCase } from './followCase.ts';
import { holdGathering } from './holdGathering.ts';
import { holdPoll } from './holdPoll.ts';
import { type Caller, createId, type Demonstration, getFirst, signIn } from './person.ts';
import { drawPhoto } from './photoScenes.ts';
import { arriveAt, type Playing, type Reported, speak } from './playing.ts';

async function sendPhoto({ day, at }: Playing, { report, visitor, csid }: Reported): Promise<void> {
  if (!report.photo) return;
  const bytes = new Uint8Array(await drawPhoto(report.photo.scene));
  const id = createId();
  const { cuid } = day;
  const part = { cuid, body: { id, at: 0, of: bytes.length } };
  await visitor.call(mobileCalls.mediaPart, { ...part, send: sendingBytes(bytes, visitor.fetch) });
  const files = [{ id, alt: sayIn(report.photo.alt, at.locale) }];
  await visitor.call(mobileCalls.sendMedia, { cuid, body: { csid, id, files } });
}

/** Like the report page. */
async function sendCase(playing: Playing, report: Report, visitor: Caller): Promise<Reported> {
  const { day, at } = playing;
  const { cuid } = day;
  const body = { ccatCode: report.ccat };
  const asked = getFirst(await visitor.call(mobileCalls.casesQuestion, { cuid, body }));
  const { definition } = withLastQuestion(asked.questionnaire, sendQuestion);
  const csid = createId();
  const opening = {
    ...{ csid, qrid: day.codes[report.at] ?? '', ccatCode: report.ccat },
    ...{ questionnaireId: asked.questionnaireId, flowId: flowId(sendReport) },
    played: answerQuestionnaire(definition, speak(report, at)),
  };
  await visitor.call(caseCalls.casesInit, { body: opening });
  const reported = { report, visitor, csid };
  await sendPhoto(playing, reported);
  if (report.key !== undefined) playing.csids.set(report.key, csid);
  return reported;
}

async function sendCases(playing: Playing): Promise<readonly Reported[]> {
  const known = new Map<string, Caller>();
  const all: Reported[] = [];
  for (const report of playing.day.reports) {
    const visitor = known.get(report.who ?? '') ?? (await arriveAt(playing, report.at));
    if (report.who !== undefined) known.set(report.who, visitor);
    all.push(await sendCase(playing, report, visitor));
  }
  return all;
}

async function saveLabels(
  { cuid, labels }: Day,
  manager: Caller,
  { locale }: Demonstration,
): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>();
  for (const { name, colour } of labels) {
    const id = createId();
    await manager.call(labelCalls.labelsSave, { cuid, body: { id, name: sayIn(name, locale), colour } });
    ids.set(sayIn(name, 'fr-FR'), id);
  }
  return ids;
}

/** Open or ended. */
async function hasCases({ cuid }: Day, agent: Caller): Promise<boolean> {
  for (const filter of ['all', 'closed'] as const)
    if ((await agent.call(boardCalls.casesListAll, { cuid, body: { filter, limit: 1 } })).length > 0)
      return true;
  return false;
}

export interface PlayedDay {
  readonly cases: number;
  /** Codes of polls, ids of gatherings. */
  readonly polls: readonly string[];
  readonly gatherings: readonly string[];
}

/**
 * By the pages' calls; everything happens now, since calls carry no dates.
 * @returns undefined if the customer has cases: a day plays once
 */
export async function playDay(
  day: Day,
  at: Demonstration,
  print: (line: string) => void,
): Promise<PlayedDay | undefined> {
  const agent = await signIn(at, day.staff.agent);
  if (await hasCases(day, agent)) return undefined;
  const staff = {
    agent,
    manager: await signIn(at, day.staff.manager),
    admin: await signIn(at, day.staff.admin),
  };
  const labelIds = await saveLabels(day, staff.manager, at);
  const playing: Playing = { day, at, staff, csids: new Map(), labelIds };
  const reported = await sendCases(playing);
  print(
    `  ${reported.length} cases reported, ${day.reports.filter(({ photo }) => photo).length} with a photo`,
  );
  for (const one of reported) await handleCase(playing, one);
  for (const one of reported) await settleCase(playing, one);
  print('  staff took, answered, held, closed and rejected');
  const polls: string[] = [];
  for (const poll of day.polls) polls.push(await holdPoll(playing, poll));
  print(`  polls answered: ${polls.length}`);
  const gatherings: string[] = [];
  for (const gathering of day.gatherings) gatherings.push(await holdGathering(playing, gathering));
  print(`  discussions held: ${gatherings.length}`);
  return { cases: reported.length, polls, gatherings };
}
