/** What other modules, `http` and `cli` may use of `links`. */
export { findLink, getLinkState } from './findLink.ts';
export { listPlaces } from './manageLinks.ts';
export { createOwnLink, findSpokenLink, isClaimed } from './ownLink.ts';
