/** What else than that it is not complete is wrong with an address of mail, wherever one is typed. */
export const mailFaults = {
  'mail.tooLong': 'Cette adresse est trop longue\u202f: elle compte 255 caractères au plus.',
  'mail.characters':
    'Cette adresse contient un signe qui n’y a pas sa place\u202f: un espace, un accent ou un emoji, par exemple.',
} as const;
