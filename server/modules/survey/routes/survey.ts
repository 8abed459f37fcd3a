import type { surveyCalls } from '@parvis/api/calls/survey';
import type { Survey } from '@parvis/api/entities/survey';
import {
  type Handlers,
  type RequestContext,
  requireContributor,
  requireSession,
} from '../../context/requestContext.ts';
import type { Session } from '../../context/session.ts';
import { isAnonymous, isStaffAnywhere } from '../../identity/service.ts';
import { loadSurvey } from '../../surveyAnswers/service.ts';
import { recordAnswers, recordChoice } from '../recordAnswers.ts';

async function loadOwnSurvey({ context }: RequestContext, session: Session): Promise<Survey[]> {
  const { db, config } = context;
  const { crUid } = session;
  const staff = !isAnonymous(session) && (await isStaffAnywhere(db, session));
  return [await loadSurvey(db, crUid === null ? undefined : { crUid, staff }, config.survey)];
}

export const surveyHandlers: Handlers<typeof surveyCalls> = {
  userSurvey: (ask) => loadOwnSurvey(ask, requireSession(ask)),

  async surveySts(ask) {
    const { context, body } = ask;
    const { crUid } = requireContributor(ask);
    if (body.as && context.config.survey) await recordChoice(context, crUid, body.as);
    return loadOwnSurvey(ask, requireSession(ask));
  },

  async surveyRslt(ask) {
    const { context, body } = ask;
    const { crUid } = requireContributor(ask);
    if (context.config.survey) await recordAnswers(context, body, crUid);
    return loadOwnSurvey(ask, requireSession(ask));
  },
};
