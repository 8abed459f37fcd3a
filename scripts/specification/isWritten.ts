/** Where a quoted name is no message: locks of rows, comparisons, and types made of others. */
const NO_CAUSE = /\.for\('[^)]*\)|[!=]==? '\w+'|\b(?:Pick|Omit|Extract|Exclude)<[^>]*>/g;

/** Whether source text writes a name as a value. */
export const isWritten = (name: string, source: string): boolean =>
  source.replaceAll(NO_CAUSE, '').includes(`'${name}'`);
