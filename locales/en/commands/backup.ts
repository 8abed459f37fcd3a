import type * as French from '../../fr/commands/backup.ts';

type Same<Texts> = Readonly<Record<keyof Texts, string>>;

/** `parvis backup`. */
export const backup: Same<typeof French.backup> = {
  usage: 'Usage: parvis backup <file or folder> [--no-media] [--keep days] [--lang fr|en] [--json] [--help]',
  options: [
    '  Backs up the database and the files while servers serve: all that was stored at one moment.',
    '  In a folder a back-up is named by its date. It has its name once it is whole; nothing is left of one that was interrupted.',
    '  It holds personal data and the keys of the server: keep it encrypted, for thirty days at most.',
    '  --no-media      without photos and videos (where their bucket has back-ups of its own)',
    '  --keep days     then removes older back-ups from the folder, and what a killed one left there a day ago or earlier; warns of more than 30',
    '  --lang fr|en    language of what the command says (English by default)',
    '  --json          writes data instead of sentences',
    '  --help, -h      shows this',
    'The settings are the server’s: DATABASE_URL or PARVIS_DATA, PARVIS_MEDIA, MEDIA_URL.',
    'Status: 0 done, 1 backed up without photos that the database knows of, 2 nothing was backed up',
  ].join('\n'),
  unnamed: 'The name of the file is missing.',
  written: 'Backed up to {{path}}: {{held}}.',
  gone: 'Erased meanwhile with their cases: {{many}}.',
  elsewhere:
    'The photos of this database are not in {{place}}: mount that folder, or set PARVIS_MEDIA or MEDIA_URL as the server has them; --no-media backs up without them. Nothing was backed up.',
  missingFiles:
    'Not in {{place}}, though the database knows of them: {{files}}. The back-up is whole without them; parvis doctor helps to find where they are.',
  files_one: '{{n}} photo or video',
  files_other: '{{n}} photos and videos',
  lacking_one: '{{n}} photo or video was missing already when it was made, though the database knew of them.',
  lacking_other:
    '{{n}} photos and videos were missing already when it was made, though the database knew of them.',
  size: '{{n}} MB',
  noneRemoved: 'No older back-up was removed: one of them may hold these.',
  removed: 'Removed, being older: {{names}}.',
  keptLong:
    'Back-ups are kept for {{keep}} days; the server knows for not more than {{most}} days who erased everything: these people would come back with an older one. Give --keep {{most}} or less.',
  givenUp: 'Given up: nothing is left of it.',
  exists: '{{path}} exists already: give another name, or a folder.',
  noKeep: '--keep wants a number of days, from 1 to 9999, not "{{keep}}".',
  noFolder:
    'There is no folder {{path}}: --keep removes older back-ups from it. Make it first. Nothing was backed up.',
  notFolder:
    '{{path}} is no folder: --keep removes older back-ups from one. Name one. Nothing was backed up.',
  noRoom: 'The disk of {{path}} is full: make room there, or name another folder. Nothing was backed up.',
  whole: '{{path}} is whole: {{held}}, of {{made}}.',
  back: 'Put back: {{path}}, {{held}}, of {{made}}.',
  missing: 'There is no file {{path}}. Nothing was changed.',
  folder:
    '{{path}} is a folder: name the file of the back-up, such as {{path}}/parvis-….tar. Nothing was changed.',
  unnamedFiles: 'Not put back, as no row knows of them: {{files}}.',
  erased: 'Erased, being due since: {{rows}}.',
  notErased: 'What was due could not be erased: {{why}} A start of the server tries again before it serves.',
  next: 'Start the server: it first erases whoever erased everything since.',
  codes:
    'Codes that took the place of others since are not known any more: add each to its place, {"qrid":"…"} in "qr" of customer.json, then parvis reload.',
  served:
    'Somebody is using the database (connections, as PostgreSQL names them: {{others}}): stop every server first. Nothing was changed.',
  notEmpty: 'The database is not empty: --replace takes the place of what it holds. Nothing was changed.',
};

/** `parvis restore`, and why it refuses an archive. */
export const restore: Same<typeof French.restore> = {
  usage: 'Usage: parvis restore <file> [--check] [--replace] [--lang fr|en] [--json] [--help]',
  options: [
    '  Puts a back-up in place, all or nothing, while servers are stopped; one of an earlier version is then brought to this one.',
    '  What was due since is erased at once, and at the next start whoever erased everything since (PARVIS_ERASED).',
    '  --check         reads the back-up to its end and says whether it is whole; touches nothing',
    '  --replace       takes the place of what the database holds; without it one that is not empty is refused',
    '  --lang fr|en    language of what the command says (English by default)',
    '  --json          writes data instead of sentences',
    '  --help, -h      shows this',
    'The settings are the server’s: DATABASE_URL or PARVIS_DATA, PARVIS_MEDIA, MEDIA_URL.',
    'Status: 0 done, 1 put back, but not all could be erased: do not serve it, 2 nothing was changed',
  ].join('\n'),
  cut: '{{path}} is cut: its end is missing. Nothing was changed.',
  altered: '{{path}} is not as it was written any more (checksum). Nothing was changed.',
  foreign: '{{path}} is no back-up of Parvis. Nothing was changed.',
  newerFormat: '{{path}} is of a newer version of Parvis: install that one first. Nothing was changed.',
  newerSchema: '{{path}} is of a newer version of Parvis: install that one first. Nothing was changed.',
  unknownSchema:
    '{{path}} is of a version that this Parvis never was (database of {{detail}}): restore it with the one that wrote it, bring that database to a version which this one knows (before the first: the commit of migration 0055_one_change), and back it up again. Nothing was changed.',
  contents:
    '{{path}} has a right checksum, but what it holds is not a back-up’s ({{detail}}): another program wrote or changed it. Take another one. Nothing was changed.',
  name: '{{path}} holds a file that no back-up holds ({{detail}}). Nothing was changed.',
};

/** `parvis move`. */
export const move: Same<typeof French.move> = {
  usage: 'Usage: parvis move <external|embedded> [--replace] [--lang fr|en] [--help]',
  options: [
    '  Copies the whole database while servers are stopped, and sees to it that no row is missing. The old one stays as it is.',
    '  external        from the embedded database (PARVIS_DATA) to the one of DATABASE_URL',
    '  embedded        from the one of DATABASE_URL to the embedded database (PARVIS_DATA)',
    '  --replace       takes the place of what the new one holds; without it one that is not empty is refused',
    '  --lang fr|en    language of what the command says (English by default)',
    '  --help, -h      shows this',
    'Photos and videos stay where they are (PARVIS_MEDIA, MEDIA_URL), and so does the list of who was erased (PARVIS_ERASED).',
    'Status: 0 done, 1 copied, but not all could be erased, 2 nothing was changed',
  ].join('\n'),
  nowhere: 'Say where to: external or embedded.',
  noUrl: 'DATABASE_URL is not set: it names the external database, either way.',
  moved: 'Copied: {{rows}}, none is missing.',
  external:
    'Start every server with DATABASE_URL from now on. The old one still holds everything: erase {{folder}} once the new one serves.',
  embedded:
    'Start the server without DATABASE_URL from now on. The old one still holds everything: erase it once the new one serves.',
};
