let left = false;

/** Somebody signs out by themselves: their session did not end under them. */
export const leaveOnPurpose = (): void => {
  left = true;
};

/** Somebody is signed in, again or for the first time. */
export const isBack = (): void => {
  left = false;
};

/** Whether whoever was signed in last, as long as the page is open, signed out by themselves. */
export const hasLeftOnPurpose = (): boolean => left;
