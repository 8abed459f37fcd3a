/** Code that reads, compares or locks by a quoted name, and writes no message. */
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

/** Removes such code from source text, so that the quoted names left are of written messages. */
export const keepCauses = (source: string): string =>
  NO_CAUSES.reduce((text, pattern) => text.replaceAll(pattern, ''), source);
