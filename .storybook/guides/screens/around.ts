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
