/** Back to where a page was opened; one that was opened by its address goes home. */
export const goBack = (): void => (history.length > 1 ? history.back() : location.assign('/'));
