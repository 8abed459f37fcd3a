const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/svg+xml': 'svg',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
};

/** How the name of a picture of a type ends; nothing where it is none that is shown. */
export const extensionOf = (type: string | undefined): string | undefined => EXTENSIONS[type ?? ''];
