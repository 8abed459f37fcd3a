/** Home, if opened by its address. */
export const goBack = (): void => (history.length > 1 ? history.back() : location.assign('/'));
