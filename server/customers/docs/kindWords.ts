import type { Both } from '@parvis/questionnaire/analysis/words/language';
import type { ItemType } from '@parvis/questionnaire/model/kinds/items';

/** What each kind of item of a question is, and what people do with it. */
export const KIND_WORDS: Readonly<Record<ItemType, Both<string>>> = {
  text: {
    fr: 'des mots à lire ; `framed` les encadre (`plain`, `info`, `warning`)',
    en: 'words to read; `framed` puts a frame around them (`plain`, `info`, `warning`)',
  },
  image: {
    fr: 'une image : `imgSrc` est le nom d’une [icône](#icônes), comme `pin`, ou l’image elle-même (`data:image/…`, 2000 signes au plus) ; un fichier du dossier n’est pas montré ici. `imgDesc` nomme le texte qui dit ce qu’elle montre à qui ne la voit pas',
    en: 'a picture: `imgSrc` is the name of an [icon](#icons), such as `pin`, or the picture itself (`data:image/…`, 2000 signs at most); a file of the folder is not shown here. `imgDesc` names the text that tells whoever does not see it what it shows',
  },
  separator: { fr: 'un trait', en: 'a line' },
  yesNo: {
    fr: 'deux réponses, oui ou non ; `yes` et `no` leur donnent d’autres mots, une image, une suite',
    en: 'two answers, yes or no; `yes` and `no` give them other words, a picture, a follow-up',
  },
  checkbox: {
    fr: 'une case à cocher ; dans une question, une au moins l’est. La première cochée mène à la suite : pour que plusieurs puissent l’être, ajoutez un `confirm`. `preset` : cochée d’avance',
    en: 'a box to tick; of a question one at least is ticked. The first one leads on: so that several can be ticked, add a `confirm`. `preset`: ticked from the start',
  },
  rating: {
    fr: 'des étoiles, de `min` à `max` : de 1 à 5 si rien n’est dit, 21 étoiles au plus, sur plusieurs lignes où la place manque ; `minId` et `maxId` disent ce que veulent dire la première et la dernière',
    en: 'stars, from `min` to `max`: from 1 to 5 if not said, 21 stars at most, in several lines where room is short; `minId` and `maxId` say what the first and the last mean',
  },
  input: {
    fr: 'une ligne à écrire ; `subType` : `email`, `phone` ou `code` la vérifie',
    en: 'a line to write; `subType`: `email`, `phone` or `code` checks it',
  },
  message: {
    fr: 'un texte à écrire, de plusieurs lignes ; `placeholderId` : ce qui est montré tant qu’il est vide',
    en: 'a text to write, of several lines; `placeholderId`: what is shown while it is empty',
  },
  nextButton: {
    fr: 'un bouton qui mène quelque part (`followUp`) ; `skip` : pour passer sans répondre',
    en: 'a button that leads somewhere (`followUp`); `skip`: to go on without an answer',
  },
  confirm: {
    fr: 'le bouton « Continuer » ; une question qui en a besoin l’a d’elle-même',
    en: 'the button "Continue"; a question that needs it has it by itself',
  },
  photo: {
    fr: 'la place de photos, `max` au plus (3, jamais plus de 5) ; jamais obligatoire',
    en: 'room for photos, at most `max` (3, never more than 5); never required',
  },
};
