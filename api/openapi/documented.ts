import type { Call } from '../call.ts';
import { adminDocs } from '../calls/admin.docs.ts';
import { assignDocs } from '../calls/assign.docs.ts';
import { boardDocs, viewDocs } from '../calls/board.docs.ts';
import { bulkDocs } from '../calls/bulk.docs.ts';
import { caseCallDocs } from '../calls/cases.docs.ts';
import { codeDocs } from '../calls/codes.docs.ts';
import { contactDocs } from '../calls/contact.docs.ts';
import { counterDocs, spokenDocs } from '../calls/counter.docs.ts';
import { deskFigureDocs } from '../calls/deskFigures.docs.ts';
import { draftDocs } from '../calls/drafts.docs.ts';
import { figureDocs } from '../calls/figures.docs.ts';
import { flowDocs } from '../calls/flows.docs.ts';
import { followerDocs, townFollowerDocs } from '../calls/followers.docs.ts';
import { formerDocs } from '../calls/former.docs.ts';
import { mobileGatheringDocs, townGatheringDocs } from '../calls/gatherings.docs.ts';
import { labelDocs } from '../calls/labels.docs.ts';
import { adminLinkDocs, linkDocs, mobileLinkDocs, townLinkDocs } from '../calls/links.docs.ts';
import { loginDocs } from '../calls/login.docs.ts';
import { mobileDocs } from '../calls/mobile.docs.ts';
import { moderationDocs } from '../calls/moderation.docs.ts';
import { noteDocs } from '../calls/notes.docs.ts';
import { notifDocs } from '../calls/notif.docs.ts';
import { ownAddressDocs } from '../calls/ownAddress.docs.ts';
import { ownPhoneDocs, phoneDiscoveryDocs } from '../calls/ownPhone.docs.ts';
import { pollDocs, pollDraftDocs, staffPollDocs } from '../calls/polls.docs.ts';
import { presenceDocs } from '../calls/presence.docs.ts';
import { qrLoginDocs } from '../calls/qrLogin.docs.ts';
import { questionDocs } from '../calls/questions.docs.ts';
import { replyDocs } from '../calls/replies.docs.ts';
import { rungDocs } from '../calls/rungs.docs.ts';
import { sessionDocs } from '../calls/session.docs.ts';
import { siteDocs } from '../calls/sites.docs.ts';
import { statsDocs } from '../calls/stats.docs.ts';
import { surveyDocs } from '../calls/survey.docs.ts';
import { textDocs } from '../calls/texts.docs.ts';
import { townDocs } from '../calls/town.docs.ts';
import { triageDocs } from '../calls/triage.docs.ts';
import { caseDocs } from '../docs/case.docs.ts';
import { customerDocs } from '../docs/customer.docs.ts';
import type { DocumentedCall, SchemaDocs } from '../docs/describe.ts';
import { errorDocs } from '../docs/errors.docs.ts';
import { messageDocs } from '../docs/message.docs.ts';
import { questionnaireDocs } from '../docs/questionnaire.docs.ts';
import { userDocs } from '../docs/user.docs.ts';

/** All calls with their documentation, in table order. */
export const documentedCalls: readonly DocumentedCall[] = [
  ...sessionDocs,
  ...codeDocs,
  ...textDocs,
  ...flowDocs,
  ...caseCallDocs,
  ...loginDocs,
  ...qrLoginDocs,
  ...ownAddressDocs,
  ...ownPhoneDocs,
  ...phoneDiscoveryDocs,
  ...contactDocs,
  ...siteDocs,
  ...formerDocs,
  ...notifDocs,
  ...rungDocs,
  ...mobileDocs,
  ...townDocs,
  ...adminDocs,
  ...moderationDocs,
  ...linkDocs,
  ...counterDocs,
  ...spokenDocs,
  ...mobileLinkDocs,
  ...townLinkDocs,
  ...followerDocs,
  ...townFollowerDocs,
  ...pollDocs,
  ...staffPollDocs,
  ...pollDraftDocs,
  ...questionDocs,
  ...replyDocs,
  ...labelDocs,
  ...noteDocs,
  ...triageDocs,
  ...assignDocs,
  ...adminLinkDocs,
  ...mobileGatheringDocs,
  ...townGatheringDocs,
  ...boardDocs,
  ...viewDocs,
  ...presenceDocs,
  ...draftDocs,
  ...bulkDocs,
  ...statsDocs,
  ...figureDocs,
  ...deskFigureDocs,
  ...surveyDocs,
];

/** Schemas that several calls share. */
export const sharedDocs: readonly SchemaDocs[] = [
  ...errorDocs,
  ...userDocs,
  ...customerDocs,
  ...caseDocs,
  ...messageDocs,
  ...questionnaireDocs,
];

const byCall = new Map(documentedCalls.map(({ call, docs }) => [call, docs]));

/** Returns the documentation of a call. @throws Error for an undocumented one */
export function docsOf(call: Call): DocumentedCall['docs'] {
  const docs = byCall.get(call);
  if (!docs) throw new Error(`No *.docs.ts file in api/calls describes ${call.side} ${call.path}.`);
  return docs;
}
