import type { ScreenGuide } from '../guide.ts';
import { FORM_KEYS, many, PAGE_KEYS } from './many.ts';

/** The screens of somebody who has scanned a code, in the order in which they are met. */
export const reporting = {
  Gate: {
    use: ['Once, before anything else: cookies and terms.'],
    avoid: ['A choice that can wait: Settings.', 'News or an offer: Popup.'],
    anatomy: [
      ['Customer', 'banner, logo and name of who asks'],
      ['Points', 'what is agreed to, one line each'],
      ['Consent', 'a checkbox that is never checked before'],
      ['Actions', 'the way in, and a way out below it'],
    ],
    keys: FORM_KEYS,
    access: [
      'A page, not a dialog: no key closes it by mistake.',
      'What declining means is said before anything is lost.',
    ],
    examples: many(['BasicCookiesOnly', 'Necessary cookies only'], ['Accepting', 'Accepting']),
  },
  QrMenu: {
    use: ['What a scanned code opens: subjects in tiles.'],
    avoid: [
      'A choice among words without pictures: ChoiceGroup.',
      'More than a dozen subjects: a level more.',
    ],
    anatomy: [
      ['Header', 'the customer and the place of the code'],
      ['Banner', 'a greeting, with the customer’s picture or without'],
      ['Breadcrumbs', 'from the second level on'],
      ['Title', 'the question'],
      ['Tiles', 'one subject each, in a TileGrid'],
      ['Report button', 'once a subject is chosen'],
      ['Bottom bar', ''],
    ],
    keys: PAGE_KEYS,
    access: ['The report button comes once a subject is chosen, after the tiles in the order of Tab.'],
    examples: many(
      ['Selected', 'Chosen'],
      ['Loading', 'On its way'],
      ['Empty', 'Empty'],
      ['Failed', 'Failed'],
    ),
  },
  ReportStart: {
    use: ['Around the first question of a report.'],
    avoid: ['From the second question on: QuestionnairePage alone.'],
    anatomy: [
      ['Emergency numbers', 'before the question, where there is danger'],
      ['Question', 'what it is given'],
      ['Who sees what', 'folded below it'],
    ],
    keys: PAGE_KEYS,
    access: ['Whom to call in danger stands before the question.'],
    examples: many(['Harmless', 'Harmless'], ['AnOpinion', 'An opinion']),
  },
  QuestionnairePage: {
    use: ['Questions one at a time.'],
    avoid: ['A form whose fields belong together: fields of their own in one form.'],
    anatomy: [
      ['Header', ''],
      ['Progress', 'a bar, and how many are left in words'],
      ['Question', 'with its field or its choices'],
    ],
    keys: FORM_KEYS,
    access: ['How many are left is said in words as well as by the bar.'],
    examples: many(['HowManyAreLeft', 'How many are left'], ['Loading', 'On its way']),
  },
  ReportReview: {
    use: ['What will be sent, before it is.'],
    avoid: ['What was sent already: ReportSent.'],
    anatomy: [
      ['Title', 'takes the focus'],
      ['Subject', 'kind and place'],
      ['Answers', 'each with a way back to it'],
      ['Who sees it', ''],
      ['Send', 'the one strong action'],
    ],
    keys: PAGE_KEYS,
    access: ['A second tap sends nothing twice; while it is sent the button keeps its focus.'],
    examples: many(['Sending', 'Being sent'], ['NothingAnswered', 'Nothing answered']),
  },
  ReportSent: {
    use: ['After a report: thanks, and what happens next.'],
    avoid: ['What may be read later: a message of the conversation.'],
    anatomy: [
      ['Header', ''],
      ['Icon and heading', 'what happened'],
      ['Facts', 'what happens next, as a list'],
      ['Actions', 'to the conversation first'],
    ],
    keys: PAGE_KEYS,
    access: ['What happened is its heading, what happens next a list.'],
    examples: many(['StillWaiting', 'Still waiting']),
  },
  EmergencyNumbers: {
    use: ['Below whatever might be taken for an emergency line.'],
    avoid: ['Numbers of the customer: Contact.'],
    anatomy: [
      ['Sign and title', 'that this is no emergency line'],
      ['Numbers', 'links that call'],
      ['Fold', 'short where there is no danger: the title alone'],
    ],
    keys: PAGE_KEYS,
    access: ['Numbers are links that call, with their service in words.'],
    examples: many(['TitleAlone', 'The title alone']),
  },
  Demo: {
    use: ['A code to try out: everything but the sending.'],
    avoid: ['A real code that is closed: Notice.'],
    anatomy: [
      ['Menu', 'as in QrMenu, with the mark of a demonstration'],
      ['What was tried', 'in place of what was sent'],
      ['Contacts', 'where to ask for a code of one’s own'],
    ],
    keys: PAGE_KEYS,
    access: ['Marked as a demonstration in words, on every screen.'],
    examples: many(['Tried', 'Tried'], ['Loading', 'On its way'], ['Empty', 'Empty']),
  },
  Redirect: {
    use: ['Where a person is sent, before they go.'],
    avoid: ['A link inside the product: ButtonLink.'],
    anatomy: [
      ['Logo', 'of who sends'],
      ['Where to', 'the address in full'],
      ['Actions', 'a link where a press is asked for'],
    ],
    keys: PAGE_KEYS,
    access: ['The address is text; nothing happens without a press where it is unknown.'],
    examples: many(['AnUnknownAddressIsTextOnly', 'An unknown address'], ['NoAddress', 'No address']),
  },
} as const satisfies Readonly<Record<string, ScreenGuide>>;
