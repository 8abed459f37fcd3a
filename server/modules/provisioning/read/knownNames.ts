/** Icons of `@parvis/ui`, which the server must not import. */
export const ICON_NAMES: readonly string[] =
  'home list info question warning star chat chart droplet toilet tap soap paper broom trash smell sofa seat bench heating thermometer snow bulb wrench broken door lift stairs wheelchair key lock bolt wifi screen mobile phone mail camera speaker tree dog graffiti road lamp car bike bus pin food ticket calendar clock flag heart bell user users shield fire police medical rescue social building briefcase headset'.split(
    ' ',
  );

/** Services with an icon. */
export const SERVICES: readonly string[] =
  'fire police medical security rescue social maintenance it janitorial events facilities services support upperManagement'.split(
    ' ',
  );
