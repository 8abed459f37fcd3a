import type { Env, SettingName } from './settings.ts';

const formatFileError = (name: string) =>
  `${name} doit être un fichier, dont le nom n’a ni saut de ligne ni signe invisible.`;
const formatFolderError = (name: string) =>
  `${name} doit être un dossier, dont le nom n’a ni saut de ligne ni signe invisible.`;
const formatWholeNumberError = (name: string, max: string) =>
  `${name} doit être un nombre entier de 1 à ${max}, et non « {} ».`;
const formatSecretError = (name: string) => `${name} doit être un secret d’au moins 16 lettres et chiffres.`;
const formatBucketError = (name: string) =>
  `${name} doit être une adresse comme https://cle:secret@s3.example/seau?region=eu-west-1 (dans le secret, % s’écrit %25, / %2F, + %2B).`;
const formatSiteError = (name: string, example: string) =>
  `${name} doit être un hôte comme ${example}.parvis.example, avec un port s’il en a un, et non « {} ».`;
const ESCAPED = '(dans le mot de passe, % s’écrit %25, # %23, / %2F, ? %3F)';

/** `{}` is the value, omitted where it may hold a password. */
const SENTENCES: Readonly<Record<SettingName, string>> = {
  PORT: formatWholeNumberError('PORT', '65535'),
  HOST: 'HOST doit être une adresse ou un nom de cette machine comme 127.0.0.1, ou 0.0.0.0 pour toutes, et non « {} ».',
  PUBLIC_URL: 'PUBLIC_URL doit être une adresse comme https://parvis.example, sans chemin, et non « {} ».',
  TRUST_PROXY:
    'TRUST_PROXY doit être true, le nombre de proxys devant, ou leurs adresses comme 10.0.0.0/8, et non « {} ».',
  TLS_CERT: formatFileError('TLS_CERT'),
  TLS_KEY: formatFileError('TLS_KEY'),
  DATABASE_URL: `DATABASE_URL doit être une adresse comme postgres://utilisateur:motdepasse@hote:5432/base ${ESCAPED}.`,
  BUS_URL: `BUS_URL doit être une adresse comme rediss://utilisateur:motdepasse@hote:6379 ${ESCAPED}.`,
  PARVIS_DATA: formatFolderError('PARVIS_DATA'),
  PARVIS_MEDIA: formatFolderError('PARVIS_MEDIA'),
  PARVIS_ERASED: formatFolderError('PARVIS_ERASED'),
  MEDIA_URL: formatBucketError('MEDIA_URL'),
  MEDIA_OLD_URL: formatBucketError('MEDIA_OLD_URL'),
  CLAMAV_URL:
    'CLAMAV_URL doit dire où clamd écoute, comme tcp://127.0.0.1:3310 ou unix:/run/clamav/clamd.ctl, et non « {} ».',
  PARVIS_CUSTOMERS:
    'PARVIS_CUSTOMERS ne nomme aucun dossier qui se lise, « {} » : corrigez le chemin, ou retirez ce réglage.',
  PARVIS_WATCH:
    'PARVIS_WATCH doit être 1 (ce qui change dans PARVIS_CUSTOMERS est chargé tout seul) ou 0, et non « {} ».',
  PARVIS_DEMO: 'PARVIS_DEMO doit être 1 (clients de démonstration) ou 0, et non « {} ».',
  SMTP_URL: `SMTP_URL doit être une adresse comme smtps://utilisateur:motdepasse@courriel.example:465 ${ESCAPED}.`,
  MAIL_FROM: 'MAIL_FROM doit être un expéditeur comme Parvis <no-reply@parvis.example>, et non « {} ».',
  SMS_GATEWAY:
    'SMS_GATEWAY doit être brevo, octopush, ovhcloud, ou un fichier qui décrit une passerelle, et non « {} ».',
  SMS_CREDENTIALS:
    'SMS_CREDENTIALS doit nommer chaque valeur, comme key=…, ou account=…&login=…&password=… (un & dans une valeur s’écrit %26).',
  SMS_FROM: 'SMS_FROM doit être un expéditeur de 3 à 11 lettres et chiffres comme Mairie, et non « {} ».',
  SMS_RECEIPTS_KEY: formatSecretError('SMS_RECEIPTS_KEY'),
  SMS_INBOUND:
    'SMS_INBOUND doit être vonage, infobip, ou un fichier qui dit comment les SMS reçus sont annoncés, et non « {} ».',
  SMS_INBOUND_NUMBER:
    'SMS_INBOUND_NUMBER doit être le numéro qui reçoit, comme +33600000000 ou un numéro court comme 36111, et non « {} ».',
  SMS_INBOUND_KEY: formatSecretError('SMS_INBOUND_KEY'),
  MAIL_CODES_PER_DAY: formatWholeNumberError('MAIL_CODES_PER_DAY', '10000000'),
  MAIL_NEWS_PER_DAY: formatWholeNumberError('MAIL_NEWS_PER_DAY', '10000000'),
  NEWS_QUIET: 'NEWS_QUIET doit être deux heures du jour comme 21-8, ou 0 pour aucune, et non « {} ».',
  MEDIA_PER_DAY: formatWholeNumberError('MEDIA_PER_DAY', '100000000'),
  SMS_PER_DAY: formatWholeNumberError('SMS_PER_DAY', '1000000'),
  CONTACT_MAIL: 'CONTACT_MAIL doit être une adresse e-mail comme bonjour@parvis.example, et non « {} ».',
  CONTACT_WWW:
    'CONTACT_WWW doit être une adresse comme https://reseau.example/societe/parvis, et non « {} ».',
  PARVIS_ORIGINS:
    'PARVIS_ORIGINS doit être une adresse comme https://info.parvis.example, ou plusieurs avec des virgules, et non « {} ».',
  PARVIS_REDIRECT_HOSTS:
    'PARVIS_REDIRECT_HOSTS doit être une adresse comme https://sso.ville.example, ou plusieurs avec des virgules, et non « {} ».',
  FONT_HOSTS:
    'FONT_HOSTS doit être une adresse comme https://polices.example, ou plusieurs avec des virgules, et non « {} ».',
  PUSH_OWN_SERVICES:
    'PUSH_OWN_SERVICES doit être une adresse comme https://push.interne.example, ou plusieurs avec des virgules, et non « {} ».',
  PARVIS_LIVE:
    'PARVIS_LIVE doit être 1 (en service : ni badge de démonstration, ni page des courriels) ou 0, et non « {} ».',
  PARVIS_DEV:
    'PARVIS_DEV doit être 1 (pour le développement : les pages écrivent les identifiants inconnus dans la console) ou 0, et non « {} ».',
  PARVIS_ADD_LATER:
    'PARVIS_ADD_LATER doit être 1 (qui n’a pas donné de contact peut le donner dans la demande) ou 0, et non « {} ».',
  PARVIS_SURVEY:
    'PARVIS_SURVEY doit être 1 (qui signale est invité de temps en temps à dire ce qu’il pense du service) ou 0, et non « {} ».',
  PARVIS_ADMIN_HOST: formatSiteError('PARVIS_ADMIN_HOST', 'admin'),
  PARVIS_CORPORATE_HOST: formatSiteError('PARVIS_CORPORATE_HOST', 'www'),
  PARVIS_COUNTRIES:
    'PARVIS_COUNTRIES doit être des codes de pays de deux lettres comme fr,ch, et non « {} ».',
  PARVIS_CAMPUS_COUNTRY:
    'PARVIS_CAMPUS_COUNTRY doit être un code de pays de deux lettres comme be, et non « {} ».',
  PARVIS_CUSTOM_PORTS:
    'PARVIS_CUSTOM_PORTS doit être 1 (les sites ont leurs propres ports) ou 0, et non « {} ».',
  PARVIS_ANDROID_APPS:
    'PARVIS_ANDROID_APPS doit nommer des applications et le SHA-256 de qui les signe comme fr.example.town=AB:CD:… (32 octets, plusieurs avec des espaces), plusieurs applications avec des virgules, chacune une fois, et non « {} ».',
  PARVIS_SITES:
    'PARVIS_SITES doit nommer des clients et leurs sites comme belleroche=https://belleroche.example, plusieurs avec des virgules, chacun une fois, et non « {} ».',
  PARVIS_LOG:
    'PARVIS_LOG doit être text (des phrases) ou json (une ligne de JSON par événement, appels compris), et non « {} ».',
  LEAVE_SECONDS: 'LEAVE_SECONDS doit être un nombre de secondes de 0 à 60, et non « {} ».',
  TRAIL_MONTHS: 'TRAIL_MONTHS doit être un nombre de mois de 1 à 60, et non « {} ».',
  METRICS_TOKEN: formatSecretError('METRICS_TOKEN'),
  PRINT_FONTS:
    'PRINT_FONTS doit être un fichier de lettres (.ttf, .otf) qui se lit jusqu’à sa fin, ou plusieurs avec des virgules, et non « {} ».',
  PARVIS_ADDRESS_CEILING: formatWholeNumberError('PARVIS_ADDRESS_CEILING', '10000000'),
  PARVIS_LIMIT_FACTOR: formatWholeNumberError('PARVIS_LIMIT_FACTOR', '1000000'),
};

export const describeInFrench = (name: SettingName, env: Env): string =>
  SENTENCES[name].replaceAll('{}', () => env[name]?.trim() ?? '');
