import type { ScreenGuide } from '../guide.ts';
import { FORM_KEYS, many, PAGE_KEYS } from './many.ts';

/** The screens around the service, and those of what went wrong. */
export const around = {
  Contact: {
    use: ['A message to whoever runs the service.'],
    avoid: ['A report: it begins with a code.', 'An answer to staff: Chat.'],
    anatomy: [
      ['Introduction', 'who reads it, and when'],
      ['Form', 'TextFields and a TextArea'],
      ['Other ways', 'telephone, address'],
      ['Thanks', 'in place of the form once it was sent'],
    ],
    keys: FORM_KEYS,
    access: [
      'Faults stand at their field, and the first takes the focus.',
      'A failure loses nothing that was typed.',
    ],
    examples: many(['OtherWays', 'Other ways']),
  },
  Info: {
    use: ['Who runs the service, whom to ask, what applies.'],
    avoid: ['A long text: Terms.', 'Ways on: Links.'],
    anatomy: [
      ['Parts', 'a title, a text, links'],
      ['Version', 'last'],
    ],
    keys: PAGE_KEYS,
    access: ['Links inside lead on without a new page.'],
    examples: many(),
  },
  Links: {
    use: ['Every way on from here.'],
    avoid: ['Two or three ways: the actions of the screen itself.'],
    anatomy: [
      ['Own cases', 'or how to begin'],
      ['Links of the customer', ''],
      ['What applies', 'small, last'],
    ],
    keys: PAGE_KEYS,
    access: ['A list of links with headings: short to hear through.'],
    examples: many(['Empty', 'Empty'], ['Loading', 'On its way']),
  },
  Terms: {
    use: ['A text to read in full.'],
    avoid: ['Facts in a few lines: Info.'],
    anatomy: [
      ['Title and date', ''],
      ['Sections', 'a heading and paragraphs or lists each'],
    ],
    keys: PAGE_KEYS,
    access: ['Headings and lists as the text has them; lines no longer than eyes follow.'],
    examples: many(),
  },
  Login: {
    use: ['Staff sign in by a name and a code.'],
    avoid: ['Visitors: they need no account.'],
    anatomy: [
      ['Title and text', 'what comes next'],
      ['Fields', 'the name first, then the code'],
      ['Problem', 'above the fields, announced'],
      ['Other ways', 'another code, another name'],
    ],
    keys: FORM_KEYS,
    access: ['The code can be pasted, and filled in by the phone.', 'A wrong code is told at its field.'],
    examples: many(['SimpleLogin', 'By name'], ['Code', 'The code'], ['WrongCode', 'A wrong code']),
  },
  DeskCode: {
    use: ['Staff sign in at a desk by a phone on which they are signed in.'],
    avoid: ['A code to scan on a wall: it is printed.', 'A name and a code that is sent: Login.'],
    anatomy: [
      ['Steps', 'what to do with the phone'],
      ['Code', 'black on white in every scheme'],
      ['Number', 'in place of the code, once a phone has read it'],
      ['Time left', 'counted by whoever shows it'],
      ['Other ways', 'a new code, a code by mail'],
    ],
    keys: PAGE_KEYS,
    access: [
      'That a phone has read the code is announced, with the number.',
      'Why it ended is announced; the time that is left is not, it would never be silent.',
    ],
    examples: many(['ANumberToChoose', 'The number'], ['ItEnded', 'It ended']),
  },
  DeskApproval: {
    use: ['A phone is asked whether a desk may be signed in.'],
    avoid: ['A question without a second screen to compare with: ConfirmDrawer.'],
    anatomy: [
      ['Desk', 'browser and system, and since when it asks'],
      ['In whose name', 'and when to refuse'],
      ['Numbers', 'one of them stands on the desk'],
      ['Buttons', 'nothing is done by choosing a number alone'],
    ],
    keys: FORM_KEYS,
    access: ['The numbers are radio buttons: arrows move, nothing is sent.'],
    examples: many(['NothingIsApprovedByItself', 'At first'], ['ItDidNotArrive', 'An answer was lost']),
  },
  Notice: {
    use: ['There is nothing to do here, and why.'],
    avoid: ['Something failed: ErrorScreen.', 'A part of a page is empty: EmptyState.'],
    anatomy: [
      ['Header', ''],
      ['Icon and heading', 'what happened'],
      ['Text', 'why'],
      ['Actions', 'how to go on'],
    ],
    keys: PAGE_KEYS,
    access: ['A heading that says what happened.'],
    examples: many(['UnknownCode', 'An unknown code']),
  },
  ErrorScreen: {
    use: ['Something went wrong and nothing else can be shown.'],
    avoid: ['A part of a page failed: ErrorState.', 'A field is wrong: its `error`.'],
    anatomy: [
      ['Sign', ''],
      ['Title', 'what happened'],
      ['Text', 'what to do'],
      ['Retry', 'where trying again may help'],
      ['Code', 'for whoever is asked for help'],
    ],
    keys: PAGE_KEYS,
    access: ['Says what happened and what to do, never a code alone.'],
    examples: many(['WithRetry', 'With a way to try again'], ['WithoutAWayOn', 'Without a way on']),
  },
  LoadingScreen: {
    use: ['A page on its way; advice once that takes long.'],
    avoid: ['A part of a page: Skeleton.', 'A button at work: its `loading`.'],
    anatomy: [
      ['Shape', 'Skeletons where the page will stand'],
      ['Advice', 'after a while, with a way to load again'],
    ],
    keys: PAGE_KEYS,
    access: ['“Loading” is said once; advice is announced when it comes.'],
    examples: many(['AdvisesAfterAWhile', 'After a while']),
  },
} as const satisfies Readonly<Record<string, ScreenGuide>>;
