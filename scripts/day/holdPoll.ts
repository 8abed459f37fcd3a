import { pollCalls, pollDraftCalls, staffPollCalls } from '@parvis/api/calls/polls';
import type { PollDraft } from '@parvis/api/entities/poll';
import { answerQuestionnaire } from './answerQuestionnaire.ts';
import type { Poll } from './dayScript.ts';
import { createId, getFirst } from './person.ts';
import { arriveAt, type Playing, speak } from './playing.ts';

/** Composes and opens it. @returns its code */
async function openPoll({ day, staff }: Playing, poll: PollDraft): Promise<string> {
  const { cuid } = day;
  const saved = getFirst(
    await staff.manager.call(pollDraftCalls.pollsSave, { cuid, body: { id: createId(), poll } }),
  );
  const code = saved.poll?.code;
  if (code === undefined) throw new Error(`The poll is not accepted: ${JSON.stringify(saved.findings)}`);
  const body = { code, id: createId(), step: 'open' } as const;
  await staff.manager.call(staffPollCalls.pollsStep, { cuid, body });
  return code;
}

/** Opens it, unless the file does, and answers it. @returns its code */
export async function holdPoll(playing: Playing, { poll, answers }: Poll): Promise<string> {
  const { day, at } = playing;
  const { cuid } = day;
  const code = typeof poll === 'string' ? poll : await openPoll(playing, poll);
  for (const answer of answers) {
    const visitor = await arriveAt(playing, answer.at);
    const asked = getFirst(await visitor.call(pollCalls.pollInfo, { cuid, body: { poll: code } }));
    const { questionnaire, questionnaireId } = asked;
    if (!questionnaire || questionnaireId === undefined) throw new Error(`The poll ${code} is not open.`);
    const played = answerQuestionnaire(questionnaire, speak(answer, at));
    const qrid = day.codes[answer.at];
    const body = { poll: code, id: createId(), questionnaireId, played, ...(qrid !== undefined && { qrid }) };
    await visitor.call(pollCalls.pollAnswer, { cuid, body });
  }
  return code;
}
