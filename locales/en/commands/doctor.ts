import type { doctor as French } from '../../fr/commands/doctor.ts';

/** `parvis doctor`; `.help` is the remedy. */
export const doctor: Readonly<Record<keyof typeof French, string>> = {
  usage: 'Usage: parvis doctor [--lang fr|en] [--json] [--help]',
  options: [
    '  Looks whether all is fit to serve, and says of each point what is to be done: settings, the database and its schema, the clock, disks,',
    '  photos, mail, SMS, notifications, the public address, what should be erased. Sends nothing and changes nothing.',
    '  --lang fr|en    language of what the command says (English by default)',
    '  --json          writes data instead of sentences',
    '  --help, -h      shows this',
    'The settings are the server’s.',
    'Status: 0 all is well, 1 a point deserves a look (!), 2 something does not work (✗)',
  ].join('\n'),
  settings: 'The settings make sense.',
  advice: '{{detail}}',
  settingWrong: '{{detail}}',
  databaseFine: 'The database answers and has this version’s schema (PostgreSQL {{detail}}).',
  databaseAway: '{{detail}}',
  'databaseAway.help': 'Start PostgreSQL (systemctl status postgresql), or correct that setting.',
  databaseRefused: '{{detail}}',
  writesRefused:
    'The database can be read, and refuses what is written: it is a standby, or set to read only.',
  'writesRefused.help':
    'Lead DATABASE_URL to the primary, or set it to be written (default_transaction_read_only).',
  databaseFull: 'The disk of the database is full: what people send is refused.',
  'databaseFull.help': 'Make room (old back-ups, logs), or enlarge the disk.',
  notMoved: 'The database of DATABASE_URL holds no case, and {{detail}} holds a database.',
  'notMoved.help':
    'If its cases are to come here: stop every server, then npx parvis move external (--replace where one of them has started already). Else erase that folder.',
  databaseNone: 'There is no database yet.',
  'databaseNone.help': 'A start of the server makes one.',
  schemaNone: 'The database {{detail}} answers, and is new: there is nothing of Parvis in it yet.',
  'schemaNone.help': 'A start of the server puts in what it needs. If it should be full, check DATABASE_URL.',
  schemaBefore:
    'The database is from before the first version of Parvis ({{detail}}): no server of this one starts on it.',
  'schemaBefore.help':
    'Back it up with the last commit of then, that of migration 0055_one_change (parvis backup), then restore that file with this version (parvis restore --replace).',
  schemaOlder: 'The database is of an older version of Parvis ({{detail}}).',
  'schemaOlder.help':
    'Back it up with that version, then start the server: it brings the database to this one.',
  schemaNewer: 'A newer version of Parvis brought the database to migration {{detail}}.',
  'schemaNewer.help':
    'A server of this version that runs goes on; none starts any more. Install the newer version, or restore a back-up of before.',
  customerRefused: '{{name}} is not loaded as its file says: {{why}}',
  'customerRefused.help':
    'Correct the file (npx parvis check says all that is wrong), then npx parvis reload. Until then it is served as it was loaded last, or not at all.',
  clockFine: 'The clock is the database’s, within {{seconds}} s.',
  clockOff: 'The clock of this machine is {{detail}} s off the database’s.',
  'clockOff.help': 'Set both machines right (timedatectl set-ntp true): codes and erasing depend on it.',
  busNone: 'One server, with its embedded database: nothing is to be shared.',
  busDatabase: 'Several servers tell each other and count together by PostgreSQL.',
  busRedis: 'Several servers tell each other and count together by the Redis at {{detail}}.',
  busAway: 'The Redis of BUS_URL does not answer, or refuses; PostgreSQL takes its place: {{detail}}',
  'busAway.help':
    'Start it, make room in it where it is full (maxmemory), or correct BUS_URL. Nothing was lost, and it serves again as soon as it answers.',
  busRefused: 'The Redis of BUS_URL refuses the password; PostgreSQL takes its place: {{detail}}',
  'busRefused.help': 'Correct it in BUS_URL (redis://:password@host:6379), then start the servers again.',
  dueFine: 'Nothing that was to be erased is still there.',
  dueLeft: 'This should have been erased more than two hours ago: {{detail}}.',
  'dueLeft.help': 'A server erases every hour: start one, or run npx parvis retention and read what it says.',
  diskFine: '{{room}}',
  room: '{{free}} free for {{path}}.',
  'room.later': '{{free}} free in {{at}}, where {{path}} is made by the first start.',
  diskLow: 'Only {{room}}',
  'diskLow.help': 'Enlarge the disk, or make room: below 64 MB the server refuses what people send.',
  diskFull: 'The disk is full: {{room}}',
  'diskFull.help':
    'The server refuses what people send while there is less than 64 MB: remove old back-ups and logs, or enlarge the disk. Devices keep what they could not send.',
  folderFine: '{{detail}} can be written to.',
  folderRefused: 'This account may not write to {{detail}}.',
  'folderRefused.help':
    'Give the command as the account of the server; if that was done, give it that folder (chown, chmod 700), or correct the setting.',
  folderForeign: 'The account of the server cannot write to {{detail}}, which belongs to another account.',
  'folderForeign.help':
    'Give that account the whole folder around it, with what it holds (chown -R parvis:parvis …): a command was probably given as root.',
  folderReadOnly: 'The disk of {{detail}} is mounted read-only.',
  'folderReadOnly.help':
    'Mount it for writing again (mount -o remount,rw); dmesg tells whether an error of the disk closed it. In a unit of systemd add that folder to ReadWritePaths.',
  folderNone: '{{detail}} is no folder.',
  'folderNone.help': 'Correct that setting.',
  folderFails: 'What cannot be written to: {{detail}}.',
  'folderFails.help': 'Check that folder, its disk or share, and the setting that names it.',
  folderToMake: 'There is no folder {{detail}}, and the account of the server may not make it.',
  'folderToMake.help':
    'Make it for that account: install -d -o parvis -g parvis -m 700 {{detail}}; or correct PARVIS_MEDIA or PARVIS_ERASED.',
  bucketAway: 'The store of MEDIA_URL does not answer: {{detail}}.',
  'bucketAway.help': 'Start it again, open the firewall to it, or correct the address in MEDIA_URL.',
  bucketNone: 'The store of MEDIA_URL answers, and has no such bucket: {{detail}}.',
  'bucketNone.help': 'Correct MEDIA_URL (address, bucket), or make that bucket.',
  bucketForbidden: 'The store of MEDIA_URL refuses its key, or lets it not write: {{detail}}.',
  'bucketForbidden.help':
    'Check the key and the secret of MEDIA_URL, their rights (read, write, delete, list) and the time of this machine.',
  bucketFails: 'The store of MEDIA_URL did not keep what it was given: {{detail}}.',
  'bucketFails.help': 'Correct MEDIA_URL (address, bucket), or make that bucket.',
  photosElsewhere: 'The photos of this database are not in {{place}}: {{missing}} of {{all}} are missing.',
  'photosElsewhere.help':
    'Mount the share on which they are, or give PARVIS_MEDIA or MEDIA_URL the value of before. Of photos nothing is erased or backed up while they are missing.',
  mailFine: 'The mail server answers and takes the account.',
  mailRefused: '{{detail}}',
  smsFine: 'The SMS gateway answers ({{detail}}); what signs in there is tried by sending alone.',
  smsAway: 'The SMS gateway does not answer: {{detail}}',
  'smsAway.help': 'Open the firewall to it for https, or correct SMS_GATEWAY.',
  pushFine: 'Notifications have a key; push services are told to write to {{detail}}.',
  pushNobody: 'Push services have nobody to write to ({{detail}}).',
  'pushNobody.help': 'Set CONTACT_MAIL: some services refuse a sender who does not exist.',
  addressFine: 'The public address is https: {{detail}}',
  addressOwn:
    'The public address is https; this machine finds itself by that name ({{detail}}, /etc/hosts), which does not tell whether others get here: try it on a phone.',
  addressUnknown: 'No name server knows {{detail}}: nobody gets here by the public address.',
  'addressUnknown.help':
    'Write that name into the DNS zone (A or AAAA, to the proxy or this machine), or correct PUBLIC_URL. A brand-new name may take some hours to spread.',
  addressUnasked: 'Name servers did not answer: whether {{detail}} leads here is not known.',
  'addressUnasked.help': 'Check those of this machine (/etc/resolv.conf) and its firewall, then try again.',
  addressNone: 'PUBLIC_URL is not set.',
  'addressNone.help': 'Set it to the https address that people will see: printed codes lead there.',
  addressPrivate: 'PUBLIC_URL is {{detail}}, which nobody reaches outside this machine or its network.',
  'addressPrivate.help':
    'For a trial there is nothing to do; before you print a code give it the https address that people will see.',
  addressHttp: '{{detail}} is not https.',
  'addressHttp.help':
    'Put a proxy or TLS_CERT in front, and set PUBLIC_URL to https: without it no camera, nothing offline, no safe session.',
  addressOther: 'At {{detail}} something answers that is not Parvis.',
  'addressOther.help':
    'Correct PUBLIC_URL, or lead that name here (DNS zone, proxy): printed codes lead there.',
  certificateFine: 'The certificate of TLS_CERT is good until {{detail}}.',
  certificateEndsSoon: 'The certificate of TLS_CERT ends on {{detail}}: browsers refuse it from then on.',
  'certificateEndsSoon.help': 'Renew it: its files are read again when they change, without a restart.',
  certificateEnded: 'The certificate of TLS_CERT ended on {{detail}}: browsers refuse it.',
  'certificateEnded.help': 'Renew it: its files are read again when they change, without a restart.',
  certificateBegins: 'The certificate of TLS_CERT begins on {{detail}}: browsers refuse it until then.',
  'certificateBegins.help': 'Use the one of before until then, and check the time of this machine.',
};
