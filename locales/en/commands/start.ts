import type * as French from '../../fr/commands/start.ts';

type Same<Texts> = Readonly<Record<keyof Texts, string>>;

/** The start: help, addresses, and advice on settings (`advice`). */
export const start: Same<typeof French.start> = {
  usage: 'Usage: node server/dist/main.js [--print-config] [--lang fr|en] [--help]',
  options: [
    '  Starts the server; Ctrl-C, SIGTERM or a closed terminal end it (allow 45 s).',
    '  --print-config  prints the settings in force, secrets hidden, in place of a start',
    '  --lang fr|en    language of what the start says (English by default)',
    '  --help, -h      shows this',
    'Settings are environment variables: server/README.md describes them, docs/operating.md says how to set them.',
    'The other commands: npx parvis --help; without development tools, node server/dist/<command>.js <command> --help.',
  ].join('\n'),
  ready: '\nParvis is ready: {{about}}',
  staff: 'staff',
  staffAs: 'staff, for example {{about}}',
  outbox: 'mail that would have been sent',
  demonstration:
    '\n!! DEMONSTRATION: whoever opens that last address reads the codes that sign in as staff.\n!! It is shown to this machine alone. Do not serve real people like this: set SMTP_URL, and leave PARVIS_DEMO out.',
  phone: 'To open it on a phone of this network: HOST=0.0.0.0 npm start',
  'load.none':
    'No customer is in {{folder}} (PARVIS_CUSTOMERS): it names the folder in which each customer has a folder.',
  'load.withdrawn':
    '\n!! A DEMONSTRATION ran on this data before. Its invented customers are withdrawn: {{names}}.\n!! Their codes say that they are out of use, and nobody signs in as their staff; cases reported there stay until they are erased.\n!! For a beginning without them choose another folder with PARVIS_DATA, or another DATABASE_URL. PARVIS_DEMO=1 brings them back.\n',
  'advice.phonesAlone':
    'Only who has a phone number can sign in: there is no way to send mail. Set SMTP_URL too, where others should.',
  'advice.nobodyInDemo':
    'Nobody can sign in: the outbox page of a demonstration is for this machine alone, and PUBLIC_URL or TRUST_PROXY says that others come. Set SMTP_URL, or leave those out.',
  'advice.nobody':
    'Nobody can sign in: there is no way to send codes. Set SMTP_URL and PUBLIC_URL, or PARVIS_DEMO=1 for a demonstration.',
  'advice.busAlone':
    'BUS_URL changes nothing: a server with the embedded database is alone. Set DATABASE_URL too, or leave it out.',
  'advice.withoutGateway': '{{about}} changes nothing without SMS_GATEWAY: set that too, or leave it out.',
  'advice.believesAll':
    'TRUST_PROXY=true believes every address that a request claims to come from: behind a proxy that adds to X-Forwarded-For anybody passes the limits. Write the number of proxies, such as 1, or their addresses.',
  'advice.notHttps':
    'PUBLIC_URL={{about}} is no https address, while TLS_CERT has this server speak https: correct it.',
  'advice.noSender':
    'MAIL_FROM is not set: mails would come from {{about}}, which many mail servers refuse. Set it to a sender that SMTP_URL may send for, such as Parvis <no-reply@parvis.example>.',
  'advice.noZone':
    'TZ={{about}} is no time zone that is known: Greenwich time is counted with, for quiet hours and the nightly work. Write one such as Europe/Paris.',
  'advice.misspelt': '{{about}} is no setting and changes nothing: did you mean {{meant}}?',
  'advice.noSetting': '{{about}} is no setting and changes nothing: server/README.md names them all.',
};
