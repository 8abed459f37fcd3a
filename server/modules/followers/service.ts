/** What other modules, `http` and `cli` may use of `followers`. */

export { isShownToFollower } from './followedCase.ts';
