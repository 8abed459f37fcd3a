/** The module's public interface. */

export { isShownToFollower } from './followedCase.ts';
