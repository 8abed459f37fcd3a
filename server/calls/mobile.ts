import type { mobileCalls } from '@parvis/api/calls/mobile';
import { LIST_MAX, MESSAGE_PAGE } from '@parvis/api/constants';
import { wordsIn } from '@parvis/locales/wordsIn';
import { caseInfo, caseParticipants, messagesAfter, ownCases } from '../cases/caseView.ts';
import { sendText } from '../cases/discussion.ts';
import { reportCategory } from '../cases/openCase.ts';
import { questionnaireIdOf, questionnaireOf } from '../cases/questionnaires.ts';
import { markRead } from '../cases/readMarks.ts';
import { sendForm } from '../cases/sendForm.ts';
import { customerInfo } from '../customers/customers.ts';
import { contributorOf, type Handlers } from './ask.ts';

/** A message number as the database takes it, whatever number was sent. */
export const wholeNumber = (value: number): number => Math.min(Math.max(Math.floor(value), 0), 2 ** 31 - 1);

/** A contributor at one customer. */
export const mobileHandlers: Handlers<typeof mobileCalls> = {
  async casesQuestion({ services, body, cuid, locale }) {
    const placed = reportCategory(await services.customers.get(cuid), body.ccatCode);
    const { category, path, lbls } = placed;
    const questionnaire = questionnaireOf(placed);
    return [
      {
        ccatCode: category.code,
        ccatPath: path,
        ccatLbls: lbls.map((words) => wordsIn(words, locale)),
        ...(category.icon !== undefined && { imgSrc: category.icon }),
        questionnaire,
        questionnaireId: questionnaireIdOf(questionnaire),
      },
    ];
  },

  casesUsers: (ask) => caseParticipants(ask.services.db, ask.body.csid, contributorOf(ask)),

  discussInfo: async (ask) => [await caseInfo(ask.services.db, ask.body.csid, contributorOf(ask))],

  sendTxt: async (ask) => [await sendText(ask.services, ask.body, contributorOf(ask))],

  sendForm: async (ask) => [await sendForm(ask.services, ask.body, contributorOf(ask))],

  async fetchReq(ask) {
    const { csid, after, read } = ask.body;
    const reader = contributorOf(ask);
    if (read !== undefined) await markRead(ask.services, csid, wholeNumber(read), reader);
    return messagesAfter(ask.services.db, csid, wholeNumber(after), MESSAGE_PAGE, reader);
  },

  infoCstmr: async ({ services, cuid, locale }) => [customerInfo(await services.customers.get(cuid), locale)],

  statusActivity: (ask) => ownCases(ask.services.db, contributorOf(ask), LIST_MAX, ask.cuid),
};
