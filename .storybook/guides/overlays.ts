import { BUTTON_KEYS, firstIn, focused, type Guide, interactive, type Key, longWords } from './guide.ts';

/** What covers a page is at rest in its other states. */
const withFocus = (story: string) => focused(story).slice(1);

const closes = (story: string): Key => ({ keys: 'Escape', does: 'Asks to close it.', story });

/** What lies over a page. */
export const overlays = {
  Dialog: {
    use: ['What must be answered before anything else, at a desk or in two lines.'],
    avoid: [
      'A form, or anything long, on a phone: Drawer.',
      'What only tells: Toast.',
      'What can wait: Popup.',
    ],
    anatomy: [
      ['Scrim', 'a tap on it asks to close'],
      ['Title', 'a question, or what it is'],
      ['Description', 'what follows from it'],
      ['Actions', 'quiet first, the strong one last'],
      ['Close', 'a cross in the corner'],
    ],
    keys: [
      closes('EscapeCloseAndATapBesideAskToClose'),
      { keys: 'Tab', does: 'Stays inside while it is open.', story: 'TheFocusStaysInside' },
    ],
    access: [
      'Named by its title and described by its description.',
      'The page behind it cannot be reached; the focus comes back where it was.',
      'An open list inside closes first.',
    ],
    examples: [
      { story: 'EscapeCloseAndATapBesideAskToClose', title: 'Before something is lost' },
      { story: 'EscapeClosesAnOpenListFirst', title: 'With a list in it' },
    ],
    states: [
      { name: 'Open', story: 'EscapeCloseAndATapBesideAskToClose' },
      ...withFocus('EscapeCloseAndATapBesideAskToClose'),
      longWords('EscapeCloseAndATapBesideAskToClose', 'title', 'description'),
    ],
  },
  Drawer: {
    use: ['A task that interrupts another on a phone: a rating, a form, a list of things to do.'],
    avoid: ['A question of one line: ConfirmDrawer.', 'A place to go to: a screen of its own.'],
    anatomy: [
      ['Scrim', ''],
      ['Handle', 'pulled down, it closes'],
      ['Title', ''],
      ['Close', ''],
      ['Content', 'scrolls by itself'],
      ['Fold', 'with `collapsible` it becomes a line at the bottom'],
    ],
    keys: [
      closes('CloseButtonAndEscapeAskToClose'),
      { keys: 'Tab', does: 'Stays inside while it is open.', native: true },
    ],
    access: [
      'A modal dialog; the page behind stays where it was.',
      'Closing gives the focus back to what opened it.',
      'Pulling is never the only way: there are a button and Escape.',
    ],
    examples: [
      { story: 'CloseButtonAndEscapeAskToClose', title: 'A rating' },
      { story: 'CollapsesToItsTitle', title: 'It can be folded' },
      { story: 'GivesTheFocusBack', title: 'Opened and closed by the page' },
    ],
    states: [
      { name: 'Open', story: 'CloseButtonAndEscapeAskToClose' },
      { name: 'It can be folded', story: 'CollapsesToItsTitle' },
      { name: 'Folded', story: 'CollapsesToItsTitle', press: 'Replier' },
      ...withFocus('CloseButtonAndEscapeAskToClose'),
      longWords('CloseButtonAndEscapeAskToClose', 'title', 'description'),
    ],
  },
  ConfirmDrawer: {
    use: ['Once more before something that cannot be taken back.'],
    avoid: ['What can be undone: do it, and offer to undo it.', 'Two questions in one.'],
    anatomy: [
      ['Title', 'the question'],
      ['Text', 'what happens'],
      ['No', 'quiet'],
      ['Yes', 'says what it does; `danger` marks it'],
    ],
    keys: [{ keys: 'Escape', does: 'Is a no.', story: 'ClosingItIsANo' }],
    access: ['Closing it in any way is a no.', 'While the yes is at work it waits, and says when it failed.'],
    examples: [
      { story: 'YesAndNoAnswer', title: 'Yes or no' },
      { story: 'WaitsForWhatYesStarts', title: 'At work' },
      { story: 'AQuestionnaireMayAsk', title: 'A questionnaire asks' },
    ],
    states: [
      { name: 'Asked', story: 'YesAndNoAnswer' },
      { name: 'What cannot be taken back', story: 'Matrix' },
      { name: 'A questionnaire asks', story: 'AQuestionnaireMayAsk' },
      {
        name: 'At work',
        story: 'YesAndNoAnswer',
        props: { onYes: () => new Promise(() => {}) },
        press: 'Quitter',
      },
      {
        name: 'It failed',
        story: 'YesAndNoAnswer',
        props: {
          onYes: () => Promise.reject(new Error('no network')),
          failed: 'Cela n’a pas abouti. Réessayez.',
        },
        press: 'Quitter',
      },
      ...withFocus('YesAndNoAnswer'),
      longWords('YesAndNoAnswer', 'title', 'text', 'yes', 'no'),
    ],
  },
  Tooltip: {
    use: ['A few more words for a control; the name of a sign that stands alone, with `names`.'],
    avoid: [
      'What must be read: a finger never meets it. A hint on the page.',
      'Buttons or links in it: Popup or Menu.',
    ],
    anatomy: [
      ['Control', 'the child, which keeps all that it has'],
      ['Words', 'above it, below it where there is no room'],
    ],
    keys: [
      {
        keys: 'Tab',
        does: 'On the control its words are there at once.',
        story: 'KeysMeetItAtOnceAndEscapePutsItAway',
      },
      {
        keys: 'Escape',
        does: 'Puts them away; the focus stays.',
        story: 'KeysMeetItAtOnceAndEscapePutsItAway',
      },
    ],
    access: [
      'They describe the control for a screen reader, or name it with `names`.',
      'They stay while a pointer is on them, and go nowhere by themselves (WCAG 1.4.13).',
    ],
    examples: [
      { story: 'KeysMeetItAtOnceAndEscapePutsItAway', title: 'More words' },
      { story: 'ASignAloneHasItsName', title: 'The name of a sign' },
    ],
    states: withFocus('KeysMeetItAtOnceAndEscapePutsItAway'),
  },
  Popup: {
    use: ['An offer or a warning that may wait: install, a new version, an old browser.'],
    avoid: ['What must be answered first: Dialog.', 'What goes by itself: Toast.'],
    anatomy: [
      ['Icon', ''],
      ['Title', ''],
      ['Words', ''],
      ['Actions', ''],
      ['Close', 'where it may be dismissed'],
    ],
    keys: [closes('EscapeInsideItGivesTheFocusBack')],
    access: ['Announces its title and takes no focus.', 'The page goes on working under it.'],
    examples: [
      { story: 'StandsTwentyPixelsFromTheEdges', title: 'An offer' },
      { story: 'AboveTheBar', title: 'Above the bar' },
      { story: 'WithoutAWayToClose', title: 'Not to be closed' },
    ],
    states: [
      { name: 'An offer', story: 'StandsTwentyPixelsFromTheEdges' },
      { name: 'Above the bar', story: 'AboveTheBar' },
      { name: 'Not to be closed', story: 'WithoutAWayToClose' },
      ...interactive('StandsTwentyPixelsFromTheEdges').slice(1),
      longWords('StandsTwentyPixelsFromTheEdges', 'title', 'children'),
    ],
  },
  Toast: {
    use: ['What has just happened, in one sentence.'],
    avoid: ['What must be read: Dialog.', 'What failed at a field: the `error` of that field.'],
    anatomy: [
      ['Tone', 'info, done or problem: an icon and a colour'],
      ['Words', 'one sentence'],
      ['Action', 'undo, or try again'],
      ['Close', ''],
    ],
    keys: BUTTON_KEYS,
    access: [
      'Always in a ToastRegion, which announces it; a problem interrupts.',
      'It holds no clock: leave it as long as reading takes, and longer with an action.',
    ],
    examples: [
      { story: 'CanBeClosed', title: 'Can be closed' },
      { story: 'ProblemInterrupts', title: 'A problem' },
      { story: 'OffersOneThingToDo', title: 'One thing to do about it' },
    ],
    states: [
      ...interactive('CanBeClosed'),
      { name: 'A problem', story: 'ProblemInterrupts' },
      { name: 'Done', story: 'CanBeClosed', props: { tone: 'done' } },
      { name: 'With one thing to do', story: 'OffersOneThingToDo' },
      ...firstIn('OffersOneThingToDo', 'That button', 'hover', 'focus', 'pressed'),
      longWords('CanBeClosed', 'children'),
    ],
  },
  ToastRegion: {
    use: ['Once in a page, from the first moment on.'],
    avoid: ['A region that comes together with its notice: a screen reader misses it.'],
    anatomy: [
      ['Place', 'above the bar at the bottom, or at the top'],
      ['Notices', 'the latest last; `under` lets a dialog cover them'],
    ],
    keys: [],
    access: ['A polite status; what is a problem interrupts by itself.', 'Taps beside a notice go through.'],
    examples: [{ story: 'StandsBeforeItsFirstNoticeAndAnnouncesIt', title: 'Something was sent' }],
    states: [{ name: 'Several', story: 'Matrix' }],
  },
  ImageViewer: {
    use: ['Photos over the whole screen: to look closely, and through several.'],
    avoid: ['A picture that says nothing more when it is large.'],
    anatomy: [
      ['Picture', 'moved by a finger, enlarged by two'],
      ['Zoom', 'two buttons, 0.8 to 3'],
      ['Turn', 'a button at each side where there are several'],
      ['Close', ''],
    ],
    keys: [
      { keys: '+, -, 0', does: 'Larger, smaller, whole.', story: 'KeysZoomAndMove' },
      {
        keys: 'ArrowRight',
        does: 'Moves an enlarged picture; turns on a whole one. The other arrows likewise.',
        story: 'KeysZoomAndMove',
      },
      {
        keys: 'PageDown',
        does: 'The next picture; Page Up the one before.',
        story: 'SeveralAreTurnedByButtonsKeysAndSwipes',
      },
      closes('EscapeClosesAndTheFocusGoesBack'),
    ],
    access: [
      'Whatever a finger does, a button and a key do too.',
      'Each picture needs an `alt`; a broken one says so.',
    ],
    examples: [
      { story: 'ButtonsZoomBetweenTheirBounds', title: 'One photo' },
      { story: 'SeveralAreTurnedByButtonsKeysAndSwipes', title: 'Several' },
      { story: 'ABrokenPictureSaysSo', title: 'Broken' },
    ],
    states: [
      { name: 'One photo', story: 'ButtonsZoomBetweenTheirBounds' },
      { name: 'Several', story: 'Matrix' },
      { name: 'Broken', story: 'ABrokenPictureSaysSo' },
      ...withFocus('ButtonsZoomBetweenTheirBounds'),
    ],
  },
} as const satisfies Readonly<Record<string, Guide>>;
