/** The start: help, addresses, and advice on settings (`advice`). */
export const start = {
  usage: 'Usage : node server/dist/main.js [--print-config] [--lang fr|en] [--help]',
  options: [
    '  Démarre le serveur ; Ctrl-C, SIGTERM ou la fermeture du terminal l’arrêtent (comptez 45 s).',
    '  --print-config  affiche les réglages en vigueur, les secrets masqués, au lieu de démarrer',
    '  --lang fr|en    langue de ce que dit le démarrage (anglais par défaut)',
    '  --help, -h      affiche ceci',
    'Les réglages sont des variables d’environnement : server/README.md les décrit, docs/operating.md dit comment les poser.',
    'Les autres commandes : npx parvis --help ; sans outils de développement, node server/dist/<commande>.js <commande> --help.',
  ].join('\n'),
  ready: '\nParvis est prêt : {{about}}',
  staff: 'personnel',
  staffAs: 'personnel, par exemple {{about}}',
  outbox: 'courriels qui seraient partis',
  demonstration:
    '\n!! DÉMONSTRATION : qui ouvre cette dernière adresse y lit les codes par lesquels le personnel se connecte.\n!! Elle ne s’ouvre que sur cette machine. N’accueillez pas de vraies personnes ainsi : réglez SMTP_URL, et ôtez PARVIS_DEMO.',
  phone: 'Pour l’ouvrir sur un téléphone de ce réseau : HOST=0.0.0.0 npm start',
  'load.none':
    'Aucun client dans {{folder}} (PARVIS_CUSTOMERS) : ce réglage nomme le dossier où chaque client a le sien.',
  'load.withdrawn':
    '\n!! Une DÉMONSTRATION a tourné sur ces données. Ses clients inventés sont retirés du service : {{names}}.\n!! Leurs codes le disent, et personne ne s’y connecte plus en tant qu’agent ; les signalements déposés là restent jusqu’à leur effacement.\n!! Pour commencer sans eux, choisissez un autre dossier avec PARVIS_DATA, ou une autre DATABASE_URL. PARVIS_DEMO=1 les remet en service.\n',
  'advice.phonesAlone':
    'Seul qui a un numéro de téléphone peut se connecter : aucun courriel ne peut partir. Réglez aussi SMTP_URL, si d’autres doivent le pouvoir.',
  'advice.nobodyInDemo':
    'Personne ne peut se connecter : la page des messages d’une démonstration est pour cette machine seule, et PUBLIC_URL ou TRUST_PROXY dit que d’autres viennent. Réglez SMTP_URL, ou ôtez ces réglages.',
  'advice.nobody':
    'Personne ne peut se connecter : aucun code ne peut partir. Réglez SMTP_URL et PUBLIC_URL, ou PARVIS_DEMO=1 pour une démonstration.',
  'advice.busAlone':
    'BUS_URL ne change rien : un serveur qui a la base embarquée est seul. Réglez aussi DATABASE_URL, ou ôtez-le.',
  'advice.withoutGateway': '{{about}} ne change rien sans SMS_GATEWAY : réglez-le aussi, ou ôtez celui-ci.',
  'advice.believesAll':
    'TRUST_PROXY=true croit toute adresse dont une requête se réclame : derrière un proxy qui complète X-Forwarded-For, n’importe qui passe les limites. Écrivez le nombre de proxys, comme 1, ou leurs adresses.',
  'advice.notHttps':
    'PUBLIC_URL={{about}} n’est pas une adresse https, alors que TLS_CERT fait parler https à ce serveur : corrigez-la.',
  'advice.noSender':
    'MAIL_FROM n’est pas réglé : les courriels viendraient de {{about}}, que beaucoup de serveurs refusent. Réglez-le sur un expéditeur pour qui SMTP_URL peut envoyer, comme Parvis <no-reply@parvis.example>.',
  'advice.noZone':
    'TZ={{about}} n’est pas un fuseau connu : l’heure comptée est celle de Greenwich, pour les heures de silence et le travail de la nuit. Écrivez-le comme Europe/Paris.',
  'advice.misspelt': '{{about}} n’est pas un réglage et ne change rien : vouliez-vous dire {{meant}} ?',
  'advice.noSetting': '{{about}} n’est pas un réglage et ne change rien : server/README.md les nomme tous.',
};
