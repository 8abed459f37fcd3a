import type { Both } from '@parvis/questionnaire/analysis/words/language';

/** What each key of a customer's file is for, by the place where it stands; the schema says the rest. */
export const KEY_WORDS: Readonly<Record<string, Both<string>>> = {
  cuid: {
    fr: 'le nom du client dans les adresses (`/app/saint-elme`) ; à choisir une fois pour toutes',
    en: 'the name of the customer in addresses (`/app/saint-elme`); to be chosen once and for all',
  },
  cstmrType: { fr: 'ville, lieu public ou campus', en: 'town, public venue or campus' },
  cstmrLbl: { fr: 'le nom, comme on l’appelle', en: 'the name, as people call it' },
  greeting: { fr: 'ce que le menu dit d’abord', en: 'what the menu says first' },
  logo: { fr: 'logo carré, au moins 96 pixels', en: 'square logo, at least 96 pixels' },
  wideLogo: {
    fr: 'logo large pour l’en-tête du menu, qui contient le nom',
    en: 'wide logo for the header of the menu, which holds the name',
  },
  banner: { fr: 'image de la page d’accueil, 800 × 240', en: 'picture of the welcome page, 800 × 240' },
  appColors: {
    fr: 'couleurs par clé, claires et sombres, telles que le studio et `parvis look` les donnent',
    en: 'colours by key, light and dark, as the studio and `parvis look` give them',
  },
  appShape: {
    fr: '`radius`, `density`, `font`, `fontFile` : coins, espace et lettres, tels que le studio les donne',
    en: '`radius`, `density`, `font`, `fontFile`: corners, space and letters, as the studio gives them',
  },
  contact: { fr: 'comment joindre le client', en: 'how to reach the customer' },
  site: { fr: 'un nom d’hôte à lui', en: 'a host of its own' },
  emergency: { fr: 'les numéros d’urgence, dans l’ordre', en: 'the emergency numbers, in their order' },
  withdrawn: {
    fr: '`true` retire le client : ses codes le disent, plus personne n’est son personnel',
    en: '`true` withdraws the customer: its codes say so, nobody is its staff any more',
  },
  retentionDays: {
    fr: 'une demande est effacée après tant de jours',
    en: 'a case is erased after so many days',
  },
  answering: { fr: 'ce qu’on lit une fois le signalement envoyé', en: 'what is read once a report is sent' },
  legal: {
    fr: 'ce que disent les pages de confidentialité et d’accessibilité',
    en: 'what the pages of privacy and accessibility say',
  },
  reopenDays: {
    fr: 'après une clôture, on peut dire pendant tant de jours que le problème est toujours là ; 0 : jamais',
    en: 'after a close people may say for so many days that the problem is still there; 0: never',
  },
  contactWanted: {
    fr: 'demander un numéro ou une adresse avant l’envoi : non, un bouton, ou les champs ; jamais obligatoire',
    en: 'whether a number or an address is asked for before sending: no, a button, or the fields; never a must',
  },
  newsMinutes: {
    fr: 'une nouvelle que personne n’a lue part par courriel après tant de minutes',
    en: 'news that nobody has read are mailed after so many minutes',
  },
  ladder: {
    fr: 'comment on prévient qui ne regarde pas la page',
    en: 'how people are told who do not look at the page',
  },
  casesBetweenUsers: { fr: 'réservé à une version future', en: 'kept for a version to come' },
  menu: { fr: 'les tuiles, dans l’ordre', en: 'the tiles, in their order' },
  places: { fr: 'les lieux et leurs codes', en: 'the places and their codes' },
  staff: { fr: 'qui lit et répond', en: 'who reads and answers' },

  'contact.mail': {
    fr: 'reçoit ce qu’on écrit sur `/contact`',
    en: 'receives what is written on `/contact`',
  },
  'contact.phone': { fr: 'numéro à appeler', en: 'number to call' },
  'contact.www': { fr: 'site, avec `https://`', en: 'site, with `https://`' },
  'site.www': { fr: 'où les gens sont envoyés', en: 'where people are sent' },
  'site.origins': { fr: 'ce qui appartient aussi à ce site', en: 'what else belongs to that site' },
  'site.keep': {
    fr: 'un code ouvert ailleurs mène à la même page, ou à l’accueil',
    en: 'a code that is opened elsewhere leads to the same page, or to its root',
  },
  'emergency[].number': {
    fr: 'comme on le compose : chiffres, espaces, `+`',
    en: 'as it is dialled: digits, spaces, `+`',
  },
  'emergency[].lbl': { fr: 'qui répond', en: 'who answers' },
  'answering.readBy': { fr: 'qui lit', en: 'who reads' },
  'answering.within': { fr: 'sous quel délai on répond', en: 'how soon people are answered' },
  'legal.controller': {
    fr: 'le responsable du traitement ; sinon le nom du client',
    en: 'who is responsible; else the name of the customer',
  },
  'legal.dpo': {
    fr: 'adresse du délégué à la protection des données',
    en: 'address of the data protection officer',
  },
  'legal.accessibility': {
    fr: 'ce qui est déclaré ; `partial` si rien n’est dit',
    en: 'what is declared; `partial` if not said',
  },
  'ladder.zone': {
    fr: 'l’horloge du lieu, comme `Indian/Reunion` ; `Europe/Paris` si rien n’est dit',
    en: 'the clock of the place, such as `Indian/Reunion`; `Europe/Paris` if not said',
  },
  'ladder.quiet': { fr: 'heures où l’on ne dérange personne', en: 'hours in which nobody is disturbed' },
  'ladder.quiet.from': { fr: 'à partir de cette heure', en: 'from this hour' },
  'ladder.quiet.until': { fr: 'jusqu’à cette heure', en: 'until this hour' },
  'ladder.pushSeconds': {
    fr: 'secondes laissées à la page ouverte avant une notification',
    en: 'seconds that the open page has before a notification',
  },
  'ladder.smsMinutes': { fr: 'minutes entre le courriel et le SMS', en: 'minutes from the mail to an SMS' },
  'ladder.smsPerDay': {
    fr: 'SMS de nouvelles que le client paie par jour',
    en: 'SMS of news that the customer pays for in a day',
  },
  'ladder.calls': {
    fr: 'combien de temps on laisse au personnel appelé',
    en: 'how long staff who are called are left to look',
  },
  'ladder.calls.mailMinutes': {
    fr: 'minutes entre la notification et le courriel',
    en: 'minutes from the notification to a mail',
  },
  'ladder.calls.smsMinutes': {
    fr: 'minutes entre le courriel et le SMS',
    en: 'minutes from the mail to an SMS',
  },
  'ladder.untaken': {
    fr: 'qui est appelé quand personne ne prend une demande',
    en: 'who is called where nobody takes a case',
  },
  'ladder.untaken.minutes': { fr: 'après tant de minutes', en: 'after so many minutes' },
  'ladder.untaken.dangerMinutes': {
    fr: 'la même chose quand quelqu’un est peut-être en danger',
    en: 'the same where somebody may be hurt',
  },
  'ladder.untaken.groups': {
    fr: 'les services appelés l’un après l’autre (`gcatCode` du personnel)',
    en: 'the services that are called one after the other (`gcatCode` of staff)',
  },

  'menu[].code': {
    fr: 'un nom pour le programme, unique dans le fichier',
    en: 'a name for the program, once in the file',
  },
  'menu[].type': {
    fr: 'ouvre ses `entries`, est une catégorie où signaler, ou informe',
    en: 'opens its `entries`, is a category to report in, or informs',
  },
  'menu[].icon': { fr: 'l’une des icônes ci-dessous', en: 'one of the icons below' },
  'menu[].lbl': { fr: 'ce qui est écrit dessus', en: 'what is written on it' },
  'menu[].descr': {
    fr: 'une ligne dessous ; le texte entier d’une tuile `info`',
    en: 'a line below it; the whole text of an `info` tile',
  },
  'menu[].caseType': {
    fr: 'le genre de demande, qui lui donne un contour',
    en: 'the kind of case, which gives it an outline',
  },
  'menu[].gcatCode': { fr: 'le service qui s’en charge', en: 'the service that handles it' },
  'menu[].urgency': {
    fr: '`low` : les numéros d’urgence tiennent sur une ligne ; `none` : un avis, sans eux',
    en: '`low`: the emergency numbers are one line; `none`: an opinion, without them',
  },
  'menu[].questionnaire': {
    fr: 'ce qui est demandé ; sinon « que se passe-t-il », en toutes lettres',
    en: 'what is asked; else what happened, in words',
  },
  'menu[].entries': { fr: 'les tuiles d’un `menu`', en: 'the tiles of a `menu`' },

  'places[].code': { fr: 'un nom pour le programme', en: 'a name for the program' },
  'places[].lbl': { fr: 'le nom du lieu', en: 'the name of the place' },
  'places[].descr': {
    fr: 'où exactement, comme « Quai 1 » : sous le nom du lieu sur les affiches, à côté dans l’application',
    en: 'where exactly, such as "Platform 1": below the name of the place on posters, beside it in the app',
  },
  'places[].qr': { fr: 'les codes affichés en ce lieu', en: 'the codes that hang at this place' },
  'places[].qr[].qrid': {
    fr: 'le code : il est scanné à l’adresse `/q/{qrid}` ; aucun autre client ne l’a',
    en: 'the code: it is scanned as the address `/q/{qrid}`; no other customer has it',
  },
  'places[].qr[].stale': {
    fr: '`true` : hors service, et qui le scanne le lit',
    en: '`true`: out of use, and whoever scans it reads so',
  },
  'places[].qr[].fake': { fr: '`true` : un code d’essai', en: '`true`: a code for tests' },

  'staff[].email': { fr: 'par quoi la personne se connecte', en: 'by which the person signs in' },
  'staff[].phone': {
    fr: 'numéro de mobile français, pour se connecter aussi par SMS',
    en: 'French mobile number, to sign in by SMS as well',
  },
  'staff[].name': { fr: 'le nom que ses collègues lisent', en: 'the name that colleagues read' },
  'staff[].level': { fr: 'ses droits (ci-dessous)', en: 'their rights (below)' },
  'staff[].grpLbl': { fr: 'son service, en toutes lettres', en: 'their service, in words' },
  'staff[].gcatCode': { fr: 'son service, en code', en: 'their service, as a code' },
};

/** What each level of staff may do. */
export const LEVEL_WORDS: Readonly<Record<string, Both<string>>> = {
  agent: { fr: 'lit les demandes, répond, prend en charge, clôt', en: 'reads cases, answers, takes, closes' },
  manager: {
    fr: 'comme `agent` ; est appelé quand aucun groupe n’a pris une demande',
    en: 'as `agent`; is called where no group has taken a case',
  },
  admin: {
    fr: 'comme `manager` ; change aussi les couleurs et les logos dans le studio',
    en: 'as `manager`; also changes colours and logos in the studio',
  },
};

/** What each kind of service is. */
export const SERVICE_WORDS: Readonly<Record<string, Both<string>>> = {
  fire: { fr: 'pompiers', en: 'fire brigade' },
  police: { fr: 'police', en: 'police' },
  medical: { fr: 'soins', en: 'medical help' },
  security: { fr: 'sécurité', en: 'security' },
  rescue: { fr: 'secours', en: 'rescue' },
  social: { fr: 'action sociale', en: 'social work' },
  maintenance: { fr: 'entretien', en: 'maintenance' },
  it: { fr: 'informatique', en: 'IT' },
  janitorial: { fr: 'propreté', en: 'cleaning' },
  events: { fr: 'événements', en: 'events' },
  facilities: { fr: 'bâtiments', en: 'buildings' },
  services: { fr: 'services généraux', en: 'general services' },
  support: { fr: 'accueil et aide', en: 'help' },
  upperManagement: { fr: 'direction', en: 'management' },
};
