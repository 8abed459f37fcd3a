import type { Call } from '../call.ts';
import { adminCalls } from './admin.ts';
import { assignCalls } from './assign.ts';
import { boardCalls, viewCalls } from './board.ts';
import { bulkCalls } from './bulk.ts';
import { caseCalls } from './cases.ts';
import { codeCalls } from './codes.ts';
import { contactCalls } from './contact.ts';
import { counterCalls, spokenCalls } from './counter.ts';
import { deskFigureCalls } from './deskFigures.ts';
import { draftCalls } from './drafts.ts';
import { figureCalls } from './figures.ts';
import { flowCalls } from './flows.ts';
import { followerCalls, townFollowerCalls } from './followers.ts';
import { formerCalls } from './former.ts';
import { mobileGatheringCalls, townGatheringCalls } from './gatherings.ts';
import { labelCalls } from './labels.ts';
import { adminLinkCalls, linkCalls, mobileLinkCalls, townLinkCalls } from './links.ts';
import { loginCalls } from './login.ts';
import { mobileCalls } from './mobile.ts';
import { moderationCalls } from './moderation.ts';
import { noteCalls } from './notes.ts';
import { notifCalls } from './notif.ts';
import { ownAddressCalls } from './ownAddress.ts';
import { ownPhoneCalls, phoneDiscoveryCalls } from './ownPhone.ts';
import { pollCalls, pollDraftCalls, staffPollCalls } from './polls.ts';
import { presenceCalls } from './presence.ts';
import { qrLoginCalls } from './qrLogin.ts';
import { questionCalls } from './questions.ts';
import { replyCalls } from './replies.ts';
import { rungCalls } from './rungs.ts';
import { sessionCalls } from './session.ts';
import { siteCalls } from './sites.ts';
import { statsCalls } from './stats.ts';
import { surveyCalls } from './survey.ts';
import { textCalls } from './texts.ts';
import { townCalls } from './town.ts';
import { triageCalls } from './triage.ts';

/**
 * All calls of the contract (specification 7). Public calls are in files by subject, so that phones
 * load only some.
 */
export const allCalls: readonly Call[] = [
  ...Object.values(sessionCalls),
  ...Object.values(codeCalls),
  ...Object.values(textCalls),
  ...Object.values(flowCalls),
  ...Object.values(caseCalls),
  ...Object.values(loginCalls),
  ...Object.values(qrLoginCalls),
  ...Object.values(ownAddressCalls),
  ...Object.values(ownPhoneCalls),
  ...Object.values(phoneDiscoveryCalls),
  ...Object.values(contactCalls),
  ...Object.values(siteCalls),
  ...Object.values(formerCalls),
  ...Object.values(notifCalls),
  ...Object.values(rungCalls),
  ...Object.values(mobileCalls),
  ...Object.values(townCalls),
  ...Object.values(adminCalls),
  ...Object.values(moderationCalls),
  ...Object.values(linkCalls),
  ...Object.values(mobileLinkCalls),
  ...Object.values(townLinkCalls),
  ...Object.values(counterCalls),
  ...Object.values(spokenCalls),
  ...Object.values(followerCalls),
  ...Object.values(townFollowerCalls),
  ...Object.values(pollCalls),
  ...Object.values(staffPollCalls),
  ...Object.values(pollDraftCalls),
  ...Object.values(questionCalls),
  ...Object.values(replyCalls),
  ...Object.values(adminLinkCalls),
  ...Object.values(mobileGatheringCalls),
  ...Object.values(townGatheringCalls),
  ...Object.values(boardCalls),
  ...Object.values(viewCalls),
  ...Object.values(presenceCalls),
  ...Object.values(draftCalls),
  ...Object.values(labelCalls),
  ...Object.values(noteCalls),
  ...Object.values(triageCalls),
  ...Object.values(assignCalls),
  ...Object.values(bulkCalls),
  ...Object.values(statsCalls),
  ...Object.values(figureCalls),
  ...Object.values(deskFigureCalls),
  ...Object.values(surveyCalls),
];
