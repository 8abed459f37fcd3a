/** The icons that a tile may name: those of `@parvis/ui`, which the server never imports. */
export const ICON_NAMES: readonly string[] =
  'home list info question warning star chat chart droplet toilet tap soap paper broom trash smell sofa seat bench heating thermometer snow bulb wrench broken door lift stairs wheelchair key lock bolt wifi screen mobile phone mail camera speaker tree dog graffiti road lamp car bike bus pin food ticket calendar clock flag heart bell user users shield fire police medical rescue social building briefcase headset'.split(
    ' ',
  );

/** The kinds of services that have an icon of their own. */
export const SERVICES: readonly string[] =
  'fire police medical security rescue social maintenance it janitorial events facilities services support upperManagement'.split(
    ' ',
  );
