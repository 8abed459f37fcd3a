import type { townConversationCalls } from '@parvis/api/calls/conversation';
import type { townGroupCalls } from '@parvis/api/calls/groups';
import type { townCalls } from '@parvis/api/calls/town';
import { type Handlers, requireStaff, toFileSender } from '../../context/requestContext.ts';
import { receivePart, toSentPart } from '../../media/service.ts';
import { findAlikeCases } from '../alikeCases.ts';
import { askQuestion } from '../askQuestion.ts';
import { blockUser } from '../blockUser.ts';
import { loadCaseInfo } from '../caseView.ts';
import { describeMedia } from '../describeMedia.ts';
import { handleCase, joinAsHandler, leaveCase } from '../handling.ts';
import { loadParticipants } from '../loadParticipants.ts';
import { loadReadMarks } from '../loadReadMarks.ts';
import { markRead } from '../markRead.ts';
import { clampMessageId } from '../messagePages.ts';
import { reportPhoneCall } from '../phoneCalls.ts';
import { rejectAlike } from '../rejectAlike.ts';
import { loadCaseMedia, sendMedia } from '../sendMedia.ts';
import { sendStaffText } from '../sendText.ts';
import { listMessagePage } from './mobile.ts';

type CaseCalls = Omit<
  typeof townCalls,
  | 'authLogin'
  | 'authMobile'
  | 'authStatus'
  | 'infoConfig'
  | keyof typeof townConversationCalls
  | keyof typeof townGroupCalls
>;

export const staffCaseHandlers: Handlers<CaseCalls> = {
  casesGetInfo: async (ask) => [await loadCaseInfo(ask.context, ask.body.csid, requireStaff(ask))],

  casesParticipate: async (ask) => [await joinAsHandler(ask.context, ask.body, requireStaff(ask))],

  casesHandling: async (ask) => [await handleCase(ask.context, ask.body, requireStaff(ask))],

  casesLeave: async (ask) => [await leaveCase(ask.context, ask.body, requireStaff(ask))],

  casesUsers: (ask) =>
    loadParticipants(ask.context, { csid: ask.body.csid, cuid: ask.cuid }, requireStaff(ask)),

  phone: async (ask) => [await reportPhoneCall(ask.context, ask.body, requireStaff(ask))],

  casesAlike: async (ask) => [await findAlikeCases(ask.context, ask.body.csid, requireStaff(ask))],

  casesRejectAlike: async (ask) => [await rejectAlike(ask.context, ask.body, requireStaff(ask))],

  usersBlock: async (ask) => [await blockUser(ask.context, ask.body, requireStaff(ask))],

  discussInfo: async (ask) => [await loadCaseInfo(ask.context, ask.body.csid, requireStaff(ask))],

  sendTxt: async (ask) => [await sendStaffText(ask.context, ask.body, requireStaff(ask))],

  sendQstn: async (ask) => [await askQuestion(ask.context, ask.body, requireStaff(ask))],

  mediaPart: async (ask) => [
    await receivePart(ask.context, toSentPart(ask), toFileSender(ask, requireStaff(ask))),
  ],

  sendMedia: async (ask) => [
    await sendMedia(ask.context, ask.body, { cuid: ask.cuid, reader: requireStaff(ask), staff: true }),
  ],

  describeMedia: async (ask) => [
    await describeMedia(ask.context, ask.body, { cuid: ask.cuid, reader: requireStaff(ask), staff: true }),
  ],

  fetchMedia: (ask) => loadCaseMedia(ask.context.db, ask.body.csid, requireStaff(ask)),

  fetchReq: (ask) => listMessagePage(ask, requireStaff(ask)),

  async fetchRead(ask) {
    const { csid, msgId } = ask.body;
    if (msgId !== undefined) await markRead(ask.context, csid, clampMessageId(msgId), requireStaff(ask));
    const { readByStaff, readByReporter } = await loadReadMarks(ask.context.db, csid, requireStaff(ask));
    return [{ readByStaff, readByReporter }];
  },
};
