import type { Clause } from './clause.ts';

const SIZES = 'ui/sizes.stories.tsx';

export const section2Parts: readonly Clause[] = [
  {
    id: 'S29',
    words: 'Questions have items of every type of the specification.',
    module: 'questionnaire/react',
    tests: ['questionnaire/react/Questionnaire.stories.tsx › AllItemTypes'],
  },
  {
    id: 'S30',
    words: 'A rating has five stars unless told otherwise, and may name its ends.',
    module: 'ui/parts/Rating',
    tests: [
      'questionnaire/react/Questionnaire.stories.tsx › AllItemTypes',
      'ui/parts/Rating/Rating.stories.tsx › LongEndsStayWholeOnTheSmallestPhone',
      'server/modules/cases/staffQuestion.test.ts › asks with own words of yes and no, and at the ends of ten stars',
    ],
  },
  {
    id: 'S31',
    words: 'A drawer from below has a title and a button to close; Escape closes it.',
    module: 'ui/parts/Drawer',
    tests: ['ui/parts/Drawer/Drawer.stories.tsx › CloseButtonAndEscapeAskToClose'],
  },
  {
    id: 'S32',
    words: 'A drawer may collapse to its title.',
    module: 'ui/parts/Drawer',
    tests: ['ui/parts/Drawer/Drawer.stories.tsx › CollapsesToItsTitle'],
    decision: '0047-parts-that-stand-in-the-book-alone',
  },
  {
    id: 'S33',
    words: 'A confirmation plays a questionnaire and is a yes if that raised the flag.',
    module: 'app/features/questionnaire/FlowDialog.tsx',
    flows: ['discardReport'],
    tests: [
      'ui/parts/ConfirmDrawer/ConfirmDrawer.stories.tsx › AQuestionnaireMayAsk',
      'tests/e2e/night/before-sending.spec.ts › asks before discarding the report, and sends nothing',
    ],
  },
  {
    id: 'S34',
    words: 'A list opens to choose one or several, and may be cleared.',
    module: 'ui/parts/Select',
    tests: [
      'ui/parts/Select/Select.stories.tsx › CanBeCleared',
      'ui/parts/Select/Select.stories.tsx › SeveralStayOpen',
      'tests/e2e/night/desk-day.spec.ts › five agents work sixty cases down in a day',
    ],
  },
  {
    id: 'S35',
    words: 'A password field can show what was typed.',
    module: 'ui/parts/TextField',
    tests: ['ui/parts/TextField/TextField.stories.tsx › PasswordCanBeShown'],
    decision: '0047-parts-that-stand-in-the-book-alone',
  },
  {
    id: 'S36',
    words: 'A press of a tile vibrates for 50 ms.',
    module: 'ui/parts/Tile',
    tests: ['ui/parts/Tile/Tile.stories.tsx › PressBuzzesFor50Milliseconds'],
  },
  {
    id: 'S37',
    words: 'A picture can be looked at from 0.8 to 3 times its size.',
    module: 'ui/parts/ImageViewer',
    tests: [
      'ui/parts/ImageViewer/ImageViewer.stories.tsx › ButtonsZoomBetweenTheirBounds',
      'tests/e2e/night/staff-media.spec.ts › lets staff zoom a photo and answer with a video',
    ],
  },
  {
    id: 'S38',
    words: 'A missing picture is a crossed square.',
    module: 'ui/parts/shared/MissingImage.tsx',
    tests: [
      'ui/parts/ImageViewer/ImageViewer.stories.tsx › ABrokenPictureSaysSo',
      'ui/parts/BubbleImage/BubbleImage.stories.tsx › ABrokenOneKeepsItsRoomAndSaysSo',
    ],
  },
  {
    id: 'S39',
    words: 'The header is 64 px high and has a way back and the path.',
    module: 'ui/parts/Header',
    decision: '0055-breadcrumbs-stand-below-the-header',
    tests: [
      `${SIZES} › HeaderBarAndTilesHaveTheSizeOfTheSpecification`,
      'ui/parts/Header/Header.stories.tsx › GoesBack',
    ],
  },
  {
    id: 'S40',
    words: 'There are banners.',
    module: 'ui/parts/Banner',
    tests: [
      'ui/parts/Banner/Banner.stories.tsx › Greeting',
      'tests/e2e/night/no-stores.spec.ts › keeps consent without storage, and sends a report from any page once online',
    ],
  },
  {
    id: 'S41',
    words: 'A popup stands 20 px from the edges.',
    module: 'ui/parts/Popup',
    tests: ['ui/parts/Popup/Popup.stories.tsx › StandsTwentyPixelsFromTheEdges'],
    decision: '0047-parts-that-stand-in-the-book-alone',
  },
  {
    id: 'S42',
    words: 'People are told how to install the app.',
    module: 'app/features/install',
    tests: [
      'tests/e2e/night/installable.spec.ts › explains installing on iOS Safari once after the first report',
    ],
  },
  {
    id: 'S43',
    words: 'The dark mode of Samsung browsers has a warning, on the page that it darkens.',
    module: 'app/features/install/warnDarkened.ts',
    tests: [
      'tests/e2e/night/told-of-browser.spec.ts › names forced dark mode once and links the appearance settings',
    ],
  },
  {
    id: 'S44',
    words: 'Other browsers than Safari on iOS have a warning, where one cannot install with them.',
    module: 'app/features/install/browserWarnings.ts',
    tests: ['app/features/install/installMethods.test.ts › warnings in %s with way %s: %j'],
  },
];
