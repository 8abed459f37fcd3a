import type {
  customerErrors as frenchErrors,
  customerNotes as frenchNotes,
  customerWarnings as frenchWarnings,
} from '../fr/customerFile.ts';

/**
 * Errors of a customer's folder, for its authors, never for a phone. Values choose `id_meant`,
 * `id_one` and the like.
 */
export const customerErrors: Readonly<Record<keyof typeof frenchErrors, string>> = {
  wrongName: 'The file must be called "customer.json", in small letters; "{{value}}" is not read.',
  noCustomer: 'This folder holds no file "customer.json".',
  noCustomer_meant: 'This folder holds no file "customer.json"; perhaps it is "{{meant}}", to be renamed so.',
  noPlainText:
    'This folder holds no file "customer.json"; "{{value}}" is of a word processor: save it as plain text (UTF-8) under the name "customer.json".',
  notFile: '"customer.json" is not an ordinary file.',
  fileTooLarge: '"customer.json" is larger than {{other}} MB.',
  notChecked: 'This file could not be checked: that is a fault of Parvis, please report it ({{value}}).',
  notStored: 'This customer could not be stored: that is a fault of Parvis, please report it ({{value}}).',
  manyMoreErrors: '… and {{value}} more, errors among them, which are not shown.',
  notUtf8: 'A letter cannot be read here: save the file as UTF-8.',
  tooDeep: 'Too many levels stand inside one another.',
  repeatedKey: 'The key "{{value}}" is written twice: only the last one would be read.',
  unknownKey: 'The key "{{value}}" is not known here; possible keys: {{other}}.',
  unknownKey_meant: 'The key "{{value}}" is not known here; perhaps "{{meant}}".',
  notCode:
    'Found {{found}}; allowed: a code of letters without accents, digits, "-", "_" or ".", without spaces, that begins with a letter or a digit, 64 characters at most.',
  reservedName:
    'This is the name of a page ({{reserved}}): choose another one, such as that of the town. If the customer is in service already: npx parvis rename.',
  notFileName:
    'Found {{found}}; allowed: the name of a file in the same folder, without spaces, accents or "/"; rename the file.',
  notOneLine: 'This text holds a line break, a tab or an invisible character: write it in one piece.',
  emptyWords: 'This text is empty: write it, or leave this language out.',
  missingKey: 'Missing: write for example "{{value}}": {{meant}}.',
  unknownPoll:
    'No poll of "polls" has the code "{{value}}": add it, or give the tile the key "poll" with the right code.',
  unknownPoll_meant:
    'No poll of "polls" has the code "{{value}}"; perhaps "{{meant}}", to be written under the key "poll" of the tile.',
  unknownPlace: 'No place of "places" has the code "{{value}}".',
  unknownPlace_meant: 'No place of "places" has the code "{{value}}"; perhaps "{{meant}}".',
  notDay: 'This is no day: write it like "2026-03-02", the year first.',
  closesBeforeOpens: 'This poll would close before it opens: "closes" is the last day, "opens" the first.',
  notHours: 'Hours are written like "08:30-12:00", "00:00" to "24:00" at most, one stretch a text.',
  hoursOutOfOrder:
    'These stretches overlap or are out of order: write them from morning to evening; a night is written in two days.',
  noOpenHour:
    'No day has an open hour: no deadline would ever pass. Give one stretch at least, like "mon": ["08:30-12:00"], or take "openingHours" away.',
  notTarget:
    'A target is written in open hours, above 0 and 2,000 at most, without quotation marks; without a target, leave the key out.',
  photoInPoll: 'A poll takes no photos: remove this item, or ask the question in a "reportEnd" tile.',
  mainCode: '"main" is the name of the first page of the menu: choose another code.',
  knownHereDanger:
    'What is already reported at a place is only shown without danger and where it concerns no people: add "urgency": "low", take away "caseType" where it is rescue, police, fire or emergency, or take away "knownHere".',
  assignUnseen:
    'Only a category that people report in ("reportEnd") gives its cases to somebody: take away "assign".',
  assignIncomplete:
    'A service is missing: write "service" in "assign", or "turn": true here and "gcatCode" on the tile.',
  repeated: '"{{value}}" is already taken by {{other}}.',
  unknownService:
    '"{{value}}" is none of the fourteen services; the codes are in docs/customers.en.md, under "Services".',
  unknownService_meant: '"{{value}}" is none of the fourteen services; perhaps "{{meant}}".',
  unknownPerson: 'Nobody in "staff" has this address: "{{value}}".',
  unknownPerson_meant: 'Nobody in "staff" has this address: "{{value}}"; perhaps "{{meant}}".',
  emptyMenu: 'This menu is empty: give it "entries", or the type "reportEnd" if it is to be reported itself.',
  entriesUnseen: 'Only a menu has "entries": nobody would see these.',
  notWords: 'Found {{found}}; words are written by language: { "{{language}}": {{value}} }.',
  noWords: 'The words are missing: write them in one language at least, as { "fr": "Mairie" }.',
  notNumber:
    'Found {{found}}; allowed: a number of digits and spaces, with "+" before them where needed, 20 signs at most; words go under "lbl".',
  notDays: 'Found {{found}}; allowed: a whole number of days, from {{meant}} to {{other}}, without quotes.',
  notDays_missing: 'Missing; allowed: a whole number of days, from {{meant}} to {{other}}, without quotes.',
  notMinutes:
    'Found {{found}}; allowed: a whole number of minutes, from {{meant}} to {{other}}, without quotes.',
  notMinutes_missing:
    'Missing; allowed: a whole number of minutes, from {{meant}} to {{other}}, without quotes.',
  notSeconds:
    'Found {{found}}; allowed: a whole number of seconds, from {{meant}} to {{other}}, without quotes.',
  notSeconds_missing:
    'Missing; allowed: a whole number of seconds, from {{meant}} to {{other}}, without quotes.',
  notMany: 'Found {{found}}; allowed: a whole number, from {{meant}} to {{other}}, without quotes.',
  notMany_missing: 'Missing; allowed: a whole number, from {{meant}} to {{other}}, without quotes.',
  notZone:
    'This is no time zone that is known: write it as "Europe/Paris", "Indian/Reunion" or "America/Martinique".',
  notLanguage: 'Languages are written in two letters, as "fr": nobody reads "{{value}}".',
  notLanguage_meant:
    'Languages are written in two letters, as "fr": nobody reads "{{value}}"; perhaps "{{meant}}".',
  notEmail: '"{{value}}" is not an e-mail address: write it as "mairie@ville.example".',
  notMobile:
    '"{{value}}" is not a French mobile number such as 06 12 34 56 78: codes to sign in leave by SMS.',
  notSite: '"{{value}}" is not the address of a site: write all of it, as https://www.town.example.',
  notOrigin: 'This is not the address of a site, without a path: write it as "https://report.town.example".',
  siteWithCredentials:
    'This address holds a name or a password, which everybody would read: write it without what stands before "@".',
  itemPictureNone:
    '"{{value}}" is no picture that can be shown: files of this folder are not served here. Write the name of an icon, such as "pin", or the picture itself ("data:image/…", 2000 signs at most).',
  pictureMissing: 'There is no file "{{value}}" in this folder.',
  pictureMissing_meant: 'There is no file "{{value}}" in this folder; perhaps "{{meant}}".',
  pictureTooLarge: '"{{value}}" is larger than {{other}} MB.',
  pictureUnreadable: '"{{value}}" cannot be read: check that it is a file, and its permissions.',
  notPicture: '"{{value}}" is neither SVG nor PNG, JPEG or WebP.',
  takenByFolder: '"{{value}}" is already taken by the folder {{other}}.',
  codeInFolder:
    'The code "{{value}}" is already taken by the folder {{other}}. If this customer is to have it, take it out there, even where it is out of use ("stale"); else take it out here.',
  takenByCustomer:
    'The code "{{value}}" already belongs to the customer "{{other}}": take it out of that customer\'s file, even where it is out of use ("stale"), or withdraw that customer (npx parvis withdraw {{other}}).',
  heldByRefused:
    'The code "{{value}}" is still that of the customer "{{other}}": its file names it no more, but is not loaded. Correct that file first.',
  withOther:
    'Codes move between this customer and "{{other}}", which could not be loaded: nothing is changed here either.',
  formerName: 'The customer "{{value}}" is called "{{other}}" now: write "cuid": "{{other}}" here.',
  wordMissing: 'The text "{{value}}" is written nowhere: add it under "texts".',
  notHere:
    'There is no folder of this name here; for customers of the server give its settings, such as PARVIS_CUSTOMERS=/path/of/customers.',
  notHere_other: 'There is no folder of this name here, nor a customer in {{other}} (PARVIS_CUSTOMERS).',
};

/** Warnings, with which a customer is loaded. */
export const customerWarnings: Readonly<Record<keyof typeof frenchWarnings, string>> = {
  manyMore: '… and {{value}} more, which are not shown.',
  unprintable:
    'Posters lack these letters: {{value}}. They would be empty boxes on paper, unless a font has them (the setting PRINT_FONTS of the server, or npx parvis codes --font file.ttf); the app shows them.',
  flagNeverRead:
    'The flag "{{value}}" is raised, but nothing reads it: look for it in a "followUp", or take it out. "{{other}}" tells staff of a danger.',
  flagNeverRead_meant:
    'The flag "{{value}}" is raised, but nothing reads it; perhaps "{{meant}}". "{{other}}" tells staff of a danger.',
  flagNeverRead_same:
    'The flag "{{value}}" is raised, but nothing reads it; perhaps "{{other}}", which tells staff of a danger.',
  unknownIcon:
    'There is no icon "{{value}}": a question mark is shown; the names are in docs/customers.en.md, under "Icons".',
  unknownIcon_meant: 'There is no icon "{{value}}": a question mark is shown; perhaps "{{meant}}".',
  assignNobody:
    'Nobody in "staff" belongs to the service "{{value}}": what it is given would alert all staff at once.',
  emptyGroup: 'Nobody in "staff" has the "gcatCode" "{{value}}": this group will never be called.',
  emptyGroup_meant:
    'Nobody in "staff" has the "gcatCode" "{{value}}": this group will never be called; perhaps "{{meant}}".',
  noPeople: 'Nobody is in this group: it cannot be called.',
  betweenUsersOff:
    'This report will concern nobody else as long as the customer does not have "casesBetweenUsers": true.',
  noBetweenUsers: 'No category has "betweenUsers": true: nothing is reported between users.',
  unusedChange: 'Nothing comes of "{{value}}" here: only a category with "betweenUsers": true applies it.',
  unknownChange:
    'Nothing comes of "{{value}}": a report between users knows conflict, tgtTypes.staff, tgtTypes.reporter and tgtTypes.target.',
  unknownChange_meant: 'Nothing comes of "{{value}}"; perhaps "{{meant}}".',
  serviceWithoutStaff: 'Nobody in "staff" belongs to this service: it cannot be called.',
  noMenu: 'The menu is empty: nobody can report anything.',
  noPlaces: 'There is no code to scan: nobody can get here.',
  noStaff: 'There is nobody in "staff": nobody would see what is reported.',
  notColour: '"{{value}}" is not a colour: the default stays. Write it like "#1752E3".',
  unknownColour:
    'There is no colour of this name: "{{value}}" does nothing; the names are on the page /samples/1/, under "colour keys".',
  unknownColour_meant: 'There is no colour of this name: "{{value}}" does nothing; perhaps "{{meant}}".',
  unknownShape: 'There is no choice of this name: "{{value}}" does nothing.',
  unknownShape_meant: 'There is no choice of this name: "{{value}}" does nothing; perhaps "{{meant}}".',
  notShapeOption: '"{{value}}" cannot be chosen here. Write one of these: {{meant}}.',
  notFontAddress:
    '"{{value}}" is not the address of a file of letters: write the name of a file in the folder, or an address that begins with "https://".',
  fontNotHere:
    '"{{value}}" is no whole file of letters in the folder, of 1 MB at most (WOFF2, WOFF, TTF, OTF): the default letters stay.',
  fontHostNotListed:
    'The host "{{value}}" is not in the list of the operator (FONT_HOSTS): these letters do nothing, for the address of every visitor would be known there. Put the file into the folder and write its name.',
  tooManyColours: 'There are too many colours: none is taken.',
  itemIcon:
    'There is no icon "{{value}}": nothing is shown. The names are in docs/customers.en.md, under "Icons".',
  itemIcon_meant:
    'There is no icon "{{value}}": nothing is shown; perhaps "{{meant}}". The names are in docs/customers.en.md, under "Icons".',
  itemPictureElsewhere:
    'This picture is shown only where the site of your codes serves it itself: pages show none of other sites. Else write the name of an icon, such as "pin", or the picture itself ("data:image/…", 2000 signs at most).',
  logoSmall:
    '"{{value}}" has but {{other}} pixels: it will be blurred. Take an SVG, or a picture of {{meant}} pixels a side at least, better 512.',
  pictureEnding:
    '"{{value}}" is a picture of the kind {{other}}: call it "{{meant}}", here and in the folder.',
  pictureCmyk:
    '"{{value}}" is in CMYK, for print: a screen shows its colours roughly. A PNG or an SVG in RGB has them exactly.',
  pictureProfile:
    '"{{value}}" carries a colour profile, which is left out: its colours here are those of the numbers in the file. If other software shows them otherwise, convert it to sRGB.',
  pictureAnimated:
    '"{{value}}" moves, on every page, and nobody can stop it: give a picture that stands still.',
  pictureOutside:
    '"{{value}}" names other files (pictures, letters, style sheets), which are not shown: put them into the SVG.',
  wordInOneLanguage:
    'The text "{{value}}" is missing in {{languageName}}: that of another language is shown.',
  notDecided: 'This question has too many possible answers to be checked as a whole.',
  manyPassedOver:
    '{{value}} folders here are passed over, without a file "customer.json": {{other}}. Keep customers in a folder apart.',
  passedOver: 'This folder is passed over: it holds no file "customer.json"; its neighbours have one.',
  untranslated:
    'Other texts of this file exist in {{languageName}}, these {{value}} do not: {{other}}. Another language is shown there.',
  untranslated_one:
    'Other texts of this file exist in {{languageName}}, this one does not: {{other}}. Another language is shown there.',
  allStale:
    'All codes are out of use ("stale"): nobody can report anything. To withdraw this customer write "withdrawn": true.',
  allFake:
    'All codes in use are for tests ("fake"): all that is reported is but a simulation. Take "fake" away from codes that hang somewhere.',
  noCodeHere:
    'This place has no code: nothing can be scanned there. Write for example [{ "qrid": "hall-1" }], or take this place out.',
  alikeTiles:
    'Two tiles side by side are called "{{value}}" (the other: {{other}}): nobody knows which one to tap.',
  alikePlaces:
    'Two places are called "{{value}}" (the other: {{other}}): nobody tells them apart. Write where they are, for example "descr": { "fr": "Quai 1" }.',
  nothingToReport: 'No tile has the type "reportEnd": nobody can report anything. Give it to one of them.',
  emptyInfo:
    'This tile of type "info" has no "descr": it says nothing but how to reach you. Write for example "descr": { "fr": "Marché le jeudi" }.',
  noEmergency:
    'There is no emergency number: whoever is in danger does not read whom to call. Write for example {{meant}}.',
  reopenAfterErased:
    'A case is erased {{value}} days after it was sent: nobody can say for {{other}} days that the problem is still there. Write "reopenDays": {{value}} or less.',
  reopenAfterErased_one:
    'A case is erased a day after it was sent: nobody can say for {{other}} days that the problem is still there. Write "reopenDays": 1 or less.',
  noAdmin:
    'Nobody in "staff" has "level": "admin": nobody can change colours, print or replace codes, or read the trail.',
  noContact:
    'There is no address, phone or site in "contact": whoever cannot report does not know how to reach you.',
  emptyServices:
    'Nobody in "staff" belongs to these services, which reports go to: {{value}}. All staff hear of those.',
  repairedColour:
    '{{carried}} cannot be read on {{grounds}}: contrast {{reached}} in place of {{needed}}. {{scheme}} {{key}} becomes {{to}}.',
  repairedColour_own:
    '{{carried}} cannot be read on {{grounds}}: contrast {{reached}} in place of {{needed}}. {{scheme}} {{key}} becomes {{to}}; to choose yourself write "{{own}}".',
};

/** Notes beside findings, and on changes by a file. */
export const customerNotes: Readonly<Record<keyof typeof frenchNotes, string>> = {
  'repair.light': 'In the light scheme',
  'repair.dark': 'In the dark scheme',
  'repair.default': ', the default',
  'repair.and': ' and ',
  'aside.urgency':
    'Without this key the tile may report anything. A danger is said in a question: "flags": ["danger"].',
  'aside.caseType':
    'Without this key the tile has no outline. A danger is said in a question: "flags": ["danger"].',
  hiddenInLog: 'to be put right; `npx parvis check {{folder}}` says what, which this log does not repeat.',
  'change.new': 'a new customer',
  'change.withdrawn': 'its codes say so, and nobody reads its cases any more',
  'change.back': 'its codes lead to its menu again',
  'change.openCases': 'cases still open: {{value}}; nobody will be able to answer or close them',
  'change.serviceGone': 'it can no longer be called',
  'change.codeGone': 'out of use, and its poster will say so',
  'change.tileGone': 'cases in it stay',
  'change.questions': 'a report begun before is taken as it was asked',
  'change.pollGone': 'nobody sees it any more, its answers stay',
  'change.pollQuestions': 'an answer begun before is taken as it was asked',
  'change.keptShorter': 'the oldest cases are erased within the hour',
  'change.keptLonger': 'for new cases',
  'change.staffJoins': 'people who join the staff: {{value}}',
  'change.staffLeaves': 'people who leave the staff: {{value}}',
  'change.staffChanged': 'people of the staff of whom something changes ({{before}}): {{value}}',
  'change.value': '{{id}}: {{before}} → {{value}}',
  'change.more': 'and {{value}} more of this kind',
  'change.counts':
    '{{cuid}}: codes in use: {{codes}}, staff: {{staff}}, categories: {{categories}}; changes: {{changes}}',
  'change.none':
    '{{cuid}}: codes in use: {{codes}}, staff: {{staff}}, categories: {{categories}}; nothing changed',
};
