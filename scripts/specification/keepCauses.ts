/** Where a quoted name is read or locked, and no message is written. */
const NO_CAUSES = [
  /\.for\('[^)]*\)/g,
  // Comparisons and lists to look up in.
  /[!=]==? '\w+'/g,
  /\bin \('[^)]*\)/gi,
  /: readonly [\w[\]']+\[\] = \[[^;]*\];/g,
  // Types, and fields of JSON.
  /\b(?:Pick|Omit|Extract|Exclude)<[^>]*>/g,
  /\| '\w+'/g,
  /->> '\w+'/g,
];

/** Removes them from source text. */
export const keepCauses = (source: string): string =>
  NO_CAUSES.reduce((text, pattern) => text.replaceAll(pattern, ''), source);
