let left = false;

/** A sign-out on purpose, unlike a session that ended. */
export const leaveOnPurpose = (): void => {
  left = true;
};

export const isBack = (): void => {
  left = false;
};

/** Whether the last person signed out on purpose, for the life of the page. */
export const hasLeftOnPurpose = (): boolean => left;
