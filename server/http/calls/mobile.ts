import type { BodyOf } from '@parvis/api/call';
import type { mobileCalls } from '@parvis/api/calls/mobile';
import type { townCalls } from '@parvis/api/calls/town';
import { MESSAGE_PAGE } from '@parvis/api/constants';
import { wordsIn } from '@parvis/locales/wordsIn';
import { caseInfo, caseParticipants } from '../../modules/cases/caseView.ts';
import { changeContact } from '../../modules/cases/changeContact.ts';
import { describeMedia } from '../../modules/cases/describeMedia.ts';
import { messagesPage, wholeNumber } from '../../modules/cases/messagePages.ts';
import { reportCategories, reportCategory } from '../../modules/cases/openCase.ts';
import { questionnaireIdOf, questionnaireOf } from '../../modules/cases/questionnaires.ts';
import { markRead } from '../../modules/cases/readMarks.ts';
import { changeCase } from '../../modules/cases/reopen.ts';
import { pageOfOwn } from '../../modules/cases/routes/cases.ts';
import { sendForm } from '../../modules/cases/sendForm.ts';
import { mediaOf, sendMedia } from '../../modules/cases/sendMedia.ts';
import { sendText } from '../../modules/cases/sendText.ts';
import { type Ask, contributorOf, fileSenderOf, type Handlers, Paged } from '../../modules/context/ask.ts';
import type { Reader } from '../../modules/context/services.ts';
import { customerInfo } from '../../modules/customers/customerInfo.ts';
import { receivePart, sentPartOf } from '../../modules/media/files/receivePart.ts';

type PageAsked = BodyOf<(typeof townCalls)['fetchReq']>;

export async function pageOfMessages({ services, body }: Ask<PageAsked>, reader: Reader) {
  const { csid, after, before, limit = MESSAGE_PAGE } = body;
  const page = { after, before, limit: Math.floor(limit) };
  const { messages, next } = await messagesPage(services.db, csid, page, reader);
  return new Paged(messages, { ...(next !== undefined && { next }) });
}

export const mobileHandlers: Handlers<typeof mobileCalls> = {
  async casesQuestion({ services, body, cuid, locale }) {
    const customer = await services.customers.get(cuid);
    const asked =
      body.ccatCode === undefined ? reportCategories(customer) : [reportCategory(customer, body.ccatCode)];
    return asked.map((placed) => {
      const { category, path, lbls } = placed;
      const questionnaire = questionnaireOf(placed);
      return {
        ccatCode: category.code,
        ccatPath: path,
        ccatLbls: lbls.map((words) => wordsIn(words, locale)),
        ...(category.icon !== undefined && { imgSrc: category.icon }),
        questionnaire,
        questionnaireId: questionnaireIdOf(questionnaire),
      };
    });
  },

  casesUsers: (ask) => caseParticipants(ask.services.db, ask.body.csid, contributorOf(ask)),

  async casesChange(ask) {
    const { services, body, cuid } = ask;
    const reader = contributorOf(ask);
    if (body.step === 'contact') return [await changeContact(services, body, cuid, reader)];
    return [await changeCase(services, body, cuid, reader)];
  },

  discussInfo: async (ask) => [await caseInfo(ask.services, ask.body.csid, contributorOf(ask))],

  sendTxt: async (ask) => [await sendText(ask.services, ask.body, ask.cuid, contributorOf(ask))],

  sendForm: async (ask) => [await sendForm(ask.services, ask.body, ask.cuid, contributorOf(ask))],

  mediaPart: async (ask) => [
    await receivePart(ask.services, sentPartOf(ask), fileSenderOf(ask, contributorOf(ask))),
  ],

  sendMedia: async (ask) => [
    await sendMedia(ask.services, ask.body, { cuid: ask.cuid, reader: contributorOf(ask), staff: false }),
  ],

  describeMedia: async (ask) => [
    await describeMedia(ask.services, ask.body, { cuid: ask.cuid, reader: contributorOf(ask), staff: false }),
  ],

  fetchMedia: (ask) => mediaOf(ask.services.db, ask.body.csid, contributorOf(ask)),

  async fetchReq(ask) {
    const { csid, read } = ask.body;
    const reader = contributorOf(ask);
    if (read !== undefined) await markRead(ask.services, csid, wholeNumber(read), reader);
    return pageOfMessages(ask, reader);
  },

  infoCstmr: async ({ services, cuid, locale }) => [customerInfo(await services.customers.get(cuid), locale)],

  statusActivity: (ask) => pageOfOwn(ask, ask.cuid),
};
