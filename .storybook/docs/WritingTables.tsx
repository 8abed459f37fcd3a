import { Unstyled } from '@storybook/addon-docs/blocks';
import { Code, Table } from './parts.tsx';

type Pair = readonly [where: string, french: string, english: string, not: string];

const SAID: readonly Pair[] = [
  ['Button', 'Envoyer', 'Send', 'OK, Valider, Submit'],
  ['Confirmation', 'Supprimer la photo\u202f?', 'Delete the photo?', 'Êtes-vous sûr\u202f? Are you sure?'],
  ['Its answers', 'Supprimer · Garder', 'Delete · Keep', 'Oui · Non'],
  [
    'Empty',
    'Aucun signalement pour l’instant. Scannez un QR code.',
    'No cases yet. Scan a QR code.',
    'Aucune donnée, No data',
  ],
  ['Failed', 'La page n’est pas venue. Réessayez.', 'The page did not load. Try again.', 'Erreur 500, Oops!'],
  ['Waiting', 'Envoi de la photo…', 'Sending the photo…', 'Veuillez patienter'],
  ['Done', 'Votre message est parti.', 'Your message was sent.', 'Succès\u202f!'],
];

/** What to say where, in both languages, and what not. */
export const Say = () => (
  <Unstyled>
    <Table
      label="What to say"
      head={['Where', 'French', 'English', 'Not']}
      rows={SAID.map(([where, french, english, not]) => [
        where,
        <span key="fr" lang="fr">
          {french}
        </span>,
        english,
        <s key="not">{not}</s>,
      ])}
    />
  </Unstyled>
);

const SIGNS: readonly Pair[] = [
  ['Apostrophe', 'l’eau (’, U+2019)', 'it’s (’)', "l'eau"],
  ['Before ; : ! ?', 'Parfait\u202f! (narrow no-break space, U+202F)', 'Done!', 'Parfait! Parfait !'],
  ['Quotation marks', '«\u202fRépondu\u202f»', '“Answered”', '"Répondu"'],
  ['Three dots', 'Envoi… (…, U+2026)', 'Sending…', 'Envoi...'],
  ['Capitals', 'Conditions d’utilisation', 'Terms of use', 'Conditions d’Utilisation'],
  ['Accents on capitals', 'Éclairage', 'Lighting', 'Eclairage'],
  ['Thousands', '12\u202f000', '12,000', '12.000'],
  ['Decimals', '4,3', '4.3', '4.3 en français'],
  ['Hours', '9\u202fh\u202f15 or 09:15', '9:15', '9H15'],
  ['Dash in a sentence', 'a comma, or two sentences', 'a comma, or two sentences', 'a long dash'],
];

/** How signs are set in both languages. */
export const Typography = () => (
  <Unstyled>
    <Table
      label="Typography"
      head={['Sign', 'French', 'English', 'Not']}
      rows={SIGNS.map(([sign, french, english, not]) => [
        sign,
        <span key="fr" lang="fr">
          {french}
        </span>,
        english,
        <Code key="not">{not}</Code>,
      ])}
    />
  </Unstyled>
);
