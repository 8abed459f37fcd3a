import { connect } from './connect.ts';

export const login = {
  ...connect,
  'login.title': 'Connexion',
  'login.username': 'Identifiant',
  'login.username.hint': 'L’adresse e-mail ou le numéro de mobile de votre compte d’agent',
  'login.password': 'Mot de passe',
  'login.password.hint': 'Inutile : un code vous sera envoyé.',
  'login.submit': 'Continuer',
  'login.staff.title': 'Espace des agents',
  'login.staff.lead': 'Recevez un code à votre adresse professionnelle, ou par SMS sur votre mobile.',
  'login.gate.lead': 'Pour les équipes qui répondent aux signalements.',
  'login.gate.cookies':
    'Après votre accord, un cookie garde votre connexion sur cet appareil ; votre choix de langue y est aussi gardé. Aucun suivi publicitaire.',
  'login.mail': 'Adresse e-mail ou numéro de mobile',
  'login.mail.hint': 'Par exemple : prenom.nom@ville.fr, ou 06\u00a012\u00a034\u00a056\u00a078',
  'login.mail.invalid': 'Cette adresse e-mail n’est pas complète.',
  'login.mail.tooLong': 'Cette adresse est trop longue\u202f: elle compte 255 caractères au plus.',
  'login.mail.characters':
    'Cette adresse contient un signe qui n’y a pas sa place\u202f: un espace, un accent ou un emoji, par exemple.',
  'login.mail.neither': 'Ce n’est ni une adresse e-mail, ni un numéro de mobile.',
  'login.phone.form': 'Ce numéro de mobile n’est pas complet.',
  'login.phone.foreign': 'Ce numéro est d’un autre pays : les SMS ne partent que vers les mobiles français.',
  'login.phone.landline': 'Une ligne fixe ne reçoit pas de SMS : donnez un numéro de mobile, en 06 ou 07.',
  'login.phone.premium': 'Ce numéro est spécial ou surtaxé : donnez un numéro de mobile, en 06 ou 07.',
  'login.send': 'Recevoir un code',
  'login.sent': 'Si cette adresse est celle d’un agent, un code vient d’être envoyé à {{mail}}.',
  'login.sent.sms': 'Si ce numéro est celui d’un agent, un code vient d’être envoyé au {{phone}}.',
  'login.second.mail':
    'Ce compte a aussi une adresse e-mail. Un second code vient d’être envoyé à {{masked}} : saisissez-le pour vous connecter.',
  'login.second.sms':
    'Ce compte a aussi un numéro de mobile. Un second code vient d’être envoyé au {{masked}} : saisissez-le pour vous connecter.',
  'login.second.noMail': 'Je n’ai pas accès à cette adresse',
  'login.second.noPhone': 'Je n’ai pas ce téléphone',
  'login.second.failed': 'Sans ce second code, nous ne pouvons pas vérifier que ce compte est le vôtre.',
  'login.shared.mail': 'Cette adresse est celle d’un client du service : personne ne se connecte avec elle.',
  'login.shared.sms': 'Ce numéro est celui d’un client du service : personne ne se connecte avec lui.',
  'login.second.away':
    'Ce compte demande un second code, qui ne peut pas partir d’ici. Il ne s’ouvre pas pour le moment.',
  'login.second.over': 'Le premier code n’est plus valable. Donnez de nouveau votre adresse ou votre numéro.',
  'login.second.later_one':
    'Le second code ne peut pas partir pour le moment. Recommencez dans {{count}}\u00a0minute.',
  'login.second.later_other':
    'Le second code ne peut pas partir pour le moment. Recommencez dans {{count}}\u00a0minutes.',
  'login.noSms': 'Aucun SMS ne part d’ici. Donnez votre adresse e-mail.',
  'login.code.title': 'Saisissez le code reçu',
  'login.code.late': 'Les envois prennent du retard : un code peut mettre quelques minutes à arriver.',
  'login.code.undelivered.mail':
    'L’e-mail n’a pas pu être remis : ce code n’arrivera pas. Demandez\u2011en un autre, ou donnez votre numéro de mobile.',
  'login.code.undelivered.sms':
    'Le SMS n’a pas pu être remis : ce code n’arrivera pas. Demandez\u2011en un autre, ou donnez votre adresse e-mail.',
  'login.second.undelivered.mail':
    'L’e-mail n’a pas pu être remis : ce second code n’arrivera pas. Demandez\u2011en un autre.',
  'login.second.undelivered.sms':
    'Le SMS n’a pas pu être remis : ce second code n’arrivera pas. Demandez\u2011en un autre.',
  'login.code.nothing.mail':
    'Rien reçu ? Vérifiez l’adresse, et regardez aussi dans les courriers indésirables.',
  'login.code.nothing.sms': 'Rien reçu ? Vérifiez le numéro, ou donnez votre adresse e-mail.',
  'login.code.newest': 'Seul ce dernier code est valable.',
  'login.code': 'Code reçu',
  'login.code.hint': '5 lettres ou chiffres, valables 10 minutes',
  'login.code.invalid': 'Un code compte 5 lettres ou chiffres, sans l, o, 0 ni 1.',
  'login.confirm': 'Se connecter',
  'login.wrongCode_one': 'Ce code n’est pas le bon. Vérifiez\u2011le : il reste {{count}}\u00a0essai.',
  'login.wrongCode_other': 'Ce code n’est pas le bon. Vérifiez\u2011le : il reste {{count}}\u00a0essais.',
  'login.wrongCode.newest_one':
    'Ce code n’est pas le bon : seul compte le dernier envoyé ({{to}}). Il reste {{count}}\u00a0essai.',
  'login.wrongCode.newest_other':
    'Ce code n’est pas le bon : seul compte le dernier envoyé ({{to}}). Il reste {{count}}\u00a0essais.',
  'login.noTries': 'Ce code n’est pas le bon, et ne peut plus servir. Demandez-en un autre.',
  'login.noRecord': 'Ce code n’est plus valable. Demandez-en un autre.',
  'login.again': 'Recevoir un autre code',
  'login.againIn': 'Un autre code pourra être demandé dans {{count}} s',
  'login.againIn.minutes_one': 'Un autre code pourra être demandé dans {{count}}\u00a0minute',
  'login.againIn.minutes_other': 'Un autre code pourra être demandé dans {{count}}\u00a0minutes',
  'login.other': 'Donner une autre adresse ou un autre numéro',
  'login.proving':
    'Beaucoup de codes sont demandés en ce moment : votre appareil fait un calcul qui décourage les abus. Cela peut prendre une minute.',
  'login.tooMany': 'Trop de demandes. Réessayez dans {{count}} s.',
  'login.tooMany.minutes_one': 'Trop de demandes. Réessayez dans {{count}}\u00a0minute.',
  'login.tooMany.minutes_other': 'Trop de demandes. Réessayez dans {{count}}\u00a0minutes.',
} as const;
