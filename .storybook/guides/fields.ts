import { disabled, focused, type Guide, type Key, longWords, pointed } from './guide.ts';

const TYPED: readonly Key[] = [{ keys: 'Tab', does: 'Moves to it, and on.', native: true }];

/** What a person fills in. */
export const fields = {
  TextField: {
    use: ['One line: a name, an address, a code, a password.'],
    avoid: [
      'Several lines: TextArea.',
      'One of a known list: Select.',
      'A message of a conversation: Composer.',
    ],
    anatomy: [
      ['Label', 'always in sight, unless `hideLabel`'],
      ['Need', '“required” or “optional”, in words'],
      ['Field', '48 px, an icon before, a button after'],
      ['Hint', 'what is expected, before it is wrong'],
      ['Error', 'spoken once it is invalid, shown with `showError`'],
    ],
    keys: TYPED,
    access: [
      'Hint and error belong to the field: both are spoken with it.',
      'Wrong is a dashed edge and a sign; focus is a solid ring outside.',
      'Set `autoComplete`: people who forget passwords depend on it.',
      'The letters are 16 px, so that no phone zooms in.',
    ],
    examples: [
      { story: 'HintBelongsToTheField', title: 'With a hint' },
      { story: 'AnErrorCanBeShownUnderTheField', title: 'With its error' },
      { story: 'PasswordCanBeShown', title: 'A password' },
    ],
    states: [
      ...focused('HintBelongsToTheField'),
      { name: 'Wrong', story: 'InvalidIsSpoken' },
      { name: 'Wrong, told below', story: 'AnErrorCanBeShownUnderTheField' },
      disabled('HintBelongsToTheField'),
      longWords('HintBelongsToTheField', 'label', 'hint'),
    ],
  },
  TextArea: {
    use: ['Several lines that are sent with other things: a description, a thank-you.'],
    avoid: ['A message of a conversation: Composer.', 'One line: TextField.'],
    anatomy: [
      ['Label', ''],
      ['Field', 'as wide as what it stands in; pulled taller by its corner'],
      ['Hint', ''],
      ['Counter', 'how many of `maxLength` are used'],
    ],
    keys: [...TYPED, { keys: 'Enter', does: 'A new line.', native: true }],
    access: [
      'The counter is seen all the time and spoken only near the end.',
      'Text that does not fit is not cut in silence: it says how much was left out.',
    ],
    examples: [
      { story: 'CountsWhatIsTyped', title: 'With a counter' },
      { story: 'AnErrorCanBeShownUnderTheField', title: 'With its error' },
    ],
    states: [
      ...focused('CountsWhatIsTyped'),
      { name: 'Wrong', story: 'AMarkedOneHasTheSign' },
      disabled('CountsWhatIsTyped'),
      longWords('CountsWhatIsTyped', 'label', 'hint'),
    ],
  },
  RadioGroup: {
    use: ['One of two to six in a form, each in sight.'],
    avoid: [
      'A question on which one tap leads on: ChoiceGroup, whose arrows answer nothing.',
      'More than six: Select.',
      'Yes or no: YesNo.',
    ],
    anatomy: [
      ['Label', 'the question, always visible unless the place says it'],
      ['Hint', 'below the label'],
      ['Rows', 'a Checkbox each, round'],
      ['Error', 'below the rows, while it is invalid'],
    ],
    keys: [
      {
        keys: 'ArrowDown, ArrowUp, ArrowRight',
        does: 'Moves and chooses, round both ends; arrow left likewise.',
        story: 'ArrowsMoveAndChoose',
      },
      { keys: 'Space', does: 'Chooses the row the focus is on.', native: true },
      { keys: 'Tab', does: 'Into the group at what is chosen, and out of it.', story: 'ArrowsMoveAndChoose' },
    ],
    access: [
      'A radio group with its label as name; hint and error are read with it.',
      'What is chosen is not taken back by a press, as with native radio buttons.',
      'With a `name` a form gets its value, and resets it.',
    ],
    examples: [
      { story: 'APressChooses', title: 'One of a few' },
      { story: 'ItSaysWhatIsNeededAndWhatIsWrong', title: 'Marked as wrong' },
      { story: 'ANamedOneIsSentAndResetWithItsForm', title: 'In a form' },
    ],
    states: [
      ...pointed('APressChooses'),
      { name: 'Chosen', story: 'ArrowsMoveAndChoose' },
      { name: 'Marked as wrong', story: 'ItSaysWhatIsNeededAndWhatIsWrong' },
      disabled('APressChooses'),
      longWords('APressChooses', 'label', 'hint'),
    ],
  },
  Select: {
    use: ['One of five to a hundred, or several of them.'],
    avoid: ['Up to four: ChoiceGroup, all in sight.', 'Things to do: Menu.'],
    anatomy: [
      ['Label', ''],
      ['Button', 'what is chosen, or the placeholder'],
      ['List', 'below the button, above it where there is no room'],
      ['Clear', '`clearable` offers to take the choice back'],
    ],
    keys: [
      {
        keys: 'ArrowDown',
        does: 'Opens it; then the next entry. Arrow up goes back.',
        story: 'KeysOpenMoveAndChoose',
      },
      { keys: 'Enter', does: 'Chooses the entry the keys stand on.', story: 'KeysOpenMoveAndChoose' },
      {
        keys: 'Home, End',
        does: 'The first entry, the last one.',
        story: 'HomeAndEndLeadToTheEndsAndEscapeKeepsTheChoice',
      },
      { keys: 'PageDown, PageUp', does: 'Ten entries on, ten back.', story: 'PagesPassOverTenEntries' },
      {
        keys: 'Escape',
        does: 'Closes the list and keeps the choice.',
        story: 'HomeAndEndLeadToTheEndsAndEscapeKeepsTheChoice',
      },
      { keys: 'Letters', does: 'Lead to the entry that begins with them.', story: 'TypingFinds' },
    ],
    access: [
      'A combobox with a list box, as ARIA describes one that is chosen from; the focus stays on the button.',
      'In a Drawer or a Dialog, Escape closes the list first.',
      'With a `name` a form gets what is chosen, and resets it.',
    ],
    examples: [
      { story: 'CanBeCleared', title: 'One' },
      { story: 'SeveralStayOpen', title: 'Several' },
    ],
    states: [
      { name: 'Nothing chosen', story: 'CanBeCleared', props: { need: 'required', defaultValue: null } },
      ...focused('CanBeCleared'),
      { name: 'Its list is open', story: 'CanBeCleared', press: 'Résolu' },
      { name: 'Several, open', story: 'SeveralStayOpen', press: 'Choisir' },
      {
        name: 'Wrong, told below',
        story: 'CanBeCleared',
        props: { invalid: true, showError: true, error: 'Choisissez une issue.' },
      },
      disabled('CanBeCleared'),
      longWords('CanBeCleared', 'label', 'hint', 'placeholder'),
    ],
  },
  BlurEditor: {
    use: ['Before a photo is sent: faces, number plates, names on a letter box.'],
    avoid: ['A picture that was sent already: what was seen was seen.', 'Looking closely: ImageViewer.'],
    anatomy: [
      ['Hint', 'how a region is drawn'],
      ['Picture', 'as large as its place allows'],
      ['Regions', 'numbered, each with a corner to pull'],
      ['Buttons', 'add, smaller, larger, remove, undo'],
    ],
    keys: [
      {
        keys: 'ArrowRight',
        does: 'Moves the region that has the focus. The other arrows likewise.',
        story: 'KeysMoveResizeAndRemoveARegion',
      },
      {
        keys: 'Shift+ArrowDown',
        does: 'Makes it larger or smaller. The other arrows likewise.',
        story: 'KeysMoveResizeAndRemoveARegion',
      },
      { keys: 'Delete', does: 'Removes it.', story: 'KeysMoveResizeAndRemoveARegion' },
    ],
    access: [
      'Whatever a finger does, a button and a key do too.',
      'It shows where: whoever uses it draws the picture anew without what lies there, and lets go of the original.',
      'How many regions there are is spoken; each is a button with a name.',
    ],
    examples: [
      { story: 'AFingerDrawsARegionAndATapPlacesOne', title: 'A photo' },
      { story: 'AFingerMovesARegionAndPullsItsCorner', title: 'With a region' },
    ],
    states: [
      { name: 'Without a region', story: 'AFingerDrawsARegionAndATapPlacesOne' },
      ...focused('AFingerMovesARegionAndPullsItsCorner'),
      { name: 'Several', story: 'Matrix' },
    ],
  },
  Composer: {
    use: ['At the end of a conversation: a field that grows, a button that sends.'],
    avoid: ['A form: TextArea and Button.'],
    anatomy: [
      ['Camera', 'with `onCamera`'],
      ['Tools', 'what else may be added'],
      ['Field', '48 to 100 px tall'],
      ['Send', 'enabled once there is something to send'],
      ['Below', 'a hint, how much room is left'],
    ],
    keys: [
      { keys: 'Enter', does: 'Sends.', story: 'EnterSendsAndShiftEnterBreaksTheLine' },
      { keys: 'Shift+Enter', does: 'A new line.', story: 'EnterSendsAndShiftEnterBreaksTheLine' },
    ],
    access: [
      'What was typed is never lost: a text that is too long stays and says so.',
      'The focus stays in the field after sending.',
    ],
    examples: [
      { story: 'SendsTheTrimmedTextOnce', title: 'A reply' },
      { story: 'TooLongIsKeptButNotSent', title: 'Too long' },
      { story: 'HoldsItsOwnDraftAndEmptiesItOnceSent', title: 'It holds its own draft' },
    ],
    states: [
      ...focused('SendsTheTrimmedTextOnce'),
      { name: 'Too long to be sent', story: 'TooLongIsKeptButNotSent' },
      {
        name: 'Refused',
        story: 'SendsTheTrimmedTextOnce',
        props: { value: 'Straße bloquée', invalid: true, hint: 'Ce caractère ne peut pas être envoyé : ß' },
      },
      disabled('SendsTheTrimmedTextOnce'),
      longWords('SendsTheTrimmedTextOnce', 'value', 'hint'),
    ],
  },
} as const satisfies Readonly<Record<string, Guide>>;
