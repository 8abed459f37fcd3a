import type { BodyOf } from '@parvis/api/call';
import type { mobileCalls } from '@parvis/api/calls/mobile';
import type { townCalls } from '@parvis/api/calls/town';
import { MESSAGE_PAGE } from '@parvis/api/constants';
import { wordsIn } from '@parvis/locales/wordsIn';
import { loadCaseInfo, loadParticipants } from '../../modules/cases/caseView.ts';
import { changeContact } from '../../modules/cases/changeContact.ts';
import { describeMedia } from '../../modules/cases/describeMedia.ts';
import { markRead } from '../../modules/cases/markRead.ts';
import { clampMessageId, loadMessagesPage } from '../../modules/cases/messagePages.ts';
import { getReportCategories, getReportCategory } from '../../modules/cases/openCase.ts';
import { getQuestionnaire, hashQuestionnaire } from '../../modules/cases/questionnaires.ts';
import { changeCase } from '../../modules/cases/reopen.ts';
import { loadOwnCasesPage } from '../../modules/cases/routes/cases.ts';
import { sendForm } from '../../modules/cases/sendForm.ts';
import { loadCaseMedia, sendMedia } from '../../modules/cases/sendMedia.ts';
import { sendText } from '../../modules/cases/sendText.ts';
import type { Reader } from '../../modules/context/appContext.ts';
import {
  type Handlers,
  Paged,
  type RequestContext,
  requireContributor,
  toFileSender,
} from '../../modules/context/requestContext.ts';
import { toCustomerInfo } from '../../modules/customers/customerInfo.ts';
import { receivePart, toSentPart } from '../../modules/media/files/receivePart.ts';

type PageRequest = BodyOf<(typeof townCalls)['fetchReq']>;

export async function listMessagePage(
  { context: services, body }: RequestContext<PageRequest>,
  reader: Reader,
) {
  const { csid, after, before, limit = MESSAGE_PAGE } = body;
  const page = { after, before, limit: Math.floor(limit) };
  const { messages, next } = await loadMessagesPage(services.db, csid, page, reader);
  return new Paged(messages, { ...(next !== undefined && { next }) });
}

export const mobileHandlers: Handlers<typeof mobileCalls> = {
  async casesQuestion({ context: services, body, cuid, locale }) {
    const customer = await services.customers.get(cuid);
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

  casesUsers: (ask) => loadParticipants(ask.context.db, ask.body.csid, requireContributor(ask)),

  async casesChange(ask) {
    const { context: services, body, cuid } = ask;
    const reader = requireContributor(ask);
    if (body.step === 'contact') return [await changeContact(services, body, cuid, reader)];
    return [await changeCase(services, body, cuid, reader)];
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

  infoCstmr: async ({ context: services, cuid, locale }) => [
    toCustomerInfo(await services.customers.get(cuid), locale),
  ],

  statusActivity: (ask) => loadOwnCasesPage(ask, ask.cuid),
};
