/** What other modules, `http` and `cli` may use of `links`. */
export { describeConnection } from './describeLink.ts';
export { findLink, getLinkState } from './findLink.ts';
