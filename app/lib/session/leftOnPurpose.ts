let left = false;

/** A sign-out on purpose, unlike a session that ended. */
export const leaveOnPurpose = (): void => {
  left = true;
};

export const isBack = (): void => {
  left = false;
};

export const hasLeftOnPurpose = (): boolean => left;
