import { BUTTON_KEYS, focused, type Guide, interactive, LINK_KEYS, longWords, pointed } from './guide.ts';

/** What is pressed or followed. */
export const actions = {
  Button: {
    use: [
      'Solid for the one thing a screen is for: send, continue, sign in.',
      'Quiet for what stands beside it: later, cancel, a second way.',
      'Report for the way into a report, and for nothing else: people learn it by its colours.',
      'Plain where a frame would be too much: an icon in a header, “skip”.',
    ],
    avoid: [
      'Two solid buttons on one screen: make one of them quiet.',
      'What leads to another address: ButtonLink, so that it can be opened in a new tab.',
      'A choice out of several: ChoiceGroup, YesNo or FilterChip keep what was chosen.',
      '`size="small"` where a thumb presses: 40 px are for a mouse.',
    ],
    anatomy: [
      ['Ground', 'carries the variant: filled, outlined, or nothing'],
      ['Icon', 'before the words, of their size; the spinner takes its place while something goes on'],
      ['Words', 'a verb first; they wrap, and a word longer than the button is broken rather than cut'],
    ],
    keys: BUTTON_KEYS,
    access: [
      'With `iconOnly` the children stay its spoken name and become its tooltip.',
      'While `loading` it keeps its focus and says `aria-disabled`: nobody is thrown back to the top of the page.',
      'At least 48 px in both directions, 40 px with `size="small"`.',
      'A disabled button cannot be reached by Tab: say beside it what is missing.',
    ],
    examples: [
      { story: 'Solid', title: 'Solid', text: 'The one thing to do.' },
      { story: 'Quiet', title: 'Quiet', text: 'What stands beside it.' },
      { story: 'Report', title: 'Report', text: 'The way into a report, as wide as what it stands in.' },
      {
        story: 'IconOnlyIsNamedByItsWords',
        title: 'Icon alone',
        text: 'The words are spoken and shown as a tooltip.',
      },
      {
        story: 'LoadingIgnoresPresses',
        title: 'Loading',
        text: 'What it started goes on; presses are ignored.',
      },
      { story: 'WordsStayWholeInAPlainRow', title: 'In a row' },
    ],
    states: [
      ...interactive('Solid'),
      { name: 'Quiet, under a pointer', story: 'Quiet', shown: 'hover' },
      { name: 'Loading', story: 'LoadingIgnoresPresses' },
      { name: 'Disabled', story: 'DisabledIgnoresPresses' },
      longWords('Solid', 'children'),
    ],
  },
  ButtonLink: {
    use: [
      'What leads to an address and weighs as much as a button: a store, a telephone number, the next page.',
    ],
    avoid: [
      'What does something here: Button.',
      'A word in a sentence: LinkedText, or an `<a>` of your own.',
    ],
    anatomy: [
      ['Ground', 'the same variants as Button'],
      ['Icon', 'before the words'],
      ['Words', 'where it leads, not “click here”'],
    ],
    keys: LINK_KEYS,
    access: [
      'It is a link for a screen reader, however it looks.',
      'Say in its words when it opens a new tab.',
    ],
    examples: [{ story: 'Quiet', title: 'Quiet' }],
    states: [...interactive('Quiet'), longWords('Quiet', 'children')],
  },
  Tabs: {
    use: ['Two to five sides of one thing, of which one is looked at at a time.'],
    avoid: [
      'Ways through a site, with addresses: BottomBar or Breadcrumbs.',
      'What is compared: show it at once.',
      'Steps in an order: Steps.',
    ],
    anatomy: [
      ['List', 'scrolls sideways where it has no room'],
      ['Tab', 'icon, label, and how many unread things wait there'],
      ['Panel', 'what is shown; what was opened stays as it was left'],
    ],
    keys: [
      {
        keys: 'ArrowLeft',
        does: 'Shows the one before, round the ends; arrow right the next.',
        story: 'ArrowsShowTheNextRoundTheEnds',
      },
      { keys: 'Home, End', does: 'The first, the last.', story: 'ArrowsShowTheNextRoundTheEnds' },
      {
        keys: 'Tab',
        does: 'From the tab that is shown to its panel.',
        story: 'ArrowsShowTheNextRoundTheEnds',
      },
    ],
    access: [
      'A tab list that is named by `label`; each panel by its tab.',
      'Which one is shown is seen by a line below it and by its weight, not by colour alone.',
      'A field in a panel that is not shown keeps what was typed.',
    ],
    examples: [
      { story: 'APressShowsAnother', title: 'Sides of a case' },
      { story: 'WhatWasTypedIsThereAgain', title: 'With a field' },
    ],
    states: [...pointed('APressShowsAnother')],
  },
  Menu: {
    use: ['Three to eight things to do with one object, none of them needed often.'],
    avoid: [
      'One or two things: buttons in sight are found sooner.',
      'A choice that is kept: Select.',
      'Ways through a site: BottomBar or Breadcrumbs.',
    ],
    anatomy: [
      ['Button', 'takes every property of Button'],
      ['List', 'at the button from 900 px on, in a Drawer on a phone'],
      ['Entry', 'icon, label, and the key that does the same'],
    ],
    keys: [
      {
        keys: 'Enter, Space',
        does: 'Opens it; in the list, chooses the entry.',
        story: 'OpensAtItsButtonAndKeysChoose',
      },
      {
        keys: 'ArrowUp',
        does: 'The entry before; from the first to the last. Arrow down goes the other way.',
        story: 'OpensAtItsButtonAndKeysChoose',
      },
      {
        keys: 'A letter',
        does: 'The next entry that begins with it.',
        story: 'OpensAtItsButtonAndKeysChoose',
      },
      {
        keys: 'Escape',
        does: 'Closes the list; the focus goes back to the button.',
        story: 'EscapeAndAPressBesideItClose',
      },
    ],
    access: [
      'The list is named by its button; the button says whether it is open.',
      'On a phone it is a dialog with a heading: give it a `title`.',
      'Where an entry opens a question, the focus is back on the button first.',
    ],
    examples: [{ story: 'Matrix', title: 'Other actions', text: 'Opened, at the end of a header.' }],
    states: [
      ...interactive('OpensAtItsButtonAndKeysChoose'),
      { name: 'Open', story: 'OpensAtItsButtonAndKeysChoose', press: 'Autres actions' },
    ],
  },
  Tile: {
    use: ['The first choice on a phone: few big subjects, each with an icon and half a sentence.'],
    avoid: ['More than a dozen: a list is read faster.', 'An action: Button.'],
    anatomy: [
      ['Picture', 'an icon or an image, decoration only'],
      ['Label', 'one or two words, bold'],
      ['Description', 'examples of what belongs here'],
      ['Mark', 'a check once answered, “pending” while it waits'],
    ],
    keys: BUTTON_KEYS,
    access: [
      '`selected` is said as pressed; “answered” and “pending” are said in words.',
      'A press buzzes for 50 ms and sends a ripple, unless less motion is asked for.',
      'A picture says nothing by itself: the label must stand alone.',
    ],
    examples: [
      { story: 'SelectedIsPressed', title: 'Selected' },
      { story: 'AnsweredIsSaid', title: 'Already answered' },
      { story: 'PendingIsSaidAndIgnoresPresses', title: 'Pending' },
    ],
    states: [
      ...interactive('PressBuzzesFor50Milliseconds'),
      { name: 'Selected', story: 'SelectedIsPressed' },
      { name: 'Answered', story: 'AnsweredIsSaid' },
      { name: 'Pending', story: 'PendingIsSaidAndIgnoresPresses' },
      longWords('PressBuzzesFor50Milliseconds', 'label', 'description'),
    ],
  },
  TileGrid: {
    use: ['Around every group of tiles: it finds the number of columns by itself.'],
    avoid: ['Around anything else: tiles of one width are what it is for.'],
    anatomy: [['List', 'an entry for each child, at least 150 px wide, two columns on the smallest phone']],
    keys: [],
    access: ['A list: a screen reader says how many tiles there are.'],
    examples: [{ story: 'TwoColumnsOnTheSmallestPhone', title: 'A menu' }],
    states: [],
  },
  LinkedText: {
    use: ['What people wrote, in which numbers and addresses should be within reach of a tap.'],
    avoid: ['Words of your own: you know where their links lead, write them.'],
    anatomy: [
      ['Text', 'as it was written'],
      ['Links', 'web addresses, and the numbers that you name in `calls`'],
    ],
    keys: LINK_KEYS,
    access: [
      'Links keep their underline: colour alone never tells them.',
      'Only web addresses and telephone numbers become links.',
    ],
    examples: [{ story: 'CanBeFollowed', title: 'Numbers and addresses' }],
    states: focused('CanBeFollowed'),
  },
} as const satisfies Readonly<Record<string, Guide>>;
