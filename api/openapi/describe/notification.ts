import { notificationSchema, readUpToSchema } from '../../entities/notification.ts';
import { type Meaning, meaning } from '../telling/meaning.ts';
import { CR_UID, CSID, CUID } from './words.ts';

/** What is pushed to a browser. */
export const notificationMeanings: readonly Meaning[] = [
  meaning(notificationSchema, {
    id: 'Names it at `notif/ack`.',
    type: '`newCsid`: a case was opened. `caseUpdate`: something was done with one. `caseMsg`: a message in one. `trial`: somebody wanted to know whether pushes come. Other codes may be added.',
    csid: `${CSID} Missing in a trial.`,
    cuid: `${CUID} Missing in a trial.`,
    ccatCode: 'The category that was reported.',
    msgId: 'The message that it tells of.',
    crUid: `${CR_UID} For whom it is.`,
    staff: 'It is for them as staff.',
    author: 'Who wrote, where words of messages are wanted.',
    title: 'The name of the customer, or what it is about.',
    body: 'That there is news; the words of the message where they are wanted, cut short with “…”.',
    language: 'The language of its words.',
    url: 'Where it leads: a path of the site that was subscribed at, or an address of another one.',
    icon: 'The picture of the customer, likewise.',
    unread: 'How many cases wait to be read, for the badge of the app.',
    tag: 'Of several with the same tag the newest alone is shown.',
    at: 'When it happened.',
    ack: 'With which `notif/ack` believes whoever acknowledges it.',
    read: 'What was read elsewhere since: notifications that tell of it are taken away.',
  }),
  meaning(readUpToSchema, { csid: CSID, msgId: 'The last message that was read.' }),
];
