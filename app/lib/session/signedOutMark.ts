let isSignedOut = false;

/** Deliberate sign-out, unlike an expired session. */
export const markSignedOut = (): void => {
  isSignedOut = true;
};

export const clearSignedOut = (): void => {
  isSignedOut = false;
};

export const hasSignedOut = (): boolean => isSignedOut;
