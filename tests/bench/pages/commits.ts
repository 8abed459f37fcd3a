type Hook = {
  supportsFiber: true;
  inject: () => number;
  onCommitFiberRoot: () => void;
  onCommitFiberUnmount: () => void;
};

/** Through the developer-tools hook. */
export const commits = { count: 0 };

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
