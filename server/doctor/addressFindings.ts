import type { Row } from './row.ts';

const RENEW = {
  fr: () => 'Renouvelez-le : ses fichiers sont relus quand ils changent, sans redémarrage.',
  en: () => 'Renew it: its files are read again when they change, without a restart.',
};

/** What can be found of the public address, and of the certificate that it is served with. */
export const ADDRESS_FINDINGS = {
  addressFine: {
    grade: 'ok',
    says: {
      fr: (origin) => `L’adresse publique est en https : ${origin}`,
      en: (origin) => `The public address is https: ${origin}`,
    },
  },
  addressOwn: {
    grade: 'ok',
    says: {
      fr: (text) =>
        `L’adresse publique est en https ; cette machine se trouve elle-même sous ce nom (${text}, /etc/hosts), ce qui ne dit pas si d’autres y arrivent : essayez-la d’un téléphone.`,
      en: (text) =>
        `The public address is https; this machine finds itself by that name (${text}, /etc/hosts), which does not tell whether others get here: try it on a phone.`,
    },
  },
  addressUnknown: {
    grade: 'bad',
    says: {
      fr: (name) =>
        `Aucun serveur de noms ne connaît ${name} : personne n’arrive ici par l’adresse publique.`,
      en: (name) => `No name server knows ${name}: nobody gets here by the public address.`,
    },
    help: {
      fr: () =>
        'Inscrivez ce nom dans la zone DNS (A ou AAAA, vers le proxy ou cette machine), ou corrigez PUBLIC_URL. Un nom tout neuf peut mettre quelques heures à se répandre.',
      en: () =>
        'Write that name into the DNS zone (A or AAAA, to the proxy or this machine), or correct PUBLIC_URL. A brand-new name may take some hours to spread.',
    },
  },
  addressUnasked: {
    grade: 'look',
    says: {
      fr: (name) => `Les serveurs de noms n’ont pas répondu : on ne sait pas si ${name} mène ici.`,
      en: (name) => `Name servers did not answer: whether ${name} leads here is not known.`,
    },
    help: {
      fr: () => 'Vérifiez ceux de cette machine (/etc/resolv.conf) et son pare-feu, puis recommencez.',
      en: () => 'Check those of this machine (/etc/resolv.conf) and its firewall, then try again.',
    },
  },
  addressNone: {
    grade: 'look',
    says: { fr: () => 'PUBLIC_URL n’est pas réglé.', en: () => 'PUBLIC_URL is not set.' },
    help: {
      fr: () => 'Réglez-le sur l’adresse https que verront les gens : les codes imprimés y mènent.',
      en: () => 'Set it to the https address that people will see: printed codes lead there.',
    },
  },
  addressPrivate: {
    grade: 'look',
    says: {
      fr: (origin) =>
        `PUBLIC_URL est ${origin}, que personne n’atteint hors de cette machine ou de son réseau.`,
      en: (origin) => `PUBLIC_URL is ${origin}, which nobody reaches outside this machine or its network.`,
    },
    help: {
      fr: () =>
        'Pour un essai, rien à faire ; avant d’imprimer un code, donnez-lui l’adresse https que verront les gens.',
      en: () =>
        'For a trial there is nothing to do; before you print a code give it the https address that people will see.',
    },
  },
  addressHttp: {
    grade: 'bad',
    says: { fr: (origin) => `${origin} n’est pas en https.`, en: (origin) => `${origin} is not https.` },
    help: {
      fr: () =>
        'Mettez un proxy ou TLS_CERT devant, et réglez PUBLIC_URL en https : sans cela ni photos, ni hors ligne, ni session sûre.',
      en: () =>
        'Put a proxy or TLS_CERT in front, and set PUBLIC_URL to https: without it no camera, nothing offline, no safe session.',
    },
  },
  addressOther: {
    grade: 'look',
    says: {
      fr: (text) => `À ${text}, quelque chose répond qui n’est pas Parvis.`,
      en: (text) => `At ${text} something answers that is not Parvis.`,
    },
    help: {
      fr: () =>
        'Corrigez PUBLIC_URL, ou menez ce nom jusqu’ici (zone DNS, proxy) : les codes imprimés y mènent.',
      en: () => 'Correct PUBLIC_URL, or lead that name here (DNS zone, proxy): printed codes lead there.',
    },
  },
  certificateFine: {
    grade: 'ok',
    says: {
      fr: (day) => `Le certificat de TLS_CERT est bon jusqu’au ${day}.`,
      en: (day) => `The certificate of TLS_CERT is good until ${day}.`,
    },
  },
  certificateEndsSoon: {
    grade: 'look',
    says: {
      fr: (day) => `Le certificat de TLS_CERT prend fin le ${day} : les navigateurs le refuseront ensuite.`,
      en: (day) => `The certificate of TLS_CERT ends on ${day}: browsers refuse it from then on.`,
    },
    help: RENEW,
  },
  certificateEnded: {
    grade: 'bad',
    says: {
      fr: (day) => `Le certificat de TLS_CERT a pris fin le ${day} : les navigateurs le refusent.`,
      en: (day) => `The certificate of TLS_CERT ended on ${day}: browsers refuse it.`,
    },
    help: RENEW,
  },
  certificateBegins: {
    grade: 'bad',
    says: {
      fr: (day) => `Le certificat de TLS_CERT commence le ${day} : les navigateurs le refusent jusque-là.`,
      en: (day) => `The certificate of TLS_CERT begins on ${day}: browsers refuse it until then.`,
    },
    help: {
      fr: () => 'Servez-vous de celui d’avant jusque-là, et vérifiez l’heure de cette machine.',
      en: () => 'Use the one of before until then, and check the time of this machine.',
    },
  },
} as const satisfies Readonly<Record<string, Row>>;
