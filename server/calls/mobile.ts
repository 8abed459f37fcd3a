import type { mobileCalls } from '@parvis/api/calls/mobile';
import { MESSAGE_PAGE } from '@parvis/api/constants';
import { caseInfo, caseParticipants, messagesAfter, ownCases } from '../domain/caseView.ts';
import { customerInfo } from '../domain/customers.ts';
import { sendText } from '../domain/discussion.ts';
import { reportCategory } from '../domain/openCase.ts';
import { markRead } from '../domain/readMarks.ts';
import { sendForm } from '../domain/sendForm.ts';
import { standardQuestionnaire } from '../domain/standardQuestionnaire.ts';
import { say } from '../domain/words.ts';
import { contributorOf, type Handlers } from '../http/ask.ts';
import { LIST_MAX } from './cases.ts';

/** A message number as the database takes it, whatever number was sent. */
export const wholeNumber = (value: number): number => Math.min(Math.max(Math.floor(value), 0), 2 ** 31 - 1);

/** A contributor at one customer. */
export const mobileHandlers: Handlers<typeof mobileCalls> = {
  async casesQuestion({ house, body, cuid, locale }) {
    const { category, path, lbls } = reportCategory(await house.customers.get(cuid), body.ccatCode);
    return [
      {
        ccatCode: category.code,
        ccatPath: path,
        ccatLbls: lbls.map((words) => say(words, locale)),
        ...(category.icon !== undefined && { imgSrc: category.icon }),
        questionnaire: category.questionnaire ?? standardQuestionnaire,
      },
    ];
  },

  casesUsers: (ask) => caseParticipants(ask.house.db, ask.body.csid, contributorOf(ask)),

  discussInfo: async (ask) => [await caseInfo(ask.house.db, ask.body.csid, contributorOf(ask))],

  sendTxt: async (ask) => [await sendText(ask.house, ask.body, contributorOf(ask))],

  sendForm: async (ask) => [await sendForm(ask.house, ask.body, contributorOf(ask))],

  async fetchReq(ask) {
    const { csid, after, read } = ask.body;
    const reader = contributorOf(ask);
    if (read !== undefined) await markRead(ask.house, csid, wholeNumber(read), reader);
    return messagesAfter(ask.house.db, csid, wholeNumber(after), MESSAGE_PAGE, reader);
  },

  infoCstmr: async ({ house, cuid, locale }) => [customerInfo(await house.customers.get(cuid), locale)],

  statusActivity: (ask) => ownCases(ask.house.db, contributorOf(ask), LIST_MAX, ask.cuid),
};
