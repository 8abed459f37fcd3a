import type { ScreenGuide } from '../guide.ts';
import { many, PAGE_KEYS } from './many.ts';

/** The screens of those who handle cases. */
export const staff = {
  StaffBoard: {
    use: ['All cases of a customer for those who handle them.'],
    avoid: ['A person’s own cases: Home.', 'Another place of the staff side: StaffPlace.'],
    anatomy: [
      ['Rail', 'the places of the staff side; on a phone a bar at the bottom'],
      ['List', 'search, filters, cases'],
      ['Conversation', 'a Chat, or a sentence while none is open'],
      ['Details', 'a CaseDetails'],
    ],
    keys: [
      { keys: '/', does: 'To the search.', story: 'SlashLeadsToSearchAndDownToTheFirstCase' },
      {
        keys: 'ArrowDown',
        does: 'From the search to the first case, and on through the list.',
        story: 'SlashLeadsToSearchAndDownToTheFirstCase',
      },
      {
        keys: 'Escape',
        does: 'Empties the search; leaves it where it is empty.',
        story: 'EscapeEmptiesTheSearch',
      },
    ],
    access: ['Three landmarks, each named; every key has a button or a link that does the same.'],
    examples: many(['WithoutAnOpenCase', 'No case is open'], ['Loading', 'On its way'], ['Empty', 'Empty']),
  },
  StaffPlace: {
    use: ['The staff side beside the board: the same rail, another screen.'],
    avoid: ['The board itself: StaffBoard.', 'A screen of visitors: its own page.'],
    anatomy: [
      ['Skip link', 'over the rail'],
      ['Rail', 'as on the board'],
      ['Screen', 'what it is given'],
    ],
    keys: [
      { keys: 'Tab', does: 'First to the skip link.', story: 'ItsContentIsLedToOnceBeforeTheRail' },
      { keys: 'Enter', does: 'On it: to the content.', story: 'ItsContentIsLedToOnceBeforeTheRail' },
    ],
    access: ['A skip link leads over the rail.'],
    examples: many(),
  },
  Deliveries: {
    use: ['What became of the messages of a customer, in numbers, for its administrators.'],
    avoid: ['What was said to whom: nowhere.', 'Cases by state: StaffBoard.'],
    anatomy: [
      ['Filters', 'all, or one way'],
      ['Plot', 'a bar each day, of three fillings'],
      ['What became of them', 'a table, each with its reason'],
      ['Day by day', 'the plot as a table'],
    ],
    keys: PAGE_KEYS,
    access: ['The plot is not read aloud: both tables say all that it shows.'],
    examples: many(
      ['Empty', 'Nothing has left yet'],
      ['NothingByThisWay', 'None by this way'],
      ['Loading', 'On its way'],
    ),
  },
  Trail: {
    use: [
      'Who did what at a customer, and when, for its administrators: sign-ins, access, look, codes, the customer’s file.',
    ],
    avoid: ['What was done in a case: its chat.', 'What became of messages: Deliveries.'],
    anatomy: [
      ['Filters', 'by kind, and by whom'],
      ['Day', 'a heading, then a row each: when, what, to what, by whom'],
      ['Actions', 'stay in sight: the export'],
    ],
    keys: PAGE_KEYS,
    access: ['Days are regions under their headings; that nothing was found is told.'],
    examples: many(
      ['NothingOfTheKind', 'None of this kind'],
      ['Empty', 'Nothing yet'],
      ['Loading', 'On its way'],
    ),
  },
  Codes: {
    use: [
      'The codes that hang on a customer’s walls, for its administrators: how each stands, to print and to replace.',
    ],
    avoid: ['What a scanned code offers: QrMenu.', 'What became of messages: Deliveries.'],
    anatomy: [
      ['Search and filters', 'by place or letters, by state'],
      [
        'Row',
        'a place, its code, how it stands, its last scan; ticked to be printed, with a button to replace it',
      ],
      ['Actions', 'stay in sight: what is done with those that are ticked'],
    ],
    keys: PAGE_KEYS,
    access: [
      'How many are chosen is told as it changes; the button of each row names its place, and its code where the place has several.',
    ],
    examples: many(
      ['SeveralAtAPlace', 'A place with several codes'],
      ['NotForEverybody', 'Prints are for a try'],
      ['NothingFound', 'None is found'],
      ['Empty', 'There is none'],
      ['Loading', 'On its way'],
    ),
  },
  RoleList: {
    use: [
      'The customers somebody works for, in a panel: which one is shown, and how the site of each stands.',
    ],
    avoid: ['Ways on to pages: Links.', 'A choice within a form: Select or ChoiceGroup.'],
    anatomy: [
      ['Sign', 'the logo of the customer, or its initial'],
      ['Name', ''],
      ['State', 'in words, and as a sign at the end'],
      ['Action', 'what else can be done where its site does not serve'],
    ],
    keys: PAGE_KEYS,
    access: ['The chosen one carries `aria-current`; a state is words before it is a sign.'],
    examples: many(),
  },
  CaseDetails: {
    use: ['Beside a conversation at a desk, below it on a phone: place, kind, answers, dates.'],
    avoid: ['What was said: Chat.', 'Facts that visitors read: Info.'],
    anatomy: [
      ['Title', ''],
      ['Facts', 'a name and a value each'],
      ['Actions', 'what can be done with the case'],
    ],
    keys: PAGE_KEYS,
    access: ['A list of terms: each fact is spoken with its name.'],
    examples: many(['Loading', 'On its way']),
  },
} as const satisfies Readonly<Record<string, ScreenGuide>>;
