import type { customerCommands as french } from '../fr/customerCommands.ts';

/** Commands about customers: for operators, never for a phone. */
export const customerCommands: Readonly<Record<keyof typeof french, string>> = {
  confirm: 'Nothing has changed. To do it: the same command with --yes.',
  'new.usage':
    'Usage: parvis new folder [--name … --mail … --colour … --languages … --place …] [--logo file] [--lang fr|en] [--help]',
  'new.help': `  Writes the folder of a new customer, ready to be served: customer.json and its logo. --name and --mail are needed.
  folder           to be made, or empty; its name becomes the cuid of the customer, which changes no more: saint-elme
  --name           name of the town, as people call it
  --mail           e-mail address where people write to it, and which reads the reports
  --colour         main colour, such as #0A7D4B: all others follow from it
  --languages      fr, or fr,en: the first is that of the town; fr if not said
  --place          first place where a code will hang; "Mairie", or "Town hall" where English is first, if not said
  --logo file      square picture (SVG, PNG, JPEG or WebP); else a logo is drawn in the colour
  --lang fr|en     language of what the command says (English by default)
  --help, -h       shows this
Status: 0 written, 2 an answer or an argument cannot be taken, nothing is written`,
  'new.unnamed': 'No folder is named.',
  'new.taken': '{{folder}} is there and is not empty: name another one.',
  'new.noCode':
    'The name of the folder becomes the code of the customer: letters or digits are needed, "{{folder}}" has none.',
  'new.reserved':
    'The name of the folder becomes the code of the customer, and "{{cuid}}" is that of a page (/staff/{{cuid}}): give the folder another name, such as that of the town.',
  'new.missing': '{{option}} is missing.',
  'new.noLogo': '"{{file}}" is no picture (SVG, PNG, JPEG or WebP) of at most 2 MB.',
  'new.logoMissing': '--logo: there is no file "{{file}}".',
  'new.unwritable': 'The folder cannot be written: {{why}}',
  'new.wrote': 'Written: {{path}}',
  'check.usage': 'Usage: parvis check [folder …] [--lang fr|en] [--json] [--help]',
  'check.help': `  folder          a customer’s folder (with customer.json), or a folder of such folders; or the name of a customer of PARVIS_CUSTOMERS
                  without a folder: all of PARVIS_CUSTOMERS
  --lang fr|en    language of what the command says (English by default)
  --json          writes data instead of sentences
  --help, -h      shows this
Status: 0 no finding, 1 errors or warnings, 2 a file or an argument cannot be read
With an error a customer is not loaded; with a warning it is.`,
  'reload.usage': 'Usage: parvis reload [--dry-run] [--lang fr|en] [--json] [--help]',
  'reload.help': `  Reads the folders of PARVIS_CUSTOMERS again and loads what changed, while servers serve: they show it within ten seconds.
  A customer is loaded as a whole or not at all; one whose file has an error stays as it was.
  --dry-run       says what would change, and changes nothing
  --lang fr|en    language of what the command says (English by default)
  --json          writes data instead of sentences
  --help, -h      shows this
"!" stands before what passers-by or staff notice at once.
The database is the server’s: DATABASE_URL, else PARVIS_DATA, else the usual place.
Status: 0 done, 1 a customer at least was not loaded, 2 the folders, the database or an argument cannot be read`,
  'reload.noFolder':
    'PARVIS_CUSTOMERS names no folder in which customers have theirs: give the settings of the server here, such as PARVIS_CUSTOMERS=/path/of/customers.',
  'reload.noneLeft':
    '{{folder}} (PARVIS_CUSTOMERS) holds no customer any more: nothing was changed, and those that are loaded stay in service. To withdraw one: npx parvis withdraw <customer>',
  'reload.would': 'Would change now:',
  'reload.refused': '{{folder}}: not loaded; what was loaded of it before goes on.',
  'reload.absent':
    '{{cuid}}: has no folder any more, and stays in service. To withdraw it: npx parvis withdraw {{cuid}}',
  'withdraw.usage': 'Usage: parvis withdraw customer [--yes] [--lang fr|en] [--help]',
  'withdraw.help': `  Withdraws a customer whose folder is gone, while servers serve: its codes say so and how to reach it, nobody is its staff any more,
  its cases can be read until they are erased, and its codes may go to another customer.
  One that still has a folder is withdrawn by "withdrawn": true in its customer.json, then \`parvis reload\`. A folder that comes back brings it back.
  customer        its cuid
  --yes           does it; without it the command says what follows, and changes nothing
  --lang fr|en    language of what the command says (English by default)
  --help, -h      shows this
The database is the server’s: DATABASE_URL, else PARVIS_DATA, else the usual place.
Status: 0 done, 1 to be confirmed by --yes, or it was so already, 2 there is no such customer, it has a folder, or the database or an argument cannot be read`,
  'withdraw.unnamed': 'No customer is named.',
  'withdraw.unknown': 'There is no customer "{{cuid}}".',
  'withdraw.hasFolder':
    '"{{cuid}}" has a folder, which would bring it back: write "withdrawn": true there, then run npx parvis reload.',
  'withdraw.closed':
    'The folder {{folder}} cannot be read, and may be that of "{{cuid}}": give it to the account of Parvis (chown), then run this again.',
  'withdraw.already': '"{{cuid}}" was withdrawn already.',
  'withdraw.done':
    '"{{cuid}}" is withdrawn: its codes say so, nobody is its staff any more, its cases stay until they are erased.',
  'rename.usage': 'Usage: parvis rename old new [--yes] [--lang fr|en] [--help]',
  'rename.help': `  Gives a customer another cuid, while servers serve, and says first what follows. Nothing changes without --yes.
  All is done at once or nothing. Addresses with the old name lead to the new one; printed codes stay good.
  The cuid is changed in its customer.json as well, if that lies in PARVIS_CUSTOMERS.
  --yes           does it
  --lang fr|en    language of what the command says (English by default)
  --help, -h      shows this
The database is the server’s: DATABASE_URL, else PARVIS_DATA, else the usual place.
Status: 0 done, 1 to be confirmed by --yes, or done but for the file, to be changed by hand, 2 there is no such customer, the name is taken, or the database or an argument cannot be read`,
  'rename.two': 'Two names are needed: the old one and the new one.',
  'rename.unknown': 'There is no customer "{{cuid}}".',
  'rename.left': 'The customer "{{cuid}}" is called "{{name}}" already.',
  'rename.invented': '"{{cuid}}" is of the demonstration, whose files do not change.',
  'rename.taken': '"{{name}}" is the name of another customer, or was.',
  'rename.several':
    'Several files bear the name "{{cuid}}": which of them is this customer? Leave one of them in PARVIS_CUSTOMERS. Nothing has changed.',
  'rename.borne':
    'A file bears the name "{{name}}" already: take it out of PARVIS_CUSTOMERS, or choose another name. Nothing has changed.',
  'rename.notCode':
    '"{{name}}" is no code: letters without accents, digits, "-", "_", ".", at most 64 signs.',
  'rename.reserved':
    '"{{name}}" is the name of a page (/staff/{{name}}): choose another one, such as that of the town.',
  'rename.same': 'Both names are the same.',
  'rename.done': 'Done.',
  'rename.file': '{{path}}: its cuid is changed.',
  'rename.already': '{{path}}: its cuid is that one already.',
  'rename.byHand':
    'Its customer.json was not found, or cannot be written: write "cuid": "{{name}}" there, else it is loaded no more.',
  'rename.sites':
    'PARVIS_SITES names "{{cuid}}": write "{{name}}" there before servers start again, and start them again.',
  'look.usage': 'Usage: parvis look customer [--write] [--lang fr|en] [--help]',
  'look.help': `  Gives the look that was saved in the studio as customer.json writes it: name, logos, welcome image, colours, corners and letters.
  --write         writes it into the customer.json of this customer, the pictures beside; nothing else in the file changes
  --lang fr|en    language of what the command says (English by default)
  --help, -h      shows this
What is saved in the studio goes on to win over the file: nothing changes for the public.
The database is the server’s: DATABASE_URL, else PARVIS_DATA, else the usual place.
Status: 0 done, 1 nothing was saved in the studio, 2 the file, the database or an argument cannot be read or written`,
  'look.none': 'Nothing was saved in the studio for "{{cuid}}": its file holds.',
  'look.noFile':
    'No folder of PARVIS_CUSTOMERS is that of "{{cuid}}", or its file has an error (npx parvis check).',
  'look.wrote': 'Written: {{path}}',
  'export.usage': 'Usage: parvis export customer file.zip [--lang fr|en] [--help]',
  'export.help': `  Writes a whole customer into a zip archive, for another server or to keep it. Its folder is in PARVIS_CUSTOMERS.
  In it: customer.json (words, questions, places, codes, staff, colours) and its pictures, the looks of the studio with theirs,
  codes that are out of use and names of before. The archive holds addresses of staff: its owner alone may read it.
  Not in it: cases, what people wrote or sent, their accounts. Those are a back-up’s.
  --lang fr|en    language of what the command says (English by default)
  --help, -h      shows this
The database is the server’s: DATABASE_URL, else PARVIS_DATA, else the usual place.
Status: 0 written, 2 there is no such customer, the file is there, or something cannot be read or written`,
  'import.usage': 'Usage: parvis import file.zip [--lang fr|en] [--help]',
  'import.help': `  Takes a customer from an archive that \`parvis export\` wrote: makes a folder of it in PARVIS_CUSTOMERS and puts it into service.
  In it: customer.json (words, questions, places, codes, staff, colours) and its pictures, the looks of the studio with theirs,
  codes that are out of use and names of before. The archive holds addresses of staff: its owner alone may read it.
  Not in it: cases, what people wrote or sent, their accounts. Those are a back-up’s.
  --lang fr|en    language of what the command says (English by default)
  --help, -h      shows this
The database is the server’s: DATABASE_URL, else PARVIS_DATA, else the usual place.
Status: 0 done, 2 the archive is refused or something cannot be read or written: nothing is changed`,
  'archive.noFolder': 'PARVIS_CUSTOMERS names no folder in which this customer would have its own.',
  'archive.unknown':
    'No folder of PARVIS_CUSTOMERS is that of "{{cuid}}", or its file has an error (npx parvis check).',
  'archive.folderGone':
    '"{{cuid}}" is in the database, but no folder of PARVIS_CUSTOMERS is its own, or its file has an error (npx parvis check): its customer.json is nowhere else. Put that folder back, from an archive of before (npx parvis import, after npx parvis withdraw {{cuid}}) or from a back-up of files, then export.',
  'archive.there': '{{path}} is there already: name another one.',
  'archive.unwritable': 'Cannot be written: {{why}}',
  'archive.written': 'Written: {{path}}. Cases are not in it: those are a back-up’s.',
  'archive.folderThere': '{{path}} is there already.',
  'archive.busy': 'Another import of "{{cuid}}" is under way.',
  'archive.inService':
    '"{{cuid}}" is in service here: withdraw it first (npx parvis withdraw {{cuid}}), or rename it.',
  'archive.formerly': '"{{cuid}}" is a name that another customer had, and addresses lead to it.',
  'archive.findings': 'Nothing is changed.',
  'archive.done': 'The customer is in service; its folder: {{folder}}',
  'archive.beside': 'Looks of the studio, codes out of use, names of before: {{counts}}',
  'archive.refused.missing': 'There is no such file.',
  'archive.refused.notArchive':
    'This is no whole zip archive: it was cut, or is something else. Copy it again.',
  'archive.refused.tooLarge':
    'It holds more than any customer does ({{most}} MB unpacked at most): it is not unpacked.',
  'archive.refused.climbs': '"{{about}}" leads out of the folder: nothing of it is written.',
  'archive.refused.link': '"{{about}}" is a link: archives of customers hold none.',
  'archive.refused.stranger': '"{{about}}" is not of an archive of a customer.',
  'archive.refused.twice': '"{{about}}" is in it twice.',
  'archive.refused.locked': '"{{about}}" is encrypted: decrypt the archive first.',
  'archive.refused.damaged': '"{{about}}" is missing or is no more what was written: the archive is damaged.',
  'archive.refused.notOurs': 'This is no archive of `parvis export`.',
  'archive.refused.version':
    'It is of version {{about}}, and this Parvis reads version {{version}}: export it with the Parvis of this server, or update this one.',
  'new.wrong.name': 'A name is one line of at most 80 signs.',
  'new.wrong.mail': 'This is no whole e-mail address, such as mairie@saint-elme.fr.',
  'new.wrong.colour': 'This is no colour: write it like #0A7D4B.',
  'new.wrong.languages':
    'It is fr, fr,en or en,fr: French is among them; other languages are added in the file.',
  'new.wrong.place': 'The name of a place has a letter or a digit, and at most 80 signs.',
  'withdraw.follows': `What follows when "{{cuid}}" is withdrawn:
  - codes in use: {{codes}}. Whoever scans one reads that the service has ended, and how to reach it.
  - cases still open: {{openCases}}. Nobody can answer or close them any more; they can be read until they are erased.
  - staff: {{staff}}. Nobody has a role here any more.`,
  'rename.follows': `"{{cuid}}" will be called "{{name}}":
  - codes: {{codes}}. Printed ones stay good: their address does not hold this name.
  - cases: {{cases}}, photos and videos: {{media}}. They follow, with their numbers and the days on which they are erased.
  - staff: {{staff}}. Everybody keeps their role; whoever has a page open loads it anew.
  - addresses: /app/{{cuid}}, /staff/{{cuid}}, /privacy/{{cuid}} and links that were kept or sent lead to "{{name}}", as long as this customer is there.
  - installed apps open as before; whoever installs it from now on has one more.
{{formerly}}  - whoever is reporting, writing or answering goes on: servers that run follow by themselves.`,
  'rename.formerly': '  - "{{former}}", which it was called before, leads to "{{name}}" as well.',
  'archive.renamed': '"{{cuid}}" is called "{{now}}" now: npx parvis export {{now}} file.zip',
  'new.next': `What now:
  npx parvis check {{folder}}
      after each change; what may stand there: docs/customers.en.md
  PARVIS_CUSTOMERS={{parent}} {{data}}npm start
      then open /q/{{code}}; for a server that runs on this folder already: npx parvis reload, with its settings
  npx parvis codes {{cuid}}
      the posters, once the public address is known
To look at in the file: the emergency numbers are those of France, and the staff is the given address alone.`,
  'check.nothing': 'no finding',
  'check.errors_one': '{{count}} error',
  'check.errors_other': '{{count}} errors',
  'check.warnings_one': '{{count}} warning',
  'check.warnings_other': '{{count}} warnings',
  'check.loaded': '{{errors}}, {{warnings}}: this customer is loaded all the same.',
  'check.refused': '{{errors}}, {{warnings}}: this customer is not loaded.',
  'check.unnamed': 'No folder is named.',
};
