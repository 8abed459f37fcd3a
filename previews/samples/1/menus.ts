import type { TileItem } from '@parvis/ui/screens/QrMenu';
import type { Menus } from '@parvis/ui/screens/QrMenu/navigation';

/** A menu as a customer's could be: every kind of tile and state is in it. */
export const menus: Menus<TileItem> = {
  main: [
    {
      code: 'hygiene',
      type: 'menu',
      imgSrc: 'droplet',
      lbl: 'Hygiène',
      descr: 'Toilettes, poubelles, propreté',
    },
    { code: 'comfort', type: 'menu', imgSrc: 'sofa', lbl: 'Confort', descr: 'Chaleur, bancs, lumière' },
    { code: 'repair', type: 'reportEnd', imgSrc: 'wrench', lbl: 'Réparation', descr: 'Cassé ou dangereux' },
    { code: 'it', type: 'reportEnd', imgSrc: 'wifi', lbl: 'Informatique', descr: 'Wi-Fi, bornes, écrans' },
    {
      code: 'opinion',
      type: 'polling',
      imgSrc: 'chart',
      lbl: 'Votre avis',
      descr: 'Une question',
      alreadyAnswered: true,
    },
    {
      code: 'hours',
      type: 'info',
      imgSrc: 'info',
      lbl: 'Horaires',
      descr: 'Ouvert de 8 h à 19 h, du lundi au samedi.',
    },
  ],
  hygiene: [
    {
      code: 'toilets',
      type: 'reportEnd',
      imgSrc: 'droplet',
      lbl: 'Toilettes',
      descr: 'Saleté, fuite, papier',
    },
    { code: 'bins', type: 'reportEnd', imgSrc: 'trash', lbl: 'Poubelles', descr: 'Pleines ou renversées' },
    {
      code: 'floor',
      type: 'reportEnd',
      imgSrc: 'sparkles',
      lbl: 'Sols',
      descr: 'Sales ou glissants',
      pending: true,
    },
  ],
  comfort: [
    { code: 'heat', type: 'reportEnd', imgSrc: 'sun', lbl: 'Température', descr: 'Trop chaud, trop froid' },
    { code: 'seats', type: 'reportEnd', imgSrc: 'sofa', lbl: 'Assises', descr: 'Abîmées ou manquantes' },
    { code: 'noise', type: 'reportEnd', imgSrc: 'speaker', lbl: 'Bruit', descr: 'Musique, travaux' },
  ],
};
