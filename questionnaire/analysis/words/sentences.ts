import type { FindingId } from '../findings/findings.ts';
import type { Both } from './language.ts';

/** Of each finding, what is wrong and what to write instead; `{key}` stands for what it is about. */
export const SENTENCES: Readonly<Record<FindingId, Both<string>>> = {
  danglingFollowUp: {
    fr: 'Mène à une question qui n’existe pas : le questionnaire s’arrêterait là. Écrivez l’identifiant d’une question, ou null pour la fin.',
    en: 'Leads to a question that does not exist: the questionnaire would stop there. Write the id of a question, or null for the end.',
  },
  emptyQuestion: {
    fr: 'La question ne contient rien : personne ne peut y répondre. Donnez-lui un élément, ou menez directement à la suite.',
    en: 'The question holds nothing: nobody can answer it. Give it an item, or lead past it.',
  },
  duplicateId: {
    fr: 'Cet identifiant est déjà celui d’un autre élément de la question. Donnez-en un autre à l’un des deux.',
    en: 'This id already belongs to another item of the question. Give one of the two another.',
  },
  keyTwice: {
    fr: 'La clé « {key} » est écrite deux fois (ligne {line}) : seule la dernière est lue. Renommez l’une des deux, ou réunissez-les.',
    en: 'The key "{key}" is written twice (line {line}): only the last is read. Rename one of the two, or make them one.',
  },
  unreachableQuestion: {
    fr: 'Aucune réponse ne mène à cette question. Nommez-la dans un « followUp », ou retirez-la.',
    en: 'No answer leads to this question. Name it in a "followUp", or take it out.',
  },
  cannotTerminate: {
    fr: 'À partir d’ici, aucune réponse ne mène à la fin. Donnez à une réponse le « followUp » null, ou un chemin vers une question qui finit.',
    en: 'From here no answer leads to an end. Give an answer the "followUp" null, or a way to a question that ends.',
  },
  passiveCycle: {
    fr: 'Les écrans tournent en rond sans que rien ne soit demandé. Demandez quelque chose sur l’un d’eux, ou menez ailleurs.',
    en: 'The screens go round in a circle in which nothing is asked. Ask something on one of them, or lead elsewhere.',
  },
  answerElsewhere: {
    fr: '« {flag} » est la réponse à une autre question, oubliée ici. Faites poser un drapeau (« flags ») par cette réponse, et lisez ce drapeau.',
    en: '"{flag}" is an answer to another question, forgotten by now. Let that answer raise a flag ("flags"), and look for the flag here.',
  },
  flagNeverRaised: {
    fr: '« {flag} » est lu, mais rien ne le pose : ni une réponse, ni contextFlags, ni await. Corrigez le nom, ou faites-le poser par une réponse (« flags »).',
    en: '"{flag}" is read, but nothing raises it: no answer, no contextFlags, no await. Correct the name, or let an answer raise it ("flags").',
  },
  flagNeverRead: {
    fr: '« {flag} » est posé ou annoncé, mais rien ne le lit ici. Lisez-le dans une suite, nommez-le dans --results si l’application le lit, ou retirez-le.',
    en: '"{flag}" is raised or announced, but nothing reads it here. Let a way on look for it, name it in --results if the host reads it, or take it out.',
  },
  shadowedKey: {
    fr: 'La clé « {key} » n’est jamais choisie : une clé placée avant elle l’est toujours. Placez-la avant l’autre, ou retirez-la.',
    en: 'The key "{key}" is never chosen: a key before it always is. Put it before the other, or take it out.',
  },
  missingDefault: {
    fr: 'Aucune clé ne convient, et il n’y a pas de « default » : le questionnaire s’arrête là. Ajoutez « default » avec la question qui suit, ou avec null si la fin est voulue.',
    en: 'No key fits and there is no "default": the questionnaire ends there. Add "default" with the question that follows, or with null if the end is meant.',
  },
  endsUnsaid: {
    fr: '« {item} » termine le questionnaire, alors qu’une autre réponse de la question continue. Donnez-lui un « followUp », ou le « followUp » null si la fin est voulue.',
    en: '"{item}" ends the questionnaire, though another answer of the question goes on. Give it a "followUp", or write "followUp": null if the end is meant.',
  },
  deadBesideAbort: {
    fr: '« {key} » reste sans effet à côté de « abort », qui quitte avant. Retirez l’un des deux ; ce que quitter pose ou change s’écrit dans « abortDefault ».',
    en: '"{key}" does nothing beside "abort", which leaves before it counts. Take one of the two out; what leaving raises or changes stands in "abortDefault".',
  },
  ratingOutOfRange: {
    fr: 'La note « {item} » accepte {range} : personne ne peut donner {key}. Corrigez la valeur, ou « min » et « max ».',
    en: 'The rating "{item}" takes {range}: nobody can give {key}. Correct the value, or "min" and "max".',
  },
  optionalOnlyWithoutButton: {
    fr: '« {item} » est facultatif, mais aucun bouton ne permet de passer. Ajoutez un nextButton, ou retirez « required ».',
    en: '"{item}" is optional, but no button lets anyone skip it. Add a nextButton, or take "required" out.',
  },
  presetWithoutButton: {
    fr: '« {item} » est déjà coché, mais aucun bouton ne permet de l’accepter. Ajoutez un confirm, ou retirez « preset ».',
    en: '"{item}" is ticked already, but no button lets anyone accept it. Add a confirm, or take "preset" out.',
  },
  oneTickEnds: {
    fr: 'Cocher une case termine la question : « {item} » et une autre ne peuvent pas l’être ensemble. Ajoutez un confirm pour en cocher plusieurs, ou « exclusive » si une seule suffit.',
    en: 'Ticking one box ends the question: "{item}" and another cannot both be ticked. Add a confirm to let several be ticked, or "exclusive": true if one is enough.',
  },
  optionalCutOff: {
    fr: 'La question se termine avant que « {item} », facultatif, puisse être donné. Ajoutez un confirm ou un nextButton.',
    en: 'The question ends before "{item}", which is optional, can be given. Add a confirm or a nextButton.',
  },
  twoButtons: {
    fr: 'Deux boutons terminent la question : « {item} » et une validation. Retirez l’un des deux ; un texte placé au-dessus va dans « titleId ».',
    en: 'Two buttons end the question: "{item}" and a confirm. Take one of them out; a text above them goes into "titleId".',
  },
  mixedChoice: {
    fr: 'La case « {item} » côtoie une autre réponse sans bouton : la dernière donnée termine la question. Ajoutez un confirm, ou faites-en deux questions.',
    en: 'The box "{item}" stands beside another answer without a button: whichever is last ends the question. Add a confirm, or make it two questions.',
  },
  twoPresets: {
    fr: '« {item} » est coché d’avance après un autre, alors qu’un seul peut l’être. Gardez « preset » sur une seule case.',
    en: '"{item}" is ticked beforehand after another, though only one can be. Keep "preset" on one box alone.',
  },
  skipDropsWords: {
    fr: 'Le bouton « {item} » passe la question (« skip ») : ce qui y est écrit est perdu. Retirez « skip » pour l’envoyer, ou donnez au bouton un nom qui dit qu’il passe.',
    en: 'The button "{item}" skips the question ("skip"): what was typed is lost. Take "skip" out to send it, or give the button a name that says it skips.',
  },
  exclusiveWithoutBoxes: {
    fr: '« exclusive » reste sans effet : la question n’a aucune case. Retirez-le, ou écrivez les choix en checkbox.',
    en: '"exclusive" does nothing: the question has no box. Take it out, or write the choices as checkboxes.',
  },
  emptyAwait: {
    fr: '« await » n’annonce rien : l’application ne pourrait signaler aucun échec. Nommez ce qui peut arriver, ou retirez-le.',
    en: '"await" lists nothing: the host could tell of no failure. Name what can happen, or take it out.',
  },
  abortBeforeSend: {
    fr: 'Le bouton « {item} », qui quitte, précède celui qui envoie. Placez-le après.',
    en: 'The button "{item}", which leaves, stands before the one that sends. Put it after that one.',
  },
  choicesWithoutTitle: {
    fr: 'Rien ne dit ce qu’il faut choisir. Donnez un « titleId » à la question, ou placez un texte au-dessus des cases.',
    en: 'Nothing says what is to be chosen. Give the question a "titleId", or put a text above the boxes.',
  },
  imageWithoutDescription: {
    fr: 'L’image n’a pas de description : elle ne dit rien à qui ne la voit pas. Donnez l’identifiant d’un texte dans « imgDesc ».',
    en: 'The picture has no description: it tells nothing to those who cannot see it. Give the id of a text in "imgDesc".',
  },
  abortDefaultType: {
    fr: 'Quitter répondrait à « {item} » ce que cet élément ne peut pas prendre. Écrivez une réponse qu’il accepte, ou retirez celle-ci.',
    en: 'Leaving would answer "{item}" with what that item cannot take. Write an answer that it takes, or take this one out.',
  },
  yesCannotBe: {
    fr: 'Une confirmation dont aucune réponse ne pose « yes » : rien ne peut être confirmé. Faites-le poser par la réponse qui confirme.',
    en: 'A confirmation in which no answer raises "yes": nothing can be confirmed. Let the answer that confirms raise it.',
  },
  yesUnavoidable: {
    fr: 'Fermer à cet endroit confirmerait : « yes » est posé avant la dernière étape. Posez-le à la dernière.',
    en: 'Closing at this place would confirm: "yes" is raised before the last step. Raise it at the last one.',
  },
  missingText: {
    fr: 'Le texte « {text} » manque ({language}). Ajoutez-le aux textes de cette langue.',
    en: 'The text "{text}" is missing ({language}). Add it to the texts of that language.',
  },
  emptyWords: {
    fr: 'Ce texte est vide : rien ne serait affiché. Écrivez-le, ou retirez-le.',
    en: 'This text is empty: nothing would be shown. Write it, or take it out.',
  },
  unusedText: {
    fr: 'Le texte « {text} » ({language}) n’est montré nulle part. Donnez son identifiant à un élément, ou retirez-le.',
    en: 'The text "{text}" ({language}) is shown nowhere. Give its id to an item, or take it out.',
  },
  unknownKey: {
    fr: 'La clé « {key} » n’est pas connue ici et reste sans effet. Retirez-la.',
    en: 'The key "{key}" is not known here and does nothing. Take it out.',
  },
};

/** The same where the name is known that was probably meant. */
export const WITH_SUGGESTION: Partial<Record<FindingId, Both<string>>> = {
  flagNeverRaised: {
    fr: '« {flag} » est lu, mais rien ne le pose : ni une réponse, ni contextFlags, ni await ; peut-être « {suggestion} ».',
    en: '"{flag}" is read, but nothing raises it: no answer, no contextFlags, no await; perhaps "{suggestion}".',
  },
  unknownKey: {
    fr: 'La clé « {key} » n’est pas connue ici et reste sans effet ; peut-être « {suggestion} ».',
    en: 'The key "{key}" is not known here and does nothing; perhaps "{suggestion}".',
  },
};

/** Of a key of the question that stands on an item. */
export const OF_QUESTION: Both<string> = {
  fr: 'La clé « {key} » reste sans effet ici : elle va dans la question, à côté de « items ».',
  en: 'The key "{key}" does nothing here: it belongs to the question, beside "items".',
};
