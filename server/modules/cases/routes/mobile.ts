import type { BodyOf } from '@parvis/api/call';
import type { mobileConversationCalls } from '@parvis/api/calls/conversation';
import type { mobileCalls } from '@parvis/api/calls/mobile';
import type { townCalls } from '@parvis/api/calls/town';
import { MESSAGE_PAGE } from '@parvis/api/constants';
import { wordsIn } from '@parvis/locales/wordsIn';
import type { Reader } from '../../context/appContext.ts';
import {
  type Handlers,
  Paged,
  type RequestContext,
  requireContributor,
  toFileSender,
} from '../../context/requestContext.ts';
import { receivePart, toSentPart } from '../../media/service.ts';
import { loadCaseInfo } from '../caseView.ts';
import { changeContact } from '../changeContact.ts';
import { describeMedia } from '../describeMedia.ts';
import { loadParticipants } from '../loadParticipants.ts';
import { markRead } from '../markRead.ts';
import { clampMessageId, loadMessagesPage } from '../messagePages.ts';
import { getReportCategories, getReportCategory } from '../openCase.ts';
import { answerPhoneCall } from '../phoneCalls.ts';
import { getQuestionnaire, hashQuestionnaire } from '../questionnaires.ts';
import { takeReporterStep } from '../reporterSteps.ts';
import { sendForm } from '../sendForm.ts';
import { loadCaseMedia, sendMedia } from '../sendMedia.ts';
import { sendText } from '../sendText.ts';
import { loadOwnCasesPage } from './cases.ts';

type PageRequest = BodyOf<(typeof townCalls)['fetchReq']>;

export async function listMessagePage({ context, body }: RequestContext<PageRequest>, reader: Reader) {
  const { csid, after, before, limit = MESSAGE_PAGE } = body;
  const page = { after, before, limit: Math.floor(limit) };
  const { messages, next } = await loadMessagesPage(context.db, csid, page, reader);
  return new Paged(messages, { ...(next !== undefined && { next }) });
}

export const contributorCaseHandlers: Handlers<
  Omit<typeof mobileCalls, 'infoCstmr' | keyof typeof mobileConversationCalls>
> = {
  async casesQuestion({ context, body, cuid, locale }) {
    const customer = await context.customers.get(cuid);
    const asked =
      body.ccatCode === undefined
        ? getReportCategories(customer)
        : [getReportCategory(customer, body.ccatCode)];
    return asked.map((placed) => {
      const { category, path, lbls } = placed;
      const questionnaire = getQuestionnaire(placed);
      return {
        ccatCode: category.code,
        ccatPath: path,
        ccatLbls: lbls.map((words) => wordsIn(words, locale)),
        ...(category.icon !== undefined && { imgSrc: category.icon }),
        questionnaire,
        questionnaireId: hashQuestionnaire(questionnaire),
      };
    });
  },

  phone: async (ask) => [await answerPhoneCall(ask.context, ask.body, requireContributor(ask))],

  casesUsers: (ask) =>
    loadParticipants(ask.context, { csid: ask.body.csid, cuid: ask.cuid }, requireContributor(ask)),

  async casesChange(ask) {
    const { context, body, cuid } = ask;
    const reader = requireContributor(ask);
    const { step } = body;
    if (step === 'contact') return [await changeContact(context, body, cuid, reader)];
    return [await takeReporterStep(context, { ...body, step }, cuid, reader)];
  },

  discussInfo: async (ask) => [await loadCaseInfo(ask.context, ask.body.csid, requireContributor(ask))],

  sendTxt: async (ask) => [await sendText(ask.context, ask.body, ask.cuid, requireContributor(ask))],

  sendForm: async (ask) => [await sendForm(ask.context, ask.body, ask.cuid, requireContributor(ask))],

  mediaPart: async (ask) => [
    await receivePart(ask.context, toSentPart(ask), toFileSender(ask, requireContributor(ask))),
  ],

  sendMedia: async (ask) => [
    await sendMedia(ask.context, ask.body, { cuid: ask.cuid, reader: requireContributor(ask), staff: false }),
  ],

  describeMedia: async (ask) => [
    await describeMedia(ask.context, ask.body, {
      cuid: ask.cuid,
      reader: requireContributor(ask),
      staff: false,
    }),
  ],

  fetchMedia: (ask) => loadCaseMedia(ask.context.db, ask.body.csid, requireContributor(ask)),

  async fetchReq(ask) {
    const { csid, read } = ask.body;
    const reader = requireContributor(ask);
    if (read !== undefined) await markRead(ask.context, csid, clampMessageId(read), reader);
    return listMessagePage(ask, reader);
  },

  statusActivity: (ask) => loadOwnCasesPage(ask, ask.cuid),
};
