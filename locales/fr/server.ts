/** What the server says: names and mails. */
export const server = {
  'name.contributor': 'Contributeur',
  'mail.code.subject': '{{code}}\u202f: votre code de connexion',
  'mail.code.text': `Bonjour,

Voici votre code de connexion à {{host}}\u202f:

    {{code}}

Il est valable {{minutes}} minutes et ne sert qu’une fois. Ne le communiquez à personne\u202f: nos équipes ne vous le demanderont jamais.

Si vous n’avez rien demandé, ignorez ce message\u202f: sans ce code, personne ne peut se connecter à votre place.
`,
} as const;
