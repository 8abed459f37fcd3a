/** What may stand under a key that a customer's file must have, as it is written there; the lists of what is possible are told elsewhere. */
export const EXAMPLES: Readonly<Record<string, string>> = {
  cuid: '"saint-elme"',
  cstmrLbl: '{ "fr": "Ville de Saint-Elme" }',
  emergency: '[{ "number": "112", "lbl": { "fr": "Urgences" } }]',
  number: '"112"',
  lbl: '{ "fr": "Mairie" }',
  menu: '[{ "code": "other", "type": "reportEnd", "lbl": { "fr": "Autre chose" } }]',
  code: '"hall"',
  places: '[{ "code": "hall", "lbl": { "fr": "Mairie" }, "qr": [{ "qrid": "hall-1" }] }]',
  qr: '[{ "qrid": "hall-1" }]',
  qrid: '"hall-1"',
  staff: '[{ "email": "anne@ville.example", "name": "Anne Roy", "level": "admin" }]',
  email: '"anne@ville.example"',
  name: '"Anne Roy"',
  www: '"https://signaler.ville.example"',
};
