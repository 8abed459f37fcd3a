/** The module's public interface. */
export { findLink, getLinkState } from './findLink.ts';
export { listPlaces } from './manageLinks.ts';
export { createOwnLink, findSpokenLink, isClaimed } from './ownLink.ts';
