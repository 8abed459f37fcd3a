import {
  contactSchema,
  customerInfoSchema,
  emergencyNumberSchema,
  menuEntrySchema,
  menusSchema,
  placeSchema,
  scanSchema,
} from '../entities/customer.ts';
import { lookSchema, lookVersionSchema, savedLookSchema, shownSchema } from '../entities/theme.ts';
import { documentSchema, type SchemaDocs } from './describe.ts';
import { CUID } from './ids.docs.ts';

export const customerInfoFields = {
  cuid: CUID,
  cstmrLbl: 'Its name, in the reader’s language.',
  cstmrType: 'What kind of customer it is.',
  logo: 'The address of its square logo.',
  wlogo: 'The address of its wide logo.',
  banner: 'The address of its banner.',
  greeting: 'A short greeting over or instead of the banner.',
  theme: 'Its colours, repaired so that all text on them can be read, and its corners, space and letters.',
  emergency: 'Numbers to call when somebody is in danger.',
  contact: 'How it is reached otherwise.',
  readBy: 'Who reads reports, in a few words; absent where the customer does not say.',
  within: 'When one usually answers, in a few words; likewise.',
  accessibility: 'What its declaration of accessibility says; `partial` where the customer does not say.',
  contactWanted:
    'Whether who reports is asked how they can be reached: `offered` where they wish it, `asked` in so many words; whoever is asked may leave it out. Absent where they are not.',
  messageLetters:
    'Which letters visitors may write with: `all` for those of every script. Absent where they are those of French and its neighbours.',
  countUsage: 'Whether clients may send `stats/send`; absent where the customer switched it off.',
  retentionDays: 'After how many days the words of a case are due to be erased.',
} as const;

/** Documentation of customers, their codes and branding. */
export const customerDocs: readonly SchemaDocs[] = [
  documentSchema('ContactWays', contactSchema, 'How somebody is reached; each way may be missing.', {
    mail: 'An e-mail address.',
    phone: 'A phone number.',
    www: 'A web page.',
  }),
  documentSchema('EmergencyNumber', emergencyNumberSchema, 'A number to call at once.', {
    number: 'The number to call.',
    lbl: 'Whom it reaches.',
  }),
  documentSchema(
    'CustomerInfo',
    customerInfoSchema,
    'What a visitor sees of a customer.',
    customerInfoFields,
  ),
  documentSchema('CustomerTheme', customerInfoSchema.shape.theme, 'How the pages of a customer look.', {
    light: 'Colours by key in the light scheme.',
    dark: 'Colours by key in the dark scheme.',
    shape:
      'Choices beside colours that differ from the defaults, by the keys of `appShape`; absent where there are none.',
  }),
  documentSchema('MenuEntry', menuEntrySchema, 'One tile of a menu.', {
    code: 'A page of the menu or a category, as `type` says.',
    type: '`menu` opens a page of tiles, `reportEnd` begins a report, `polling` opens a poll, `info` only tells. One of a newer version is read as `info`.',
    imgSrc: 'Its icon: a name the app knows, or an address.',
    lbl: 'Its label.',
    descr: 'A second line under the label.',
    knownHere: 'Everybody at the place may know of its open cases: see `cases/known`.',
    urgency:
      '`low`: nothing dangerous. `none`: an opinion, without the numbers to call and without the word report. Absent: anything may be.',
    poll: 'Of a `polling` tile: the poll that it opens, as `comm/poll/info` names it. The tile is there while the poll is open, and afterwards where everybody sees its results.',
    pending: 'Never sent: clients set it while `comm/poll/info` is on its way.',
    alreadyAnswered: 'Never sent: clients set it where `comm/poll/info` answers `answered`.',
  }),
  documentSchema('Menus', menusSchema, 'Pages of tiles by page code; the first page is `main`.'),
  documentSchema('Place', placeSchema, 'Where a code hangs.', {
    code: 'The place.',
    lbl: 'Its name.',
    descr: 'Where exactly.',
  }),
  documentSchema('Scan', scanSchema, 'What a code leads to.', {
    qrid: 'The code.',
    cstmr: 'The customer it belongs to.',
    place: 'Where it hangs.',
    menus: 'The pages of tiles by page code; the first page is `main`.',
    fake: 'A test code: its cases are marked as a simulation and alert nobody.',
  }),
  documentSchema('Look', lookSchema, 'How a customer looks, as its administrator chose it.', {
    appColors:
      'Colours by key: #hex, rgb(), hsl() or oklch(). The keys are those of `theme.light` in `user/cstmr`; those that are left out have their defaults.',
    appShape:
      'Choices beside colours: `radius` (medium, none, small, large), `density` (comfortable, compact), `font` (system, humanist, geometric, rounded, serif) and `fontFile`, the https address of a file of letters. Left out when saving, those in force stay, and as long as nobody chose any, those of the customer’s file; empty, they are the defaults, whatever the file says.',
    logo: 'The square logo: the address of a stored picture, a `data:` address to store, or null for none.',
    wlogo: 'The wide logo, likewise.',
    banner:
      'The picture of the welcome page, likewise. Left out when saving, the one in force stays, and as long as nobody chose one, that of the customer’s file.',
    lbl: 'The customer’s name, in the reader’s language: one line, 120 characters at most.',
  }),
  documentSchema('LookVersion', lookVersionSchema, 'A look that was saved before.', {
    id: 'Names the version.',
    at: 'When it was saved.',
    by: 'Who saved it; empty for the look of the customer’s file.',
    look: 'How the customer looked then.',
  }),
  documentSchema('SavedLook', savedLookSchema, 'The look in force with the versions before it.', {
    look: 'The look in force.',
    versions: 'What was saved so far, the newest first; empty while the customer’s file decides.',
  }),
  documentSchema('Shown', shownSchema, 'What the menu of a customer holds beside its look.', {
    banner: 'The address of the banner in force.',
    greeting: 'The greeting over or instead of the banner.',
    place: 'A place of the customer, for the head of the menu; missing where no code of it is in service.',
    menus: 'The pages of tiles by page code; the first page is `main`.',
  }),
];
