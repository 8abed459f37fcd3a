import { BUTTON_KEYS, disabled, focused, type Guide, longWords, pointed } from './guide.ts';

/** What a person chooses with a tap. */
export const choices = {
  Checkbox: {
    use: [
      'One thing to agree to, or several that may all be true (in a ChoiceGroup).',
      'With `exclusive`, one of a few: spoken as a radio button.',
    ],
    avoid: [
      'Yes or no to a question: YesNo.',
      'More than eight: Select.',
      'A setting that acts at once: say so in its description.',
    ],
    anatomy: [
      ['Box', 'square, or round when it excludes the others'],
      ['Words', 'the children'],
      ['Description', 'a quieter second line'],
      ['Image', 'decoration, before the words'],
    ],
    keys: [
      { keys: 'Tab', does: 'Moves to it, and on.', native: true },
      { keys: 'Enter, Space', does: 'Ticks it, and takes the tick away.', native: true },
    ],
    access: [
      'The whole row is the target.',
      'What is wrong has a dashed edge and a sign, unlike the ring of focus.',
      'With a `name` a form gets its value, and resets it.',
    ],
    examples: [
      { story: 'TicksAndUnticks', title: 'One to agree to' },
      { story: 'MarkedIsExposed', title: 'Marked as wrong' },
      { story: 'WordsStayWholeInAPlainRow', title: 'In a row' },
    ],
    states: [
      ...pointed('TicksAndUnticks'),
      { name: 'Ticked', story: 'TicksAndUnticks', props: { defaultChecked: true } },
      { name: 'Marked as wrong', story: 'MarkedIsExposed' },
      disabled('TicksAndUnticks'),
      longWords('TicksAndUnticks', 'children', 'description'),
    ],
  },
  Switch: {
    use: ['A setting that holds as soon as it is pressed: a sound, a notice.'],
    avoid: [
      'What is sent with a form, or agreed to: Checkbox.',
      'Two things of which neither is “off”: RadioGroup.',
    ],
    anatomy: [
      ['Words', 'the children: what is on, not “enable”'],
      ['Description', 'a quieter second line'],
      ['Track', 'with a knob, which is larger and at its other end once it is on'],
    ],
    keys: [
      { keys: 'Tab', does: 'Moves to it, and on.', native: true },
      { keys: 'Enter, Space', does: 'Switches it on, and off.', native: true },
    ],
    access: [
      'The whole row is the target.',
      'Whether it is on is spoken, and seen by the place and the size of its knob.',
      'With a `name` a form gets its value, and resets it.',
    ],
    examples: [
      { story: 'SwitchesOnAndOff', title: 'A setting' },
      { story: 'ANamedOneIsSentAndResetWithItsForm', title: 'In a form' },
    ],
    states: [
      ...pointed('SwitchesOnAndOff'),
      { name: 'On', story: 'SwitchesOnAndOff', props: { defaultChecked: true } },
      disabled('SwitchesOnAndOff'),
      longWords('SwitchesOnAndOff', 'children', 'description'),
    ],
  },
  ChoiceGroup: {
    use: ['Around the Checkbox rows of one question.'],
    avoid: ['Rows that belong to different questions: a group each.', 'Filters of a list: ChipRow.'],
    anatomy: [
      ['Group', 'named by `aria-label`, or by the heading that `aria-labelledby` names'],
      ['Rows', 'Checkbox, all `exclusive` or none'],
    ],
    keys: [
      {
        keys: 'ArrowDown',
        does: 'The next row, without answering; the other arrows likewise.',
        story: 'ArrowsMoveWithoutAnswering',
      },
      { keys: 'Space', does: 'Answers.', story: 'ArrowsMoveWithoutAnswering' },
      { keys: 'Enter', does: 'Answers.', native: true },
      {
        keys: 'Tab',
        does: 'Into the group and out of it: one stop where rows exclude each other.',
        story: 'OneTabStopForAllThatExcludeEachOther',
      },
    ],
    access: [
      'A radio group when `exclusive`, a group otherwise.',
      'Arrows never answer by themselves: nobody votes by looking around.',
    ],
    examples: [
      { story: 'ArrowsMoveWithoutAnswering', title: 'Several may be ticked' },
      { story: 'OneTabStopForAllThatExcludeEachOther', title: 'One excludes the others' },
      { story: 'RightToLeft', title: 'From right to left' },
    ],
    states: [
      ...pointed('ArrowsMoveWithoutAnswering'),
      { name: 'Several may be ticked', story: 'SeveralThatMayBeTickedAreEachAStop' },
    ],
  },
  Rating: {
    use: ['How well something went, in stars, with words at both ends.', 'With `readOnly`, an average.'],
    avoid: ['Agreement or frequency: ChoiceGroup with words.', 'A number that means something: Select.'],
    anatomy: [
      ['Label', 'the question'],
      ['Stars', 'five unless `max` says otherwise, each 48 px'],
      ['Ends', 'what the first and the last star mean'],
      ['Clear', 'the same star again takes the answer back'],
    ],
    keys: [
      {
        keys: 'ArrowLeft, ArrowRight, ArrowUp, ArrowDown',
        does: 'Moves between stars without answering, round both ends.',
        story: 'ArrowsGoRoundAtBothEnds',
      },
      { keys: 'Home, End', does: 'The first star, the last star.', story: 'ArrowsGoRoundAtBothEnds' },
      {
        keys: 'Enter',
        does: 'Answers with the star the focus is on; Space too.',
        story: 'ArrowsMoveWithoutAnswering',
      },
      { keys: 'Delete', does: 'Takes the answer back.', story: 'DeleteClears' },
      { keys: 'Backspace', does: 'Takes the answer back.', story: 'BackspaceClearsToo' },
      {
        keys: 'Tab',
        does: 'Leaves the group, in both directions.',
        story: 'TabLeavesTheGroupInBothDirections',
      },
    ],
    access: [
      'A radio group with one stop; each star says its number “of 5”.',
      'Read-only it is one picture with its value in words.',
      'Chosen stars differ by shape of their filling and by edge, not by colour alone.',
    ],
    examples: [
      { story: 'TapAnswersAndSameStarClears', title: 'A question' },
      { story: 'StarsBelowTheLeastCannotBeChosen', title: 'From two stars on' },
      { story: 'ReadOnlyRoundsToOneDecimal', title: 'An average' },
      { story: 'RightToLeft', title: 'From right to left' },
    ],
    states: [
      { name: 'Nothing yet', story: 'TapAnswersAndSameStarClears' },
      ...focused('DeleteClears'),
      { name: 'Needed', story: 'DeleteClears', props: { required: true } },
      { name: 'From two stars on', story: 'StarsBelowTheLeastCannotBeChosen' },
      disabled('DeleteClears'),
      { name: 'Read-only', story: 'ReadOnlyRoundsToOneDecimal' },
      longWords('DeleteClears', 'label', 'minLabel', 'maxLabel'),
    ],
  },
  YesNo: {
    use: ['A question with two answers that is answered with one tap.'],
    avoid: ['“Maybe” exists: ChoiceGroup.', 'Asking once more before something is done: ConfirmDrawer.'],
    anatomy: [
      ['Yes', 'first, `standsOut` where it is the whole step'],
      ['No', 'of the same size'],
      ['Images', 'instead of the words where a question asks for them'],
    ],
    keys: BUTTON_KEYS,
    access: [
      'A named group of two buttons that say whether they are pressed.',
      'Nothing looks answered before it is.',
    ],
    examples: [
      { story: 'AnswersOnTap', title: 'A question' },
      { story: 'WhereOneTapIsTheWholeStepYesStandsOutAsItsButton', title: 'Yes stands out' },
    ],
    states: [
      ...pointed('AnswersOnTap'),
      { name: 'Answered', story: 'AnswersOnTap', props: { defaultValue: true } },
      disabled('AnswersOnTap'),
      longWords('AnswersOnTap', 'yes', 'no'),
    ],
  },
  FilterChip: {
    use: ['A filter of a list, switched with a tap, in a ChipRow.'],
    avoid: ['A fact: Chip.', 'An answer to a question: Checkbox.'],
    anatomy: [
      ['Words', 'one or two'],
      ['Count', 'how many it leaves'],
      ['Unread', 'how many of them are new'],
    ],
    keys: BUTTON_KEYS,
    access: [
      'Says whether it is pressed.',
      'Pressed it has a filled ground and an edge: seen in forced colours too.',
    ],
    examples: [{ story: 'SaysWhetherItFilters', title: 'A filter' }],
    states: [
      ...pointed('SaysWhetherItFilters'),
      { name: 'Off', story: 'SaysWhetherItFilters', props: { pressed: false } },
      { name: 'With what is new', story: 'SaysWhetherItFilters', props: { unread: 3 } },
    ],
  },
  ChipRow: {
    use: ['Around filters of a list; around facts that may be many.'],
    avoid: ['Two or three buttons: put them side by side.'],
    anatomy: [['Row', 'scrolls sideways on a phone, wraps on a desk; `wrap` on both']],
    keys: [{ keys: 'Tab', does: 'Chip by chip; the one with the focus comes into sight.', native: true }],
    access: ['Name it with `aria-label`.', 'Use `wrap` where a chip out of sight would be missed.'],
    examples: [{ story: 'SwitchesAFilter', title: 'Filters of a list' }],
    states: pointed('SwitchesAFilter'),
  },
  BubblePoll: {
    use: ['A poll among the messages of a conversation.'],
    avoid: ['A poll with a page of its own: the screen Poll.'],
    anatomy: [
      ['Question', ''],
      ['Options', 'buttons until the reader has answered'],
      ['Results', 'a bar and words each, the own answer marked'],
    ],
    keys: BUTTON_KEYS,
    access: ['A named group; results are words first, bars beside them.', 'A closed poll has no buttons.'],
    examples: [
      { story: 'AnAnswerTurnsItIntoResults', title: 'To be answered' },
      { story: 'AClosedOneTakesNoAnswer', title: 'Closed' },
    ],
    states: [
      ...pointed('AnAnswerTurnsItIntoResults'),
      { name: 'Closed', story: 'AClosedOneTakesNoAnswer' },
      longWords('AnAnswerTurnsItIntoResults', 'question'),
    ],
  },
} as const satisfies Readonly<Record<string, Guide>>;
