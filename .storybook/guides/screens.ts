import type { ScreenGuide } from './guide.ts';

const MATRIX = { story: 'Matrix', title: 'All at one look' } as const;
/** All states first: a picture, which plays nothing while a person only reads. */
const many = (...names: readonly (readonly [story: string, title: string])[]) => [
  MATRIX,
  ...names.map(([story, title]) => ({ story, title })),
];

/** When each screen is shown, what it owes to everybody, and the stories that show it. */
export const screens: Readonly<Record<string, ScreenGuide>> = {
  CaseDetails: {
    use: ['Beside a conversation at a desk, below it on a phone: place, kind, answers, dates.'],
    access: ['A list of terms: each fact is spoken with its name.'],
    examples: many(['Loading', 'On its way']),
  },
  CaseList: {
    use: ['Cases to choose from, of a person or of a customer’s staff.'],
    access: [
      'Arrows move between rows, Enter opens: a row is one stop.',
      'The open case has a bar at its side besides its ground.',
    ],
    examples: many(['OneIsOpen', 'One is open'], ['Empty', 'Empty'], ['Loading', 'On its way']),
  },
  Chat: {
    use: ['A case as a conversation between who reported and who answers.'],
    access: [
      'New messages are announced and move no reader.',
      'The header stays over a keyboard that moves the page.',
    ],
    examples: many(
      ['OfAContributor', 'Of a contributor'],
      ['OfStaff', 'Of staff'],
      ['Closed', 'Closed'],
      ['Empty', 'Empty'],
    ),
  },
  Contact: {
    use: ['A message to whoever runs the service.'],
    access: [
      'Faults stand at their field, and the first takes the focus.',
      'A failure loses nothing that was typed.',
    ],
    examples: many(['OtherWays', 'Other ways']),
  },
  Demo: {
    use: ['A code to try out: everything but the sending.'],
    access: ['Marked as a demonstration in words, on every screen.'],
    examples: many(['Tried', 'Tried'], ['Loading', 'On its way'], ['Empty', 'Empty']),
  },
  EmergencyNumbers: {
    use: ['Below whatever might be taken for an emergency line.'],
    access: ['Numbers are links that call, with their service in words.'],
    examples: many(['TitleAlone', 'The title alone']),
  },
  ErrorScreen: {
    use: ['Something went wrong and nothing else can be shown.'],
    access: ['Says what happened and what to do, never a code alone.'],
    examples: many(['WithRetry', 'With a way to try again'], ['WithoutAWayOn', 'Without a way on']),
  },
  Gate: {
    use: ['Once, before anything else: cookies and terms.'],
    access: [
      'A page, not a dialog: no key closes it by mistake.',
      'What declining means is said before anything is lost.',
    ],
    examples: many(['BasicCookiesOnly', 'Necessary cookies only'], ['Accepting', 'Accepting']),
  },
  Gathering: {
    use: ['An open discussion about a place or an event.'],
    access: ['Who only reads is told how to join, beside the field.'],
    examples: many(['Moderated', 'Moderated'], ['Closed', 'Closed'], ['Empty', 'Empty']),
  },
  Home: {
    use: ['A person’s own cases, and the way to another report.'],
    access: ['What is new is counted in words.'],
    examples: many(['WithCases', 'With cases'], ['Empty', 'Empty'], ['Loading', 'On its way']),
  },
  Info: {
    use: ['Who runs the service, whom to ask, what applies.'],
    access: ['Links inside lead on without a new page.'],
    examples: many(),
  },
  Links: {
    use: ['Every way on from here.'],
    access: ['A list of links with headings: short to hear through.'],
    examples: many(['Empty', 'Empty'], ['Loading', 'On its way']),
  },
  LoadingScreen: {
    use: ['A page on its way; advice once that takes long.'],
    access: ['“Loading” is said once; advice is announced when it comes.'],
    examples: many(['AdvisesAfterAWhile', 'After a while']),
  },
  Login: {
    use: ['Staff sign in by a name and a code.'],
    access: ['The code can be pasted, and filled in by the phone.', 'A wrong code is told at its field.'],
    examples: many(['SimpleLogin', 'By name'], ['Code', 'The code'], ['WrongCode', 'A wrong code']),
  },
  Notice: {
    use: ['There is nothing to do here, and why.'],
    access: ['A heading that says what happened.'],
    examples: many(['UnknownCode', 'An unknown code']),
  },
  Poll: {
    use: ['A poll with a page of its own.'],
    access: ['Results are words first, bars beside them.'],
    examples: many(['ResultsForStaffOnly', 'Results for staff only'], ['Closed', 'Closed']),
  },
  QrMenu: {
    use: ['What a scanned code opens: subjects in tiles.'],
    access: ['The report button comes once a subject is chosen, after the tiles in the order of Tab.'],
    examples: many(
      ['Selected', 'Chosen'],
      ['Loading', 'On its way'],
      ['Empty', 'Empty'],
      ['Failed', 'Failed'],
    ),
  },
  QuestionnairePage: {
    use: ['Questions one at a time.'],
    access: ['How many are left is said in words as well as by the bar.'],
    examples: many(['HowManyAreLeft', 'How many are left'], ['Loading', 'On its way']),
  },
  Redirect: {
    use: ['Where a person is sent, before they go.'],
    access: ['The address is text; nothing happens without a press where it is unknown.'],
    examples: many(['AnUnknownAddressIsTextOnly', 'An unknown address'], ['NoAddress', 'No address']),
  },
  ReportSent: {
    use: ['After a report: thanks, and what happens next.'],
    access: ['What happened is its heading, what happens next a list.'],
    examples: many(['StillWaiting', 'Still waiting']),
  },
  ReportStart: {
    use: ['Around the first question of a report.'],
    access: ['Whom to call in danger stands before the question.'],
    examples: many(['Harmless', 'Harmless'], ['AnOpinion', 'An opinion']),
  },
  ReportReview: {
    use: ['What will be sent, before it is.'],
    access: ['A second tap sends nothing twice; while it is sent the button keeps its focus.'],
    examples: many(['Sending', 'Being sent'], ['NothingAnswered', 'Nothing answered']),
  },
  Settings: {
    use: ['Language, scheme, own data.'],
    access: ['Each choice is a named group.'],
    examples: many(),
  },
  StaffBoard: {
    use: ['All cases of a customer for those who handle them.'],
    access: ['Three landmarks, each named; every key has a button or a link that does the same.'],
    examples: many(['WithoutAnOpenCase', 'No case is open'], ['Loading', 'On its way'], ['Empty', 'Empty']),
  },
  StaffPlace: {
    use: ['The staff side beside the board: the same rail, another screen.'],
    access: ['A skip link leads over the rail.'],
    examples: many(),
  },
  Terms: {
    use: ['A text to read in full.'],
    access: ['Headings and lists as the text has them; lines no longer than eyes follow.'],
    examples: many(),
  },
};
