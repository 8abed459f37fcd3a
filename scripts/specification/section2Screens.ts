import type { Clause } from './clause.ts';

const JOURNEY = 'tests/e2e/journey.spec.ts › a case runs from scan to rating';
const ROUTES = 'tests/e2e/night/routes.spec.ts';
const SIZES = 'ui/sizes.stories.tsx';
const TILES = 'ui/screens/QrMenu/QrMenu.stories.tsx';
const DEMO = 'tests/e2e/night/pages.spec.ts › walks a report to its end without sending or storing anything';

export const section2Screens: readonly Clause[] = [
  {
    id: 'S1',
    words: 'The welcome page accepts once the terms are ticked, or at once for basic cookies.',
    module: 'ui/screens/Gate',
    decision: '0054-no-gate-before-pages-that-store-nothing',
    tests: [
      'tests/e2e/gate.spec.ts › shows the choice on the smallest phone, and the button says what it waits for',
      'ui/screens/Gate/Gate.stories.tsx › BasicCookiesOnly',
    ],
  },
  {
    id: 'S2',
    words: 'Whoever declines reads that the site cannot work without cookies and terms.',
    module: 'app/shell/SessionGate.tsx',
    tests: ['tests/e2e/first-view.spec.ts › explains the consequences of declining, and stores nothing'],
  },
  {
    id: 'S3',
    words: 'A browser that refuses cookies is told so.',
    module: 'app/shell/SessionGate.tsx',
    tests: ['tests/e2e/night/pages.spec.ts › tells a browser that refuses cookies in its language'],
  },
  {
    id: 'S4',
    words: 'While the profile loads there is a loader.',
    module: 'app/shell/ProfileLoading.tsx',
    tests: [`${ROUTES} › a profile that does not come is asked for again with a notice`],
  },
  {
    id: 'S5',
    words: 'Somebody new meets the welcome page.',
    module: 'app/shell/SessionGate.tsx',
    tests: [JOURNEY, 'tests/e2e/night/gate.spec.ts › names the place in the chosen language'],
  },
  {
    id: 'S6',
    words: 'After acceptance the page says that the session opens.',
    module: 'ui/screens/LoadingScreen',
    tests: ['ui/screens/LoadingScreen/LoadingScreen.stories.tsx › AdvisesNothingAtFirst'],
  },
  {
    id: 'S7',
    words: 'A lasting error has a page with a retry; otherwise the content is shown.',
    module: 'app/shell/PageFailed.tsx',
    tests: [`${ROUTES} › a profile that does not come is asked for again with a notice`],
  },
  {
    id: 'S8',
    words: 'The terms fill a page with a way back.',
    module: 'app/shell/TermsPage.tsx',
    tests: [
      'tests/e2e/gate.spec.ts › remembers the consent box while the terms are read',
      'ui/screens/Terms/Terms.stories.tsx › BackLeads',
    ],
  },
  {
    id: 'S9',
    words: 'There are a loading page, which advises after a while, and an error page.',
    module: 'ui/screens/LoadingScreen',
    tests: [
      'ui/screens/LoadingScreen/LoadingScreen.stories.tsx › AdvisesAfterAWhile',
      'ui/screens/ErrorScreen/ErrorScreen.stories.tsx › WithRetry',
    ],
  },
  {
    id: 'S10',
    words: 'The menu is a grid of tiles, 150 px wide at least, with icon, name and description.',
    module: 'ui/parts/TileGrid',
    decision: '0045-small-screens-reflow',
    tests: [
      `${SIZES} › HeaderBarAndTilesHaveTheSizeOfTheSpecification`,
      'ui/parts/TileGrid/TileGrid.stories.tsx › TwoColumnsOnTheSmallestPhone',
    ],
  },
  {
    id: 'S11',
    words: 'A tile whose poll is being asked for shows “…”, for a second at most.',
    module: 'app/features/polls',
    decision: '0067-fourteen-icons-share-six-colours',
    tests: [
      `${TILES} › TilesSayWhatIsToComeAndWhatIsDone`,
      'app/features/polls/loadTilePolls.alone.test.ts › a tile without known state is unanswered after a timeout',
    ],
  },
  {
    id: 'S12',
    words: 'A tile that was answered has a check.',
    module: 'app/features/polls',
    tests: [
      `${TILES} › TilesSayWhatIsToComeAndWhatIsDone`,
      'tests/e2e/polls.spec.ts › a visitor answers a poll of the menu, sees results',
    ],
  },
  {
    id: 'S13',
    words: 'A tile may open a submenu.',
    module: 'ui/screens/QrMenu',
    tests: [JOURNEY],
  },
  {
    id: 'S14',
    words: 'A tile may be a category to report.',
    module: 'ui/screens/QrMenu',
    tests: [JOURNEY],
  },
  {
    id: 'S15',
    words: 'A tile may be a poll.',
    module: 'app/features/report/PollPage.tsx',
    tests: ['tests/e2e/polls.spec.ts › a visitor answers a poll of the menu, sees results'],
  },
  {
    id: 'S16',
    words: 'A tile may be an information.',
    module: 'app/features/report/InfoDialog.tsx',
    tests: [DEMO],
  },
  {
    id: 'S17',
    words: 'Choosing a poll or an information opens it.',
    module: 'app/features/report/QrPage.tsx',
    tests: [
      'tests/e2e/polls.spec.ts › a visitor answers a poll of the menu, sees results',
      'ui/screens/QrMenu/navigation.test.ts › nothing is selected while a poll or an info is open',
    ],
  },
  {
    id: 'S18',
    words: 'The header shows the chosen path.',
    module: 'ui/screens/QrMenu',
    decision: '0055-breadcrumbs-stand-below-the-header',
    tests: [`${TILES} › Selected`],
  },
  {
    id: 'S19',
    words: 'The header shows name, logo and banner of the customer.',
    module: 'ui/parts/Header',
    tests: [
      'tests/e2e/drawn-view.spec.ts › matches what the app draws',
      'ui/parts/Banner/Banner.stories.tsx › Greeting',
    ],
  },
  {
    id: 'S20',
    words: 'A button to report appears once a category is chosen.',
    module: 'ui/screens/QrMenu',
    tests: [`${TILES} › ReportShowsOnceACategoryIsSelected`, JOURNEY],
  },
  {
    id: 'S21',
    words: 'Five prompts tell what to choose.',
    module: 'ui/screens/QrMenu/navigation.ts',
    tests: [`${TILES} › PollsToChooseFrom`, `${TILES} › InformationToChooseFrom`, DEMO],
  },
  {
    id: 'S22',
    words: 'The demo has a badge that says so.',
    module: 'app/features/report/demo',
    tests: [DEMO],
  },
  {
    id: 'S23',
    words: 'A test code has a badge that says that it is a simulation.',
    module: 'ui/screens/QrMenu',
    tests: [
      `${TILES} › PollsToChooseFrom`,
      'server/modules/cases/cases.test.ts › marks a report by a test code as simulation',
    ],
  },
  {
    id: 'S24',
    words: 'The bottom bar is 80 px high.',
    module: 'ui/parts/BottomBar',
    tests: [`${SIZES} › HeaderBarAndTilesHaveTheSizeOfTheSpecification`],
  },
  {
    id: 'S25',
    words: 'A message has author, avatar, date and time.',
    module: 'ui/parts/Bubble',
    tests: [
      'ui/parts/Bubble/Bubble.stories.tsx › OfAnother',
      'app/features/cases/wholeChat.test.ts › builds a whole conversation for its reporter',
    ],
  },
  {
    id: 'S26',
    words: 'The field of the chat is 48 to 100 px high.',
    module: 'ui/parts/Composer',
    tests: [`${SIZES} › TheFieldOfTheChatGrowsFrom48To100Pixels`],
  },
  {
    id: 'S27',
    words: 'The chat has a camera button.',
    module: 'app/features/media',
    tests: ['tests/e2e/night/camera.spec.ts › takes several photos in a row and switches the camera off'],
  },
  {
    id: 'S28',
    words: 'An empty message cannot be sent.',
    module: 'ui/parts/Composer',
    tests: ['ui/parts/Composer/Composer.stories.tsx › SendsTheTrimmedTextOnce'],
  },
];
