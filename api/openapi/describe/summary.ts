import { CSID, CUID } from './words.ts';

/** What each field of a case in a list means. */
export const caseSummaryWords = {
  csid: CSID,
  caseNbr: 'The short number that people say to each other. Unique at its customer.',
  cuid: CUID,
  cstmrLbl: 'The name of the customer, in the reader’s language.',
  ccatCode: 'The category that was reported.',
  ccatPath: 'The codes from the root of the menu to the category, with slashes between them.',
  ccatLbls: 'The same path in words, in the reader’s language.',
  placeLbl: 'The place at which the scanned code hangs, and where exactly.',
  imgSrc: 'The icon of the category: a name the app knows, or an address.',
  caseType: 'The service that the case is for, where the category names one.',
  state:
    '`open`: nobody has taken it yet, or again since it came back. `handled`: somebody does. `held`: it waits. `closed`: its end is named by `outcome`. `rejected`: by staff. `cancelled`: by its reporter. Other codes may be added.',
  outcome: 'What became of a closed case. Other codes may be added.',
  holdUntil: 'Of a case on hold, when it comes back to those who handle it.',
  reopened:
    'True where it was closed before, came back, and nobody has taken it again: `handlers` are those who had it, if they still work there.',
  danger: 'For staff: true where the report said that somebody may be hurt. Left out for contributors.',
  called:
    'For staff, of a case that nobody takes: true once others than its service were called. Left out for contributors.',
  waitingSince: 'Of a case that came back: since when it waits for somebody to take it.',
  reopenUntil:
    'Of a closed case: until when its reporter may open it again, by saying so or with one or two stars.',
  reporterGone: 'True where whoever reported it has erased everything: nobody is left to read or to answer.',
  blocked:
    'Its reporter may send nothing to its customer: what they send is refused as `blocked`, and `can` of the reporter is empty. Since when, and why.',
  withdrawn:
    'True where its customer has ended its service: what its reporter sends is refused as `withdrawn`, and `can` of the reporter is empty.',
  created: 'When the case was opened.',
  last: 'The last message, for a line of a list.',
  unread: 'Messages by others that the reader has not seen: counted up to 100.',
  mine: 'For staff: the reader handles the case. Always false for contributors.',
  handlers: 'Names of the staff who handle it now.',
  simulation: 'It was opened from a test code: it alerts nobody.',
  rating: 'The stars that the reporter gave after the close, 1 to 5.',
} as const;
