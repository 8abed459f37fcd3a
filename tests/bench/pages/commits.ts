type Hook = {
  supportsFiber: true;
  inject: () => number;
  onCommitFiberRoot: () => void;
  onCommitFiberUnmount: () => void;
};

/** How often React has changed the page so far, counted the way its own developer tools hear of it. */
export const commits = { count: 0 };

/** Must run before React is loaded. */
export function countCommits(): void {
  const hook: Hook = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: () => {
      commits.count += 1;
    },
    onCommitFiberUnmount: () => {},
  };
  Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
}
