import { BUTTON_KEYS, firstIn, focused, type Guide, LINK_KEYS, longWords, pointed } from './guide.ts';

/** What a conversation is made of. */
export const chat = {
  Bubble: {
    use: ['One message of a conversation, at the side of who wrote it.'],
    avoid: ['What the service did: SystemMessage.', 'A quotation in a text.'],
    anatomy: [
      ['Avatar', 'of another person, decoration'],
      ['Author', 'name and role; `headless` where the message before is theirs'],
      ['Media', 'a picture or a film above the words'],
      ['Words', 'numbers and addresses can be followed'],
      ['Footer', 'time and state: sending, sent, seen, failed'],
      ['Actions', 'below the bubble'],
    ],
    keys: BUTTON_KEYS,
    access: [
      'Author and time are spoken with every message, also where they are not repeated to the eye.',
      'The state is words or a named picture.',
      'A failed one offers to try again beside itself.',
    ],
    examples: [
      { story: 'OfAnother', title: 'Of another' },
      { story: 'Mine', title: 'One’s own' },
      { story: 'Failed', title: 'Failed' },
      { story: 'OfAnEvent', title: 'An event' },
    ],
    states: [
      { name: 'Of another', story: 'OfAnother' },
      { name: 'One’s own', story: 'Mine' },
      { name: 'On its way', story: 'Mine', props: { status: 'sending' } },
      { name: 'Failed', story: 'Failed' },
      ...firstIn('Failed', 'Failed', 'hover', 'focus', 'pressed'),
      longWords('OfAnother', 'text', 'statusText'),
    ],
  },
  BubbleAnswers: {
    use: ['In a Bubble: what was answered to a question of a report.'],
    avoid: ['Results of several people: BubblePoll.'],
    anatomy: [
      ['Question', ''],
      ['Answers', 'as they are shown; it formats nothing'],
    ],
    keys: [],
    access: ['A list: a screen reader says how many answers there are.'],
    examples: [{ story: 'AnswersAreAList', title: 'Answers' }],
    states: [{ name: 'At rest', story: 'AnswersAreAList' }, longWords('AnswersAreAList', 'question')],
  },
  BubbleImage: {
    use: ['As the `media` of a Bubble: a photo.'],
    avoid: ['An ornament: it asks for an `alt`.'],
    anatomy: [
      ['Picture', 'its room is kept before it comes: give `width` and `height`'],
      ['Button', 'with `onOpen`, around the picture'],
    ],
    keys: BUTTON_KEYS,
    access: ['`alt` says what is seen.', 'A photo that is gone keeps its room and says so in words.'],
    examples: [
      { story: 'APressOpensIt', title: 'It can be opened' },
      { story: 'WithoutAWayToOpenItIsAPicture', title: 'A picture alone' },
      { story: 'ABrokenOneKeepsItsRoomAndSaysSo', title: 'Gone' },
    ],
    states: [...focused('APressOpensIt'), { name: 'Gone', story: 'ABrokenOneKeepsItsRoomAndSaysSo' }],
  },
  BubbleSending: {
    use: ['As the `media` of a Bubble: a picture or a film that is on its way.'],
    avoid: ['What has arrived: it alone.', 'A file that is being read before it is sent: Spinner.'],
    anatomy: [
      ['Picture', 'a BubbleImage or a BubbleVideo'],
      ['Ring', 'the share that has arrived'],
      ['Button', 'within the ring: stops it, and lets it go on'],
      ['State', 'that it is held, in words'],
      ['Why', 'in place of the ring, with what can be done'],
    ],
    keys: BUTTON_KEYS,
    access: [
      'The ring is a progress bar named by its `label`; no share is spoken by itself.',
      'That it is held is spoken once; the button says what a press does, and of which file.',
      'Nothing turns; under reduced motion the ring jumps.',
    ],
    examples: [
      { story: 'SaysHowFarAndAPressStopsIt', title: 'On its way' },
      { story: 'HeldItSaysSoOnceAndAPressLetsItGoOn', title: 'Held' },
      { story: 'OneThatFailedSaysWhyBesideThePicture', title: 'Failed' },
    ],
    states: [
      { name: 'On its way', story: 'SaysHowFarAndAPressStopsIt' },
      ...focused('SaysHowFarAndAPressStopsIt'),
      { name: 'Held', story: 'HeldItSaysSoOnceAndAPressLetsItGoOn' },
      { name: 'Failed', story: 'OneThatFailedSaysWhyBesideThePicture' },
    ],
  },
  BubbleVideo: {
    use: ['As the `media` of a Bubble: a film.'],
    avoid: ['What moves by itself: it never starts by itself, and should not.'],
    anatomy: [
      ['Film', 'with the controls of the browser'],
      ['Captions', 'a file for each language; that there are some is said over the film until it plays'],
    ],
    keys: [{ keys: 'Tab', does: 'Into the controls; each browser has its own keys there.', native: true }],
    access: ['Named by its `label`.', 'Give captions: without them deaf people have nothing.'],
    examples: [
      { story: 'HasControlsAndCaptionsAndWaits', title: 'With captions' },
      { story: 'AMissingOneSaysSo', title: 'Gone' },
    ],
    states: [
      { name: 'At rest', story: 'HasControlsAndCaptionsAndWaits' },
      { name: 'With the focus', story: 'HasControlsAndCaptionsAndWaits', shown: 'focus' },
      { name: 'Gone', story: 'AMissingOneSaysSo' },
    ],
  },
  MessageList: {
    use: ['Around the messages of a conversation, however many.'],
    avoid: ['Rows to choose from: the screen CaseList.'],
    anatomy: [
      ['Before', 'older messages'],
      ['Days', 'a line where the day changes'],
      ['Entries', 'drawn by you; it tells which is the first and the last of an author'],
      ['After', 'what stands under the last'],
      ['Latest', 'a button, once the reader is further up'],
    ],
    keys: [
      { keys: 'Home', does: 'The first message.', story: 'IsANamedLogThatKeysCanScroll' },
      { keys: 'End', does: 'The latest.', story: 'IsANamedLogThatKeysCanScroll' },
      {
        keys: 'Tab',
        does: 'Into the list, and to what can be pressed in it.',
        story: 'IsANamedLogThatKeysCanScroll',
      },
    ],
    access: [
      'A named log; what comes is announced by `spoken`, one’s own is not.',
      'Who reads further up is never moved: neither by new messages nor by older ones.',
      'Of ten thousand messages 300 stand in the page.',
    ],
    examples: [
      { story: 'Few', title: 'A few messages' },
      { story: 'OffersNewMessagesToAReaderFurtherUp', title: 'It grows at both ends' },
    ],
    states: [
      { name: 'At its end', story: 'Few' },
      { name: 'With the focus', story: 'Few', shown: 'focus' },
      { name: 'Its reader is further up', story: 'FurtherUpAButtonLeadsToTheLatest' },
    ],
  },
  SystemMessage: {
    use: ['Between messages: what happened to the case.'],
    avoid: ['What a person wrote: Bubble.', 'What concerns the whole page: Toast.'],
    anatomy: [
      ['Icon', 'decoration'],
      ['Words', 'who did what'],
      ['Time', ''],
      ['More', 'the children'],
    ],
    keys: [],
    access: ['Words and time are one sentence for a screen reader.'],
    examples: [
      { story: 'WithIcon', title: 'With an icon' },
      { story: 'TextAlone', title: 'Words alone' },
    ],
    states: [{ name: 'At rest', story: 'WithIcon' }, longWords('WithIcon', 'text')],
  },
  Breadcrumbs: {
    use: ['The path that led into a menu of several levels.'],
    avoid: ['One level: the back button of the Header.'],
    anatomy: [
      ['Crumbs', 'buttons'],
      ['Last', 'the page itself, no button'],
    ],
    keys: BUTTON_KEYS,
    access: ['A named list; the last entry is the current page.'],
    examples: [{ story: 'LeadsBack', title: 'Three levels' }],
    states: pointed('LeadsBack'),
  },
  BottomBar: {
    use: ['The two to five main places of an application, on a phone.'],
    avoid: ['Actions: Button.', 'A desk: a rail at the side.'],
    anatomy: [
      ['Entries', 'icon and word, always both'],
      ['Badge', 'how much is new'],
    ],
    keys: LINK_KEYS,
    access: [
      'A named navigation of links; the current one says so and has a mark besides its colour.',
      '80 px tall, above the edge that the phone keeps for itself.',
    ],
    examples: [{ story: 'ChoosesAPlace', title: 'Main places' }],
    states: focused('ChoosesAPlace'),
  },
} as const satisfies Readonly<Record<string, Guide>>;
