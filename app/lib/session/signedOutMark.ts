let isSignedOut = false;

/** A sign-out on purpose, unlike a session that ended. */
export const markSignedOut = (): void => {
  isSignedOut = true;
};

export const clearSignedOut = (): void => {
  isSignedOut = false;
};

export const hasSignedOut = (): boolean => isSignedOut;
