/** The module's public interface. */
export { eraseModerated } from './eraseModerated.ts';
export { takeOutMessage } from './moderateMessage.ts';
