import type { Mistake } from './clerkMistakes.ts';

export const QUESTION_MISTAKES: readonly Mistake[] = [
  [
    'a first question that is not there',
    '"start": "q1"',
    '"start": "q9"',
    [
      '21:9 menu.1.questionnaire.start error: La première question n’existe pas : écrivez l’identifiant d’une question. Trouvé : « q9 ».',
    ],
  ],
  [
    'the flag of a danger in a capital',
    '"yes": "oui"',
    '"yes": { "id": "oui", "flags": ["Danger"] }',
    [
      '23:99 menu.1.questionnaire.questions.q1.items.0.yes.flags warning: Le drapeau « Danger » est posé, mais rien ne le lit ; peut-être « danger », qui dit au personnel qu’il y a un danger.',
    ],
  ],
  [
    'a flag that nothing reads',
    '"yes": "oui"',
    '"yes": { "id": "oui", "flags": ["broken"] }',
    [
      '23:99 menu.1.questionnaire.questions.q1.items.0.yes.flags warning: Le drapeau « broken » est posé, mais rien ne le lit : lisez-le dans un « followUp », ou retirez-le. « danger » dit au personnel qu’il y a un danger.',
    ],
  ],
  [
    'quiet hours without an end',
    '"retentionDays": 30',
    '"retentionDays": 30, "ladder": { "quiet": { "from": 21 } }',
    ['9:36 ladder.quiet.until error: Manque ; attendu : un nombre entier, de 0 à 23, sans guillemets.'],
  ],
];
