import type { Questionnaire } from '@parvis/questionnaire/model/schema';
import { type CustomerFile, customerFileSchema } from '../platform/config/customerFile.ts';

/** jsonb would change the keys' order; the first match wins. */
export const awkwardQuestionnaire: Questionnaire = {
  version: 1,
  start: 'what',
  questions: {
    what: {
      titleId: 'what',
      exclusive: true,
      items: [
        { type: 'checkbox', id: 'leak' },
        { type: 'checkbox', id: 'dirt' },
      ],
      followUp: { zebra: 'how', leak: 'how', b: 'how', aa: 'how', default: 'how' },
    },
    how: { items: [{ type: 'message', id: 'details' }] },
  },
  texts: {
    fr: { what: 'Quoi ?', leak: 'Fuite', dirt: 'Saleté', details: 'Précisions' },
    en: { what: 'What?', leak: 'Leak', dirt: 'Dirt', details: 'Details' },
  },
};

/** `</script>` must not end a script element. */
export const testTown: CustomerFile = customerFileSchema.parse({
  cuid: 'testville',
  cstmrType: 'town',
  cstmrLbl: { fr: 'Ville de Test </script><script>alert(1)</script>', en: 'Town of Test' },
  greeting: { fr: 'Bonjour' },
  appColors: { hdrBg1: '#E6EFFC', mainBtnImg: '#1450CC', txt: 'red; } body { display: none' },
  contact: { mail: 'contact@testville.example', phone: '+33 6 39 98 09 00' },
  gatherings: 'contributors',
  emergency: [{ number: '112', lbl: { fr: 'Urgences', en: 'Emergency' } }],
  menu: [
    {
      code: 'hygiene',
      type: 'menu',
      lbl: { fr: 'Hygiène', en: 'Hygiene' },
      entries: [
        {
          code: 'toilets',
          type: 'reportEnd',
          icon: 'toilet',
          caseType: 'health',
          lbl: { fr: 'Toilettes', en: 'Toilets' },
          questionnaire: awkwardQuestionnaire,
        },
      ],
    },
    {
      ...{ code: 'other', type: 'reportEnd', urgency: 'low', knownHere: true },
      lbl: { fr: 'Autre', en: 'Other' },
    },
    { code: 'opening', type: 'info', lbl: { fr: 'Horaires', en: 'Opening hours' } },
  ],
  places: [
    {
      code: 'hall',
      lbl: { fr: 'Hall', en: 'Hall' },
      descr: { fr: 'Au fond', en: 'At the back' },
      qr: [{ qrid: 'test-hall' }, { qrid: 'test-old', stale: true }, { qrid: 'test-fake', fake: true }],
    },
  ],
  staff: [
    {
      email: 'Anna@testville.example',
      phone: '06 39 98 00 01',
      name: 'Anna Petit',
      gcatCode: 'janitorial',
      grpLbl: { fr: 'Propreté' },
    },
    { email: 'bruno@testville.example', name: 'Bruno Roux', level: 'manager' },
    { email: 'chloe@testville.example', name: 'Chloé Dubois', level: 'admin' },
  ],
});

export const otherTown: CustomerFile = customerFileSchema.parse({
  cuid: 'otherville',
  cstmrType: 'venue',
  cstmrLbl: { fr: 'Autre ville' },
  emergency: [],
  menu: [{ code: 'noise', type: 'reportEnd', lbl: { fr: 'Bruit' } }],
  places: [{ code: 'gate', lbl: { fr: 'Porte' }, qr: [{ qrid: 'other-gate' }] }],
  staff: [{ email: 'olga@otherville.example', name: 'Olga Blanc' }],
});
