/** Legal pages of a customer: privacy and accessibility. */
export const legal = {
  'privacy.title': 'Données personnelles',
  'privacy.lead':
    'Ce que {{site}} garde de vous quand vous signalez un problème ici, pourquoi, combien de temps, et comment tout reprendre ou tout effacer.',
  'privacy.who': 'Qui est responsable',
  'privacy.who.text':
    '{{controller}} est responsable du traitement de ce que vous envoyez ici. Le service fonctionne avec le logiciel Parvis\u202f; qui l’exploite agit pour son compte et sur ses instructions (sous-traitant, article 28 du RGPD).',
  'privacy.site.each': 'cet organisme',
  'privacy.who.each':
    'L’organisme qui reçoit votre signalement (une ville, un établissement, un campus) est responsable du traitement de ce que vous lui envoyez. Ses propres pages mènent à celle qui le nomme. Qui exploite ce service agit pour son compte et sur ses instructions (sous-traitant, article 28 du RGPD).',
  'privacy.dpo': 'Délégué à la protection des données\u202f: {{mail}}',
  'privacy.why': 'Pourquoi',
  'privacy.why.text':
    'Vos messages servent à traiter votre signalement et à vous répondre, et à rien d’autre\u202f: ni publicité, ni profil, ni décision automatisée.',
  'privacy.why.public':
    'Base légale\u202f: l’exécution d’une mission d’intérêt public (article 6, paragraphe\u00a01, point\u00a0e, du RGPD).',
  'privacy.why.interest':
    'Base légale\u202f: l’intérêt légitime d’entretenir les lieux qui vous accueillent (article 6, paragraphe\u00a01, point\u00a0f, du RGPD).',
  'privacy.why.news':
    'Les nouvelles par e-mail ne partent que si vous les demandez. Base légale\u202f: votre consentement (article 6, paragraphe\u00a01, point\u00a0a, du RGPD), que vous retirez d’une pression, depuis chacun de ces e-mails ou dans les réglages.',
  'privacy.kept': 'Ce qui est gardé, et combien de temps',
  'privacy.kept.what': 'Quoi',
  'privacy.kept.long': 'Combien de temps',
  'privacy.kept.case': 'Votre signalement, vos réponses, tous ses messages et leurs photos',
  'privacy.kept.case.long_one':
    '{{count}} jour après l’envoi du signalement\u202f; il ne reste ensuite que des nombres, sans lien avec vous',
  'privacy.kept.case.long_other':
    '{{count}} jours après l’envoi du signalement\u202f; il ne reste ensuite que des nombres, sans lien avec vous',
  'privacy.kept.given': 'L’adresse e-mail ou le numéro que vous donnez avec un signalement, vérifiés ou non',
  'privacy.kept.given.long':
    'Avec ce signalement\u202f; vous pouvez les changer ou les retirer jusqu’à sa clôture',
  'privacy.kept.session':
    'L’identifiant aléatoire de cet appareil, son type, son navigateur, vos choix de langue et d’apparence',
  'privacy.kept.session.long':
    '30 jours après votre dernière visite\u202f; 180 jours si vous avez vérifié une adresse e-mail ou un numéro',
  'privacy.kept.mail': 'Votre adresse e-mail et votre numéro de mobile, si vous les avez vérifiés',
  'privacy.kept.mail.long':
    'Tant qu’un appareil est connecté avec eux ou qu’un signalement s’y rattache, et 30 jours au moins',
  'privacy.kept.news': 'Votre choix de recevoir des nouvelles par e-mail',
  'privacy.kept.news.long': 'Jusqu’à ce que vous le changiez, ou avec votre adresse',
  'privacy.kept.sent':
    'Un e-mail ou un SMS pour vous\u202f: l’adresse ou le numéro et les mots jusqu’à son départ, puis seulement qu’il y en a eu un',
  'privacy.kept.sent.long': '2 jours',
  'privacy.kept.pushed':
    'Si vous voulez des notifications\u202f: l’adresse de votre navigateur chez le service qui les lui remet, et les mots de chacune jusqu’à son départ',
  'privacy.kept.pushed.long':
    'L’adresse, aussi longtemps que cet appareil vous connaît ou jusqu’à ce que vous n’en vouliez plus\u202f; qu’il y a eu une notification et si elle a été ouverte, 2 jours',
  'privacy.kept.code':
    'Une demande de code par e-mail ou SMS\u202f: l’adresse ou le numéro, une empreinte du réseau',
  'privacy.kept.code.long': '2 jours',
  'privacy.kept.device': 'Qu’un appareil s’est déjà connecté avec votre adresse ou votre numéro',
  'privacy.kept.device.long': '400 jours après la dernière connexion',
  'privacy.kept.scan': 'Qu’un code a été scanné, sans dire par qui',
  'privacy.kept.scan.long': '30 jours',
  'privacy.kept.contact':
    'Un message de la page de contact, avec votre nom et votre adresse, jusqu’à son départ par e-mail\u202f; puis son empreinte, afin qu’il ne parte qu’une fois',
  'privacy.kept.contact.long': '2 jours au plus',
  'privacy.kept.erased':
    'Si vous effacez tout\u202f: une empreinte de votre identifiant aléatoire, pour vous effacer aussi d’une sauvegarde d’avant',
  'privacy.kept.erased.long': '30 jours',
  'privacy.seen': 'Qui peut le voir',
  'privacy.seen.text':
    'Les agents de {{site}} qui traitent les signalements, et les personnes qui exploitent le service, seulement pour le faire fonctionner.',
  'privacy.seen.processors':
    'Des sous-traitants interviennent pour le service, sur instructions et pour rien d’autre\u202f: l’hébergeur du serveur et des photos, le serveur de messagerie qui achemine les e-mails, et la passerelle qui achemine les SMS, avec le numéro et les mots de chacun. Vos données ne sont ni vendues, ni louées, ni transmises à personne d’autre.',
  'privacy.seen.pushed':
    'Si vous voulez des notifications, elles passent par le service de l’éditeur de votre navigateur (Apple, Google, Microsoft ou Mozilla, souvent hors de l’Union européenne). Elles sont chiffrées pour votre appareil seul\u202f: ce service voit qu’il y en a une, pas ce qu’elle dit.',
  'privacy.rights': 'Vos droits',
  'privacy.rights.text':
    'Vous pouvez à tout moment télécharger tout ce qui est gardé de vous, ou tout effacer, en une fois, dans les réglages. Vous pouvez aussi demander l’accès à vos données, leur rectification ou la limitation de leur traitement, et vous y opposer. Quand vous effacez tout, ce que les agents ont écrit reste dans le signalement jusqu’à sa date d’effacement, sans lien avec vous.',
  'privacy.rights.settings': 'Ouvrir les réglages',
  'privacy.rights.write': 'Pour toute demande\u202f: {{mail}}',
  'privacy.complain': 'Réclamation',
  'privacy.complain.text':
    'Si vous estimez que vos droits ne sont pas respectés, vous pouvez adresser une réclamation à la Commission nationale de l’informatique et des libertés (CNIL), 3 place de Fontenoy, TSA 80715, 75334 Paris Cedex 07.',
  'privacy.complain.link': 'Adresser une réclamation à la CNIL',
  'privacy.cookies': 'Cookies',
  'privacy.cookies.text':
    'Seuls des cookies nécessaires au service sont déposés\u202f: pv_session (votre session) après votre accord, pv_device (un appareil déjà connecté) quand vous vous connectez, pv_code (pendant dix minutes, l’appareil qui a demandé un code de connexion), pv_lang et pv_scheme (votre langue et votre apparence) quand vous les choisissez. Votre appareil garde aussi, sans l’envoyer, le dernier code scanné, vos brouillons et votre dernière conversation pendant un jour, vos messages jusqu’à leur départ et, après votre accord, les pages des codes que vous avez scannés et qui vous êtes, afin qu’elles s’ouvrent sans réseau, jusqu’à ce que vous vous déconnectiez ou les effaciez. Il n’y a ni publicité, ni mesure d’audience par d’autres.',
  'privacy.usage': 'Ce que le service mesure de lui-même',
  'privacy.usage.text':
    'Pour l’améliorer, le service compte combien de fois un code est ouvert, dans quelle langue, si c’est dans l’application installée, à quelle étape un signalement s’arrête, combien de temps il prend et s’il part sans réseau. Ce sont de simples nombres par jour : sans cookie, sans identifiant, sans votre adresse sur le réseau, sans lien avec vous ni avec votre signalement. Ils sont gardés 25 mois.',
  'privacy.usage.refuse':
    'Pour ne pas être compté, activez dans votre navigateur « Ne pas me suivre » (Do Not Track) ou le contrôle global de la confidentialité (Global Privacy Control) : votre appareil n’envoie alors rien de cela.',
  'privacy.usage.off': 'Ici, ce comptage est coupé : rien n’est mesuré.',
  'access.title': 'Déclaration d’accessibilité',
  'access.lead':
    '{{controller}} s’engage à rendre ses services numériques accessibles, conformément à l’article 47 de la loi n°\u00a02005-102 du 11 février 2005. Cette déclaration s’applique aux pages de signalement de {{site}}.',
  'access.conform': 'État de conformité',
  'access.conform.text':
    'Les pages de signalement de {{site}} sont {{state}}s avec le référentiel général d’amélioration de l’accessibilité (RGAA), version 4.1.2.',
  'access.results': 'Résultats des tests',
  'access.results.text':
    'Le produit Parvis, dont sont faites les pages de signalement de {{site}}, a été contrôlé par l’équipe qui le développe, du {{from}} au {{to}}\u202f: c’est une auto-évaluation, sans audit par un tiers. Ni le contenu ni les réglages propres à {{site}} n’ont été contrôlés.',
  'access.results.counts': 'Sur {{applies}} critères applicables du RGAA 4.1.2\u202f:',
  'access.results.met': '{{count}} sont respectés',
  'access.results.unmet_one': 'un n’est pas respecté',
  'access.results.unmet_other': '{{count}} ne sont pas respectés',
  'access.results.unchecked':
    '{{count}} restent à vérifier avec un lecteur d’écran, et ne sont pas comptés comme respectés',
  'access.results.pages':
    'Pages vérifiées\u202f: accueil d’un code, menu, signalement (questions, photo, relecture), remerciement, conversation, discussion ouverte, mes signalements, réglages, infos, contact, liens, conditions, données personnelles, la présente déclaration, connexion, espace des agents (liste, signalement, réglages), studio de thème, aperçus.',
  'access.missing': 'Contenus non accessibles',
  'access.missing.unmet':
    'Non conforme (critère 8.7)\u202f: la langue de ce qu’écrivent les agents n’est indiquée que s’ils en ont choisi une, et celle des aperçus dans les listes ne l’est pas.',
  'access.missing.unchecked':
    'À vérifier\u202f: la restitution par NVDA, JAWS, VoiceOver et TalkBack, les essais sur iPhone, ainsi que les textes, logos et images que {{site}} fournit.',
  'access.missing.exempt':
    'Exemptés\u202f: les messages, photos et vidéos des visiteurs, contenus de tiers. Les vidéos des agents ont des sous-titres quand leurs auteurs les écrivent.',
  'access.plan': 'Schéma pluriannuel et plan d’actions',
  'access.plan.text':
    'L’article 47 demande à {{controller}} un schéma pluriannuel de mise en accessibilité et des plans d’actions annuels, pour tous ses services numériques\u202f; demandez-les à l’adresse ci-dessous. Le plan d’actions du produit Parvis, pour {{year}}\u202f:',
  'access.plan.audit': 'un audit des {{applies}} critères par un tiers, avec des lecteurs d’écran',
  'access.plan.devices': 'des essais avec VoiceOver sur iPhone et TalkBack sur Android',
  'access.plan.again': 'un nouveau contrôle et une nouvelle déclaration à chaque version qui change un écran',
  'access.made': 'Établissement de cette déclaration',
  'access.made.text':
    'Cette déclaration a été établie le {{date}}. Technologies\u202f: HTML, CSS, JavaScript, SVG et ARIA. Moyens\u202f: clavier, axe-core, arbre d’accessibilité, agrandissement à 400\u00a0%, texte à 200\u00a0%, espacement du texte, couleurs imposées, avec Chromium, Firefox et WebKit. Ni lecteur d’écran ni iPhone.',
  'access.contact': 'Retour d’information et contact',
  'access.contact.text':
    'Si vous n’arrivez pas à accéder à un contenu ou à un service, écrivez-nous pour être orienté vers une alternative accessible ou obtenir le contenu sous une autre forme.',
  'access.contact.page': 'Nous écrire',
  'access.appeal': 'Voies de recours',
  'access.appeal.text':
    'Si vous avez signalé un défaut d’accessibilité qui vous empêche d’accéder à un contenu ou à un service et n’avez pas obtenu de réponse satisfaisante, vous pouvez\u202f:',
  'access.appeal.write': 'écrire un message au Défenseur des droits',
  'access.appeal.meet': 'contacter le délégué du Défenseur des droits dans votre région',
  'access.appeal.post':
    'envoyer un courrier par la poste (gratuit, ne pas mettre de timbre)\u202f: Défenseur des droits, Libre réponse 71120, 75342 Paris Cedex 07',
} as const;
