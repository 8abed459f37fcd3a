/** Valid and French. */
export const SMALL_TOWN = `{
  "cuid": "saint-elme",
  "cstmrType": "town",
  "cstmrLbl": { "fr": "Ville de Saint-Elme" },
  "logo": "logo.svg",
  "appColors": { "hdrBg1": "#DFF3E6" },
  "contact": { "mail": "mairie@saint-elme.example", "www": "https://www.saint-elme.example" },
  "emergency": [{ "number": "112", "lbl": { "fr": "Urgences" } }],
  "retentionDays": 30,
  "menu": [
    { "code": "square", "type": "info", "lbl": { "fr": "La place" }, "descr": { "fr": "Marché le jeudi" } },
    {
      "code": "lamp",
      "type": "reportEnd",
      "icon": "lamp",
      "caseType": "health",
      "gcatCode": "maintenance",
      "lbl": { "fr": "Éclairage" },
      "questionnaire": {
        "version": 1,
        "start": "q1",
        "questions": {
          "q1": { "titleId": "q1", "items": [{ "type": "yesNo", "id": "q1", "yes": "oui", "no": "non" }], "followUp": "q2" },
          "q2": { "titleId": "q2", "items": [{ "type": "checkbox", "id": "off" }] }
        },
        "texts": {
          "fr": { "q1": "Est-ce dangereux ?", "oui": "Oui", "non": "Non", "q2": "Que voyez-vous ?", "off": "Lampe éteinte" }
        }
      }
    }
  ],
  "places": [
    { "code": "hall", "lbl": { "fr": "Mairie" }, "qr": [{ "qrid": "se-1" }, { "qrid": "se-2" }] }
  ],
  "staff": [
    { "email": "anne@saint-elme.example", "name": "Anne Roy", "level": "admin" }
  ]
}
`;
