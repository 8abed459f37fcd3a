/** Reads, compares or locks by name; writes no message. */
const NO_CAUSES = [
  /\.for\('[^)]*\)/g,
  // Lookups.
  /[!=]==? '\w+'/g,
  /\bin \('[^)]*\)/gi,
  /: readonly [\w[\]']+\[\] = \[[^;]*\];/g,
  // And JSON fields.
  /\b(?:Pick|Omit|Extract|Exclude)<[^>]*>/g,
  /\| '\w+'/g,
  /->> '\w+'/g,
];

/** The names left are of written messages. */
export const keepCauses = (source: string): string =>
  NO_CAUSES.reduce((text, pattern) => text.replaceAll(pattern, ''), source);
