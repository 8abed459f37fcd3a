import type { Played } from '@parvis/questionnaire/model/played';
import type { Questionnaire } from '@parvis/questionnaire/model/schema';
import { fill } from '../address.ts';
import { addresses } from '../addresses.ts';
import type { CaseInfo, CaseSummary, Participant } from '../entities/case.ts';
import type { CustomerInfo, Menus, Scan } from '../entities/customer.ts';
import type { Message } from '../entities/message.ts';
import type { SavedLook, Shown } from '../entities/theme.ts';
import type { Role, UserStatus } from '../entities/user.ts';

/** One town with one case, the source of all examples. */
export const CUID = 'belleroche';
export const QRID = 'demo-town';
export const CSID = 'q3XhZr0mT2uB8cVw1LkPdA';
/** A device-made message id. */
export const ID = 'Zk1sYb5nQ7eWf9GtHuJx2M';
export const REPORTER = 'r7PqLm2XvT9aBcDe';
export const AGENT = 's4NwKj8YzU1fGhIj';
const LOGO = fill(addresses.logo.template, { id: '9b1f4c' });
const BANNER = fill(addresses.logo.template, { id: '4e7a20' });
const QUESTIONNAIRE_ID = 'f1c9a0d27b3e';

export const customer: CustomerInfo = {
  cuid: CUID,
  cstmrLbl: 'Ville de Belleroche',
  cstmrType: 'town',
  logo: LOGO,
  theme: { light: { bg1: '#ffffff', txt: '#1c2733' }, dark: { bg1: '#10161d', txt: '#e8edf2' } },
  emergency: [{ number: '112', lbl: 'All emergencies' }],
  contact: { mail: 'contact@town.example' },
  retentionDays: 30,
  readBy: 'The technical services',
  within: 'Within two working days',
};

/** The menu of its code. */
export const menus: Menus = {
  main: [{ code: 'light', type: 'reportEnd', imgSrc: 'bulb', lbl: 'Street lighting' }],
};

export const scan: Scan = {
  qrid: QRID,
  cstmr: customer,
  place: { code: 'square', lbl: 'Market square' },
  menus,
  fake: false,
};

export const role: Role = {
  rlid: 'a1b2c3d4e5',
  staff: true,
  cuid: CUID,
  url: '',
  cstmrLbl: 'Ville de Belleroche',
  cstmrType: 'town',
  name: 'Anna Roux',
  initials: 'AR',
  level: 'agent',
};

/** A caller with an identity. */
export const profile: UserStatus = {
  state: 'withIds',
  crUid: REPORTER,
  qrid: QRID,
  qridDate: '2026-03-02T08:15:00.000Z',
  qridUsed: false,
  settings: { language: 'en-US' },
  survey: { key: 'b0a9d3f1c7e25468', complete: false, ready: false },
  roles: [],
  flags: { addLaterOn: true, live: false, dev: false, demo: false },
};

export const questionnaire: Questionnaire = {
  version: 1,
  start: 'what',
  questions: {
    what: {
      titleId: 'what.title',
      items: [
        { type: 'checkbox', id: 'flickers' },
        { type: 'message', id: 'details', required: false },
        { type: 'confirm' },
      ],
    },
  },
  texts: { en: { 'what.title': 'What is wrong?', flickers: 'It flickers', details: 'Details' } },
};
export const questionnaireId = QUESTIONNAIRE_ID;

export const played: Played = {
  flags: [],
  mode: 'whole',
  events: [
    { type: 'CHECK', item: 'flickers' },
    { type: 'TYPE', item: 'details', text: 'Since Monday' },
    { type: 'CONFIRM' },
    { type: 'CONFIRM' },
  ],
};

export const summary: CaseSummary = {
  csid: CSID,
  caseNbr: '4F7K',
  cuid: CUID,
  cstmrLbl: 'Ville de Belleroche',
  ccatCode: 'light',
  ccatPath: 'comfort/light',
  ccatLbls: ['Street lighting'],
  placeLbl: 'Market square',
  imgSrc: 'bulb',
  state: 'open',
  created: '2026-03-02T08:16:04.120Z',
  last: { msgId: 2, at: '2026-03-02T08:16:04.120Z', mine: true, txt: 'Since Monday · It flickers' },
  unread: 0,
  mine: false,
  handlers: [],
  simulation: false,
};

export const reporter: Participant = {
  crUid: REPORTER,
  name: 'Contributor',
  initials: 'C',
  gcatCode: 'users',
  staff: false,
  as: 'creator',
  active: true,
  me: true,
};

/** The complete case, as its reporter reads it. */
export const info: CaseInfo = {
  ...summary,
  qrid: QRID,
  participants: [reporter],
  can: ['send'],
  readByStaff: 0,
  readByReporter: 2,
  eraseOn: '2026-04-01T08:16:04.120Z',
  language: 'en-US',
};

/** The complete case, as its handler reads it. */
export const handled: CaseInfo = {
  ...info,
  state: 'handled',
  mine: true,
  handlers: ['Anna Roux'],
  last: { msgId: 3, at: '2026-03-02T08:20:41.007Z', mine: true, kind: 'handle' },
  participants: [
    { ...reporter, me: false },
    {
      crUid: AGENT,
      name: 'Anna Roux',
      initials: 'AR',
      gcatCode: 'town',
      grpLbl: 'Roads and lighting',
      staff: true,
      as: 'alerted',
      active: true,
      me: true,
    },
  ],
  can: ['send', 'ask', 'hold', 'close', 'reject', 'leave'],
  readByStaff: 3,
};

export const message: Message = {
  id: ID,
  msgId: 4,
  csid: CSID,
  msgCdatim1: '2026-03-02T08:21:10.530Z',
  crUid: REPORTER,
  mine: true,
  msgTxt: 'It is the lamp beside the fountain.',
};

export const asked: Message = {
  ...message,
  msgId: 5,
  crUid: AGENT,
  qstnId: 'question',
  qstn: {
    version: 1,
    start: 'question',
    questions: {
      question: { titleId: 'question', items: [{ type: 'yesNo', id: 'answer', yes: {}, no: {} }] },
    },
    texts: { en: { question: 'Is it still dark?' } },
  },
};

export const answered: Message = {
  ...message,
  msgId: 6,
  qstnId: 'question',
  items: [
    { type: 'txt', id: 'question', bold: true },
    { type: 'yesNo', id: 'answer', yes: {}, no: {} },
  ],
  answers: { answer: true },
  words: { question: 'Is it still dark?' },
  msgIdAnswer: 5,
};

/** The branding, as its administrator saved it. */
export const saved: SavedLook = {
  look: {
    appColors: { hdrBg1: '#0b4f6c', hdrBg2: '#0b4f6c' },
    appShape: { radius: 'small' },
    logo: LOGO,
    wlogo: null,
    banner: BANNER,
    lbl: 'Ville de Belleroche',
  },
  versions: [],
};

export const shown: Shown = {
  banner: BANNER,
  greeting: 'Hello! Something wrong here?',
  place: scan.place,
  menus,
};
