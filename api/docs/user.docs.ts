import { doneSchema } from '../entities/basics.ts';
import { surveySchema } from '../entities/survey.ts';
import {
  deskKeysSchema,
  deviceSchema,
  identityStatusSchema,
  knownDeviceSchema,
  personInfoSchema,
  roleSchema,
  settingsSchema,
  unverifiedSchema,
  userStatusSchema,
} from '../entities/user.ts';
import { documentSchema, type SchemaDocs } from './describe.ts';
import { CUID, LOGO_ID, WIDE_LOGO_ID } from './ids.docs.ts';

const statusFields = {
  state:
    '`empty`: no session. `new`: a session without an identity. `withIds`: an identity. `partialInfo`: contact details given with a case, none verified. `idValid`: one is verified.',
  crUid: 'The caller; absent without an identity.',
  was: 'Who the caller was before accounts became one, the latest first: what a device keeps for them is the caller’s.',
  qrid: 'The code scanned last.',
  qridDate: 'When it was scanned.',
  qridUsed: 'A case was opened from it.',
  email: 'The caller’s verified e-mail address, told to nobody else.',
  phone: 'The caller’s verified mobile number by its digits, told to nobody else.',
  unverified:
    'How the caller said they can be reached, in the newest of their cases that says so, of kinds of which they verified none.',
  settings: 'What the caller chose; what is missing was never chosen.',
  survey: 'Where the caller stands with the survey about the service; absent without an identity.',
  roles: 'What the caller is at customers.',
  flags: 'Switches of the service.',
};

/** Documentation of people and their devices. */
export const userDocs: readonly SchemaDocs[] = [
  documentSchema('Done', doneSchema, 'That it is done.', { success: 'It is done.' }),
  documentSchema('Device', deviceSchema, 'What a device says of itself.', {
    type: 'What it is held like.',
    os: 'The operating system.',
    browser: 'The browser.',
    rev: 'The build of the page that it runs.',
    legacyIOS: 'Safari before 16.4, which has no push.',
    mode: 'How the app runs: in a browser, installed, or inside an Android app.',
  }),
  documentSchema('DeskKeys', deskKeysSchema, 'Keys of the desk that a member of staff chose.', {
    single: 'Whether keys of one sign work; they do where it is left out.',
    own: 'The sign by command; an empty one takes its key away.',
  }),
  documentSchema('Settings', settingsSchema, 'What a person chose.', {
    language: 'The language chosen.',
    scheme: 'Colours: as the device has it, light or dark.',
    webappNotif:
      'Pushed notifications are wanted: the device registers by itself (`notif/register`) where it finds that it is not.',
    deskKeys:
      'Of staff: keys of the desk by command, and whether keys of one sign work. Kept with the person, on all their devices.',
    mailNews:
      'Of whoever proved an e-mail address: what is mailed of cases that they do not look at; nothing (`off`), that there is news (`fact`), or its words too (`words`).',
  }),
  documentSchema('Role', roleSchema, 'What somebody is at one customer.', {
    rlid: 'The role.',
    staff:
      'A role of staff, from a verified address on the customer’s list. Else the caller reported at a customer that has a host of its own.',
    cuid: CUID,
    url: 'The site that serves this role; empty for this one.',
    cstmrLbl: 'The name of the customer.',
    cstmrType: 'What kind of customer it is.',
    name: 'The name that others read.',
    initials: 'Of the name, for an avatar.',
    level: 'What the role may do: `admin` may change the look; `visitor` is nobody’s staff.',
    moderate:
      'They may take messages out of cases, and decide on reported abuse. Left out where they may not.',
    logoId: LOGO_ID,
    wideLogoId: WIDE_LOGO_ID,
  }),
  documentSchema('Survey', surveySchema, 'Where the caller stands with the survey about the service.', {
    id: 'The survey that they were last asked; absent before the first.',
    key: 'Names the questions exactly: the `flowId` of the flow `serviceSurvey`.',
    date: 'The day on which they began it, answered it or put it off.',
    complete: 'They answered it to its end, less than 91 days ago.',
    ready: 'It may be asked now; also of whoever began it in the last 30 days.',
    error:
      'Why it is not asked: `off` (the operator asks nobody), `refused` (for good). Other codes may be added.',
  }),
  documentSchema('KnownDevice', knownDeviceSchema, 'A device on which a person is known.', {
    id: 'Names it at `user/device/end`; of no use to sign in with.',
    here: 'It is the one that asks.',
    device: 'What it says of itself, where it said so.',
    seen: 'The day on which it came last: exact to a day.',
  }),
  documentSchema('PersonInfo', personInfoSchema, 'What leads to a person.', {
    email: 'The verified e-mail address.',
    phone: 'The verified mobile number by its digits, the country’s first.',
    devices: 'The one that asks first, then by the day on which they came last.',
  }),
  documentSchema('UserStatus', userStatusSchema, 'Who the caller is.', statusFields),
  documentSchema(
    'IdentityStatus',
    identityStatusSchema,
    'Who the caller is, and whether the code was noted.',
    {
      ...statusFields,
      qrRefused:
        'The code that came with the call is not in use, by the error with which `qr/scan` refuses it; nothing was noted of it.',
      scan: 'With `init/qr/scan`: what the code leads to, unless it was refused.',
    },
  ),
  documentSchema(
    'UnverifiedContact',
    unverifiedSchema,
    'How somebody said they can be reached, and did not prove.',
    {
      mail: 'An e-mail address.',
      phone: 'A number, as the value of a `ContactWay`.',
    },
  ),
  documentSchema('ServiceFlags', userStatusSchema.shape.flags, 'Switches of the service.', {
    addLaterOn: 'How somebody can be reached may be given in the case, too, after it was sent without.',
    live: 'A service in operation: nothing looks like a demonstration.',
    sms: 'SMS are sent from here: a number can be given, and signed in with.',
    smsInbound: 'SMS come in here: a number can be proved by sending one (`phone/discvr/init/usid`).',
    dev: 'A service for development: pages write unknown ids to the console.',
    demo: 'A demonstration: a badge says so, mail and SMS are shown in place of being sent.',
  }),
];
