import type { BodyOf } from '@parvis/api/call';
import type { surveyCalls } from '@parvis/api/calls/survey';
import { createBadRequest } from '../../platform/lib/refusal.ts';
import { loadShownFlow, rederivePollAnswers } from '../cases/service.ts';
import { type AppContext, runInTransaction } from '../context/appContext.ts';
import { acquireNamedLock, lockAgainstMerge } from '../identity/service.ts';
import { storeSurveyAnswer, storeSurveyChoice } from '../surveyAnswers/service.ts';

/** Prevents merges and serializes the person's devices. */
async function lockRespondent(tx: Parameters<typeof lockAgainstMerge>[0], crUid: string): Promise<void> {
  await lockAgainstMerge(tx, crUid);
  await acquireNamedLock(tx, `survey:${crUid}`);
}

/**
 * Stores answers as far as they go.
 * @throws Refusal unauthenticated, badRequest
 */
export async function recordAnswers(
  context: AppContext,
  { flowId, played }: BodyOf<(typeof surveyCalls)['surveyRslt']>,
  crUid: string,
): Promise<void> {
  const definition = await loadShownFlow(context.db, 'serviceSurvey', flowId);
  const { entries, complete } = rederivePollAnswers(definition, played, 'latin');
  const answers = Object.assign({}, ...entries.map((entry) => entry.answers));
  if (Object.keys(answers).length === 0) throw createBadRequest('body.played.events', 'notPossible');
  await runInTransaction(context, async (tx) => {
    await lockRespondent(tx, crUid);
    await storeSurveyAnswer(tx, crUid, { flowId, answers, complete });
  });
}

/** @throws Refusal unauthenticated */
export const recordChoice = (context: AppContext, crUid: string, as: 'later' | 'never'): Promise<void> =>
  runInTransaction(context, async (tx) => {
    await lockRespondent(tx, crUid);
    await storeSurveyChoice(tx, crUid, as);
  });
