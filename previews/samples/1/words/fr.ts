export const words = {
  title: 'Aperçu : menu',
  place: 'Halles du marché · entrée nord',
  hello: 'Bonjour !',
  invitation: 'Un souci ici ? Dites-le en quelques gestes.',
  nothingSent: 'Merci. Ceci est un aperçu : rien n’a été envoyé.',
  notHere: 'Cette page ne fait pas partie de l’aperçu.',
  tiles: {
    hygiene: ['Hygiène', 'Toilettes, poubelles, propreté'],
    comfort: ['Confort', 'Chaleur, bancs, lumière'],
    repair: ['Réparation', 'Cassé ou dangereux'],
    it: ['Informatique', 'Wi-Fi, bornes, écrans'],
    opinion: ['Votre avis', 'Une question'],
    hours: ['Horaires', 'Ouvert de 8\u00a0h à 19\u00a0h, du lundi au samedi.'],
    toilets: ['Toilettes', 'Saleté, fuite, papier'],
    bins: ['Poubelles', 'Pleines ou renversées'],
    floor: ['Sols', 'Sales ou glissants'],
    heat: ['Température', 'Trop chaud, trop froid'],
    seats: ['Assises', 'Abîmées ou manquantes'],
    noise: ['Bruit', 'Musique, travaux'],
  } satisfies Record<string, readonly [lbl: string, descr: string]>,
};

export type MenuWords = typeof words;
