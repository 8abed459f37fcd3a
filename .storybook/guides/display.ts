import { BUTTON_KEYS, type Guide, interactive, longWords } from './guide.ts';

/** What is looked at: who, what, how far, and where nothing is. */
export const display = {
  Header: {
    use: ['At the top of every screen: where a person is, and the way back.'],
    avoid: ['A heading inside a page: `<h2>`.'],
    anatomy: [
      ['Back', 'with `onBack`'],
      ['Logo', 'or the initial where there is none, or it does not come'],
      ['Title', ''],
      ['Subtitle', ''],
      ['Status', ''],
      ['Actions', 'plain buttons, at most two'],
    ],
    keys: BUTTON_KEYS,
    access: [
      '`titleAs` says which heading it is: an `h1` where the page has no other.',
      '64 px tall; a long title takes a second line rather than dots.',
    ],
    examples: [
      { story: 'GoesBack', title: 'With a way back' },
      { story: 'BrokenLogoGivesTheInitial', title: 'The initial of a logo that does not come' },
    ],
    states: [
      ...interactive('GoesBack'),
      { name: 'Its logo does not come', story: 'BrokenLogoGivesTheInitial' },
      longWords('GoesBack', 'title', 'subtitle'),
    ],
  },
  Banner: {
    use: ['A customer’s picture or greeting above a menu.'],
    avoid: ['A warning: it looks like a welcome.'],
    anatomy: [
      ['Picture', '`alt` only if it says something'],
      ['Title', 'bold'],
      ['Words', 'one sentence'],
    ],
    keys: [],
    access: [
      'Without a picture the words stand on the customer’s colour, with enough contrast.',
      'A picture that does not come leaves the greeting.',
    ],
    examples: [
      { story: 'Greeting', title: 'A greeting' },
      { story: 'BrokenPictureLeavesTheGreeting', title: 'Its picture does not come' },
    ],
    states: [],
  },
  Avatar: {
    use: ['The initials of a person beside what they wrote.'],
    avoid: ['A service: ResponderIcon.'],
    anatomy: [
      ['Disc', 'with a ring in the colour of the role'],
      ['Initials', 'two letters'],
    ],
    keys: [],
    access: ['Silent where the name stands beside it; `label` gives it a name of its own where it does not.'],
    examples: [
      { story: 'Initials', title: 'Beside a name' },
      { story: 'WithAName', title: 'By itself' },
    ],
    states: [],
  },
  ResponderIcon: {
    use: ['Which service answers: technical, police, cleaning.'],
    avoid: ['A person: Avatar.', 'An icon in general: take it from the icons.'],
    anatomy: [
      ['Ground', 'in the colour of the service, grey with `neutral`'],
      ['Icon', 'by its code; another one where the code is unknown'],
    ],
    keys: [],
    access: ['Named by `label`; `decorative` where the name stands beside it.'],
    examples: [
      { story: 'Coloured', title: 'In its colour' },
      { story: 'NeutralForStaff', title: 'Neutral' },
      { story: 'UnknownCode', title: 'Unknown' },
    ],
    states: [],
  },
  CaseOutline: {
    use: ['Around the icon of a case: its kind, by colour and dashes of the edge.'],
    avoid: ['Without words beside it and without a `label`: nobody knows the kinds by heart.'],
    anatomy: [
      ['Edge', 'one of the kinds of cases'],
      ['Icon', 'the children'],
    ],
    keys: [],
    access: ['Silent without a `label`: then the kind stands in words beside it.'],
    examples: [
      { story: 'WithoutAType', title: 'Without a kind' },
      { story: 'WithWords', title: 'Named' },
    ],
    states: [],
  },
  Badge: {
    use: ['How much is new; or the mark of a demonstration or a simulation.'],
    avoid: ['A state: Chip.', 'Zero: it shows nothing.'],
    anatomy: [
      ['Number', '“99+” at most'],
      ['Words', 'spoken: what is counted'],
    ],
    keys: [],
    access: ['“3” is spoken as “3 unread”.'],
    examples: [{ story: 'SaysWhatTheNumberCounts', title: 'A number' }],
    states: [],
  },
  Chip: {
    use: ['A short fact beside others: a state, a place, a number.'],
    avoid: ['What can be pressed: FilterChip.', 'More than three words: a sentence.'],
    anatomy: [
      ['Icon', ''],
      ['Words', ''],
    ],
    keys: [],
    access: ['Plain text for a screen reader: the words must be enough without the ground.'],
    examples: [{ story: 'OneFact', title: 'A state' }],
    states: [],
  },
  EmptyState: {
    use: ['Where nothing is yet: what will stand here, and how to begin.'],
    avoid: ['What failed: ErrorState.', 'What is on its way: Skeleton.'],
    anatomy: [
      ['Icon', 'decoration'],
      ['Title', 'what there is none of'],
      ['Text', 'what to do'],
      ['Action', 'one button'],
    ],
    keys: BUTTON_KEYS,
    access: ['Its title is a heading: say with `titleAs` of which level.'],
    examples: [{ story: 'SaysWhatToDoNext', title: 'No cases yet' }],
    states: [...interactive('SaysWhatToDoNext'), longWords('SaysWhatToDoNext', 'title', 'text')],
  },
  ErrorState: {
    use: ['Where something could not be shown: what, and a way to try again.'],
    avoid: ['A fault in a field: its `error`.', 'A whole page: the screen ErrorScreen.'],
    anatomy: [
      ['Icon', ''],
      ['Title', 'what could not be done'],
      ['Text', 'what to do'],
      ['Try again', 'with `onRetry`; waits while `retrying`'],
    ],
    keys: BUTTON_KEYS,
    access: ['An alert: it is spoken when it comes.'],
    examples: [{ story: 'TriesAgain', title: 'Try again' }],
    states: [
      ...interactive('TriesAgain'),
      { name: 'It tries', story: 'TriesAgain', props: { retrying: true } },
      longWords('TriesAgain', 'title', 'text'),
    ],
  },
  Progress: {
    use: ['How far something has come that takes more than two seconds.'],
    avoid: ['Less than that: nothing.', 'Steps with names: a heading.'],
    anatomy: [
      ['Track', ''],
      ['Filling', 'an edge besides its colour'],
      ['Without `value`', 'it moves: the end is unknown'],
    ],
    keys: [],
    access: ['Named by `label`; an unknown end has no value.', 'Stands still under reduced motion.'],
    examples: [
      { story: 'SaysHowFar', title: 'Sending a photo' },
      { story: 'NothingToDoYetIsAnUnknownEnd', title: 'An unknown end' },
    ],
    states: [],
  },
  Skeleton: {
    use: ['What is on its way and whose shape is known.'],
    avoid: ['An unknown shape: Spinner.'],
    anatomy: [['Shape', 'a line, a tile, a disc or a box']],
    keys: [],
    access: ['Silent: set `aria-busy` on what is being filled, and say “loading” once.'],
    examples: [{ story: 'Matrix', title: 'All shapes' }],
    states: [],
  },
  Spinner: {
    use: ['A wait of unknown length and shape.'],
    avoid: ['A known shape: Skeleton.', 'A button at work: its `loading`.'],
    anatomy: [
      ['Ring', ''],
      ['Label', 'spoken; shown with `showLabel`'],
    ],
    keys: [],
    access: [
      'A status that speaks its label.',
      'Slower, not still, under reduced motion: what stands still looks broken.',
    ],
    examples: [{ story: 'SaysThatSomethingIsComing', title: 'On its way' }],
    states: [],
  },
  Separator: {
    use: ['Between two groups that room alone does not tell apart.'],
    avoid: ['Between every two rows: room is quieter.'],
    anatomy: [['Line', 'one pixel, mixed from the colour of the text']],
    keys: [],
    access: ['A separator for a screen reader, with its direction.'],
    examples: [{ story: 'Matrix', title: 'Both directions' }],
    states: [],
  },
  VisuallyHidden: {
    use: ['Words that an eye has from a picture and an ear needs.'],
    avoid: [
      'Hints that everybody needs: show them.',
      'What can be pressed: it would have the focus out of sight.',
    ],
    anatomy: [['Words', 'of one pixel']],
    keys: [],
    access: ['Read where it stands: put it where the sentence makes sense.'],
    examples: [{ story: 'SpokenButNotShown', title: 'Spoken' }],
    states: [],
  },
} as const satisfies Readonly<Record<string, Guide>>;
