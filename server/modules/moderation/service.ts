/** What other modules, `http` and `cli` may use of `moderation`. */
export { eraseModerated } from './eraseModerated.ts';
export { takeOutMessage } from './moderateMessage.ts';
