import type { Clause } from './clause.ts';

export const section9: readonly Clause[] = [
  {
    id: '9.1',
    words: 'The profile waits 5 seconds for an answer, 60 in all, and a second before it asks again.',
    module: 'api/constants.ts',
    tests: [
      'tests/boundaries/constants.test.ts › of the server and the wire',
      'app/lib/session/profile.alone.test.ts › times out after five seconds, then is retried and reported',
      'app/lib/session/profile.alone.test.ts › fails after sixty seconds of an endless answer, without a retry',
    ],
  },
  {
    id: '9.2',
    words: 'A newer build is looked for every 600 seconds.',
    module: 'app/lib/constants.ts',
    tests: [
      'tests/boundaries/constants.test.ts › of the app',
      'app/features/offline/updates.alone.test.ts › polls the server every ten minutes',
    ],
  },
  {
    id: '9.3',
    words: 'A device is registered again up to five times, five seconds apart.',
    module: 'app/lib/constants.ts',
    tests: [
      'tests/boundaries/constants.test.ts › of the app',
      'app/features/notifications/notifier.test.ts › is registered again five times, five seconds apart',
    ],
  },
  {
    id: '9.4',
    words: 'A loading screen advises after five seconds.',
    module: 'ui/constants.ts',
    tests: [
      'tests/boundaries/constants.test.ts › of the interface',
      'tests/e2e/night/error-catalogue.spec.ts › a profile without an answer brings the advice to refresh after five seconds',
    ],
  },
  {
    id: '9.5',
    words: 'A message has 200 signs as typed, 255 as stored, and 2,000 if staff write it.',
    module: 'questionnaire/model/values/constants.ts',
    tests: [
      'tests/boundaries/constants.test.ts › of answers',
      'questionnaire/engine/transition.test.ts › truncates to the field’s maximum',
      'server/modules/cases/cases.test.ts › of staff allow all but control characters',
    ],
    decision: '0043-staff-write-2000-signs-and-holds-have-private-reasons',
  },
  {
    id: '9.6',
    words: 'An e-mail address has 255 signs.',
    module: 'questionnaire/model/values/constants.ts',
    tests: [
      'tests/boundaries/constants.test.ts › of answers',
      'questionnaire/model/values/validate.test.ts › accepts 255 characters',
    ],
  },
  {
    id: '9.7',
    words: 'A code has five signs, a phone number 23 as typed.',
    module: 'questionnaire/model/values/constants.ts',
    tests: [
      'tests/boundaries/constants.test.ts › of answers',
      'questionnaire/model/values/validate.test.ts › a phone number',
    ],
  },
  {
    id: '9.8',
    words: 'A name at the login page has more than seven signs.',
    module: 'api/constants.ts',
    tests: [
      'tests/boundaries/constants.test.ts › of the server and the wire',
      'tests/e2e/night/staff-login.spec.ts › takes a name longer than seven signs, spaces aside, to the sign-in of its customer',
    ],
  },
  {
    id: '9.9',
    words: 'A rating has five stars and is shown to one decimal, out of its stars.',
    module: 'questionnaire/model/values/constants.ts',
    tests: [
      'tests/boundaries/constants.test.ts › of answers',
      'ui/parts/Rating/Rating.stories.tsx › ReadOnlyRoundsToOneDecimal',
    ],
  },
  {
    id: '9.10',
    words: 'What people wrote is kept 30 days.',
    module: 'api/constants.ts',
    tests: [
      'tests/boundaries/constants.test.ts › of the server and the wire',
      'server/modules/privacy/retention/eraseDue.test.ts › erases a case on its date, not before',
      "server/modules/cases/cases.test.ts › keeps place and category in the reporter's language",
    ],
  },
  {
    id: '9.11',
    words: 'The terms are of 21 June 2025.',
    module: 'locales/fr/terms.ts',
    tests: ['tests/boundaries/constants.test.ts › of the terms'],
  },
  {
    id: '9.12',
    words: 'The first revision is 199; every build has its own.',
    module: 'api/constants.ts',
    tests: [
      'tests/boundaries/constants.test.ts › of the server and the wire',
      'app/lib/session/device.alone.test.ts › describes the agent',
      'tests/e2e/night/newer-build.spec.ts › loads a newer build when no answer is in progress, and keeps the answers',
    ],
  },
  {
    id: '9.13',
    words: 'The profile has four flags, of which one is on by default.',
    module: 'api/constants.ts',
    tests: [
      'server/modules/identity/routes/serviceFlags.test.ts › tells pages of a service with %j: %j',
      'tests/boundaries/constants.test.ts › of the server and the wire',
      'server/modules/cases/reporterContact.test.ts › is accepted with a report only if addLaterOn is off, and stays editable',
      'app/lib/texts/watchMissingTexts.test.ts › finds the missing texts of a page',
    ],
  },
  {
    id: '9.14',
    words: 'Where each site has a port of its own, these are four given ones.',
    module: 'api/constants.ts',
    tests: [
      'tests/boundaries/constants.test.ts › of the server and the wire',
      'api/externalAddresses.test.ts › gives each site its own port at the same host',
    ],
    decision: '0057-pages-call-the-host-they-came-from',
  },
  {
    id: '9.15',
    words: 'The product has four brand colours.',
    module: 'theme/palette/brand.ts',
    tests: [
      'tests/boundaries/constants.test.ts › of the interface',
      'tests/boundaries/brandColours.test.ts › no other file outside theme repeats a brand colour',
    ],
  },
  {
    id: '9.16',
    words: 'French and English; French if nothing is known.',
    module: 'locales/languageTable.ts',
    tests: [
      'tests/boundaries/constants.test.ts › of languages',
      'locales/languages.test.ts › maps the Accept-Language header',
    ],
  },
  {
    id: '9.17',
    words:
      'A date is shown as time, yesterday, weekday, day or year by its distance, and marked in the future.',
    module: 'locales/dates.ts',
    tests: ['locales/dates.test.ts › within six months: day and month'],
  },
  {
    id: '9.18',
    words: 'A user agent is cut at 500 signs.',
    module: 'api/constants.ts',
    tests: [
      'tests/boundaries/constants.test.ts › of the server and the wire',
      'app/lib/session/device.alone.test.ts › describes the agent',
    ],
  },
  {
    id: '9.19',
    words: 'An iPhone with Safari below 16.4 counts as old.',
    module: 'api/constants.ts',
    tests: [
      'tests/boundaries/constants.test.ts › of the server and the wire',
      'app/lib/session/device.alone.test.ts › describes the agent',
    ],
  },
  {
    id: '9.20',
    words: 'A resized picture is a JPEG of quality 100, turned by quarters, as base64, blob or file.',
    module: 'app/features/media/drawImage.ts',
    tests: [
      'tests/boundaries/constants.test.ts › of the app',
      'app/features/media/drawImage.test.ts › is by default an upright JPEG of quality 100 in full size',
      'app/features/media/resize.alone.test.ts › is answered as a blob, as base64 or as a file',
      'app/features/media/resize.alone.test.ts › is turned',
    ],
  },
  {
    id: '9.21',
    words: 'Below 340 pixels the page stays readable.',
    module: 'theme/css/tokens.ts',
    tests: [
      'tests/e2e/night/large-text.spec.ts › needs only vertical scrolling for a visitor at 200 % text, 320 px wide',
    ],
    decision: '0045-small-screens-reflow',
  },
  {
    id: '9.22',
    words: 'Header, bottom bar, tiles and field of the chat have given sizes.',
    module: 'theme/css/tokens.ts',
    tests: [
      'tests/boundaries/constants.test.ts › of the interface',
      'ui/sizes.stories.tsx › HeaderBarAndTilesHaveTheSizeOfTheSpecification',
      'ui/sizes.stories.tsx › TheFieldOfTheChatGrowsFrom48To100Pixels',
    ],
  },
  {
    id: '9.23',
    words: 'A press vibrates for 50 milliseconds.',
    module: 'ui/constants.ts',
    tests: [
      'tests/boundaries/constants.test.ts › of the interface',
      'ui/parts/Tile/Tile.stories.tsx › PressBuzzesFor50Milliseconds',
    ],
  },
  {
    id: '9.24',
    words: 'A press ripples.',
    module: 'ui/parts/shared/pressFeedback.ts',
    decision: '0056-a-ripple-lasts-as-long-as-it-is-seen',
    tests: ['ui/parts/Tile/Tile.stories.tsx › PressRipplesFor450Milliseconds'],
  },
  {
    id: '9.25',
    words:
      'A popup keeps 20 pixels of margin; pictures zoom from 0.8 to 3, a long one also down to the whole.',
    module: 'ui/constants.ts',
    tests: [
      'tests/boundaries/constants.test.ts › of the interface',
      'ui/parts/Popup/Popup.stories.tsx › StandsTwentyPixelsFromTheEdges',
      'ui/parts/ImageViewer/zoom.test.ts › keeps scale between 0.8, or less for a long picture, and 3, and the picture in bounds for any events',
    ],
    decision: '0066-pictures-are-seen-whole-and-missed-photos-are-told',
  },
  {
    id: '9.26',
    words: 'Forty pictures are cached; the one used longest ago leaves first.',
    module: 'app/lib/constants.ts',
    tests: [
      'tests/boundaries/constants.test.ts › of the app',
      'app/features/media/objectUrls.test.ts › caches forty object URLs and revokes the least recently used',
      'app/worker/strategies.test.ts › comes from the server each time, and the last forty are cached',
    ],
    decision: '0066-pictures-are-seen-whole-and-missed-photos-are-told',
  },
  {
    id: '9.27',
    words: 'Sound is measured with given settings.',
    module: 'app/lib/constants.ts',
    tests: [
      'tests/boundaries/constants.test.ts › of the app',
      'tests/e2e/night/filming.spec.ts › records a video with sound, previews and sends it, and releases the devices',
    ],
  },
  {
    id: '9.28',
    words: 'The title of the document is set by its page, and restored.',
    module: 'app/shell/useDocumentTitle.ts',
    tests: [
      'app/shell/useDocumentTitle.test.ts › is restored, whichever of two goes first',
      'tests/e2e/night/titles.spec.ts › titles name the state, the page and its owner',
    ],
  },
  {
    id: '9.29',
    words: 'Each constant is declared once, in the room that owns it; distinctive numbers are not repeated.',
    module: 'tests/boundaries/constants.test.ts',
    tests: [
      'tests/boundaries/constants.test.ts › are declared in %s alone',
      'tests/boundaries/constants.test.ts › %s is written in %s alone (within "%s")',
      'tests/boundaries/brandColours.test.ts › no other file outside theme repeats a brand colour',
    ],
  },
];
