import type { ScreenGuide } from '../guide.ts';
import { FORM_KEYS, many, PAGE_KEYS } from './many.ts';

/** The screens of somebody who comes back to what was reported. */
export const following = {
  Home: {
    use: ['A person’s own cases, and the way to another report.'],
    avoid: ['The cases of a customer: StaffBoard.'],
    anatomy: [
      ['Header', ''],
      ['Notice', 'what concerns all cases'],
      ['Cases', 'a CaseList, and the way to older ones'],
      ['Scan', 'how another report begins'],
      ['Bottom bar', ''],
    ],
    keys: PAGE_KEYS,
    access: ['What is new is counted in words.'],
    examples: many(['WithCases', 'With cases'], ['Empty', 'Empty'], ['Loading', 'On its way']),
  },
  CaseList: {
    use: ['Cases to choose from, of a person or of a customer’s staff.'],
    avoid: ['Choices of a form: ChoiceGroup.', 'Links that are no cases: Links.'],
    anatomy: [
      ['Row', 'outline with the icon of its kind, title, number, place, time'],
      ['Standing', 'where it stands, in words'],
      ['Last message', 'its beginning'],
      ['Badge', 'how many messages are unread'],
    ],
    keys: [
      {
        keys: 'ArrowDown',
        does: 'Moves to the next row; Arrow Up to the one before.',
        story: 'ArrowsMoveAndEnterOpens',
      },
      { keys: 'Home, End', does: 'To the first row, to the last.', story: 'ArrowsMoveAndEnterOpens' },
      { keys: 'Enter', does: 'Opens the case.', story: 'ArrowsMoveAndEnterOpens' },
    ],
    access: [
      'Arrows move between rows, Enter opens: a row is one stop.',
      'The open case has a bar at its side besides its ground.',
    ],
    examples: many(['OneIsOpen', 'One is open'], ['Empty', 'Empty'], ['Loading', 'On its way']),
  },
  Chat: {
    use: ['A case as a conversation between who reported and who answers.'],
    avoid: ['Several people who talk about a place: Gathering.', 'One message to the operator: Contact.'],
    anatomy: [
      ['Header', 'title, number, where the case stands, a way back'],
      ['Banner', 'what holds for the whole case'],
      ['Messages', 'Bubbles, SystemMessages and answers in a MessageList'],
      ['Question', 'of staff, with its answers below it'],
      ['Composer', 'or why nothing can be written'],
    ],
    keys: [
      {
        keys: 'Enter',
        does: 'Sends what stands in the field; with Shift it begins a line. Told on the page of Composer.',
        native: true,
      },
      { keys: 'Tab', does: 'Moves from the header through the messages to the field.', native: true },
    ],
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
  Gathering: {
    use: ['An open discussion about a place or an event.'],
    avoid: ['A case between two sides: Chat.', 'A vote: Poll.'],
    anatomy: [
      ['Header', ''],
      ['Strip', 'who takes part, and how to leave'],
      ['Messages', 'as in Chat'],
      ['Foot', 'the field, or how to join'],
    ],
    keys: PAGE_KEYS,
    access: ['Who only reads is told how to join, beside the field.'],
    examples: many(['Moderated', 'Moderated'], ['Closed', 'Closed'], ['Empty', 'Empty']),
  },
  Poll: {
    use: ['A poll with a page of its own.'],
    avoid: ['One question in a conversation: a question of staff in Chat.'],
    anatomy: [
      ['Header', ''],
      ['Facts', 'who asks, until when'],
      ['Questions', 'or that it is over'],
      ['Results', 'words and bars'],
    ],
    keys: FORM_KEYS,
    access: ['Results are words first, bars beside them.'],
    examples: many(['ResultsForStaffOnly', 'Results for staff only'], ['Closed', 'Closed']),
  },
  NotifyPart: {
    use: ['Among the settings: whether news come to this device, and what to do where they do not.'],
    avoid: ['An offer that may be put away: Popup.'],
    anatomy: [
      ['Title', 'which device'],
      ['Standing', 'a sign, and how it stands in words'],
      ['Steps', 'what is done elsewhere, in its order'],
      ['Action', 'strong where it is offered'],
      ['Content', 'whether the words of a message are shown, with what that means'],
    ],
    keys: PAGE_KEYS,
    access: ['What changes is announced.', 'The sign before the words says nothing that they do not.'],
    examples: many(['WithoutTheWordsAtFirst', 'On'], ['WhatToDoElsewhere', 'Refused by the browser']),
  },
  NewsWays: {
    use: ['Part of the settings: by which ways news reach somebody, in which order, each with a trial.'],
    avoid: ['Whether this device is pushed to: its own part.', 'A choice among ways: Settings.'],
    anatomy: [
      ['Ways', 'in the order in which they are taken'],
      ['State', 'whom it reaches, or why nothing comes and what to do'],
      ['Trial', 'where it is on'],
      ['Result', 'of the last trial, in words'],
    ],
    keys: FORM_KEYS,
    access: ['Each trial is named with its way; its result is read out.'],
    examples: many(['AWayThatIsOffHasNoTrial', 'Nothing is on but the page']),
  },
  Settings: {
    use: ['Language, scheme, own data.'],
    avoid: ['What must be agreed to first: Gate.', 'What a customer sets for all: the studio.'],
    anatomy: [
      ['Choices', 'a ChoiceGroup each'],
      ['Switches', 'a Checkbox each'],
      ['Own data', 'what is kept, and how it is taken away'],
    ],
    keys: FORM_KEYS,
    access: ['Each choice is a named group.'],
    examples: many(),
  },
} as const satisfies Readonly<Record<string, ScreenGuide>>;
