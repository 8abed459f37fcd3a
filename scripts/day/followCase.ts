import type { BodyOf } from '@parvis/api/call';
import { labelCalls } from '@parvis/api/calls/labels';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { noteCalls } from '@parvis/api/calls/notes';
import { townCalls } from '@parvis/api/calls/town';
import { triageCalls } from '@parvis/api/calls/triage';
import type { Client } from '@parvis/api/client';
import type { Message } from '@parvis/api/entities/message';
import { flowId } from '@parvis/questionnaire/flows/flowId';
import { satisfaction } from '@parvis/questionnaire/flows/satisfaction';
import type { Questionnaire } from '@parvis/questionnaire/model/schema';
import { answerQuestionnaire, type SpokenAnswers } from './answerQuestionnaire.ts';
import { sayIn } from './dayScript.ts';
import { createId } from './person.ts';
import type { Playing, Reported } from './playing.ts';

const HELD_FOR_MS = 3 * 86_400_000;

/** Answers the newest asking message of a case. */
async function answerNewest(
  { cuid }: { cuid: string },
  { visitor, csid }: Reported,
  find: (message: Message) => Questionnaire | undefined,
  answers: SpokenAnswers,
): Promise<void> {
  const messages = await visitor.call(mobileCalls.fetchReq, { cuid, body: { csid, after: 0 } });
  const asked = messages.findLast((message) => find(message) !== undefined);
  const definition = asked && find(asked);
  if (!asked || !definition) throw new Error(`Nothing is asked in the case ${csid}.`);
  const played = answerQuestionnaire(definition, answers);
  const body = {
    ...{ csid, id: createId(), msgIdAnswer: asked.msgId, played },
    ...(asked.flow && { flowId: flowId(definition) }),
  };
  await visitor.call(mobileCalls.sendForm, { cuid, body });
}

async function talk({ day, at }: Playing, reported: Reported, handler: Client): Promise<void> {
  const { cuid } = day;
  const { report, visitor, csid } = reported;
  const about = () => ({ csid, id: createId() });
  if (report.note !== undefined) {
    const body = { ...about(), txt: sayIn(report.note, at.locale) };
    await handler.call(noteCalls.notesAdd, { cuid, body });
  }
  if (report.answer !== undefined) {
    const body = { ...about(), txt: sayIn(report.answer, at.locale) };
    await handler.call(townCalls.sendTxt, { cuid, body });
  }
  if (report.reply !== undefined) {
    const body = { ...about(), txt: sayIn(report.reply, at.locale) };
    await visitor.call(mobileCalls.sendTxt, { cuid, body });
  }
  if (report.ask === undefined) return;
  const question = { kind: 'yesNo', txt: sayIn(report.ask, at.locale) } as const;
  await handler.call(townCalls.sendQstn, { cuid, body: { ...about(), question } });
  await answerNewest(day, reported, ({ qstn }) => qstn, { pick: ['yes'] });
}

async function link(playing: Playing, csid: string, key: string, handler: Client): Promise<void> {
  const keptCsid = playing.csids.get(key);
  if (keptCsid === undefined) throw new Error(`No row before has the key ${key}.`);
  const body = { csid, id: createId(), keptCsid };
  await handler.call(triageCalls.duplicatesLink, { cuid: playing.day.cuid, body });
}

/** Takes it, talks, and links a duplicate. */
export async function handleCase(playing: Playing, reported: Reported): Promise<void> {
  const { day, staff, labelIds } = playing;
  const { cuid } = day;
  const { report, csid } = reported;
  if (report.label !== undefined) {
    const add = [labelIds.get(report.label) ?? ''];
    await staff.manager.call(labelCalls.casesLabel, { cuid, body: { csid, add } });
  }
  if (report.by === undefined) return;
  const handler = staff[report.by];
  await handler.call(townCalls.casesHandling, { cuid, body: { csid, id: createId(), step: 'handle' } });
  await talk(playing, reported, handler);
  if (report.duplicateOf !== undefined) await link(playing, csid, report.duplicateOf, handler);
}

/** Its reporter rates a close. */
export async function settleCase(playing: Playing, reported: Reported): Promise<void> {
  const { day, at, staff } = playing;
  const { cuid } = day;
  const { report, csid } = reported;
  if (report.by === undefined) return;
  const handler = staff[report.by];
  const step = (how: Omit<BodyOf<typeof townCalls.casesHandling>, 'csid' | 'id'>) =>
    handler.call(townCalls.casesHandling, { cuid, body: { csid, id: createId(), ...how } });
  if (report.hold !== undefined) {
    const until = new Date(Date.now() + HELD_FOR_MS).toISOString();
    await step({ step: 'hold', reason: sayIn(report.hold, at.locale), until });
  }
  if (report.reject !== undefined) await step({ step: 'reject', txt: sayIn(report.reject, at.locale) });
  if (report.close !== undefined) await step({ step: 'close', outcome: report.close });
  if (report.rated === undefined) return;
  const thanks = report.thanks !== undefined && { pick: ['yes'], says: sayIn(report.thanks, at.locale) };
  await answerNewest(day, reported, ({ flow }) => (flow === 'satisfaction' ? satisfaction : undefined), {
    stars: report.rated,
    ...thanks,
  });
}
