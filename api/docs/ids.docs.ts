import { addresses } from '../addresses.ts';

/** What a `cuid` is. */
export const CUID = 'The customer: a town, venue or campus.';
/** What a `csid` is. */
export const CSID = 'The case. Made on the reporter’s device: 20 to 64 letters, digits, `-` and `_`.';
/** What a `crUid` is. */
export const CR_UID = 'A person at this service. It says nothing about who they are.';
/** What a `logoId` is. */
export const LOGO_ID = `The square logo, to be read at \`${addresses.logo.template}\`; absent without one.`;
/** What a `wideLogoId` is. */
export const WIDE_LOGO_ID = 'The wide logo, read likewise; absent without one.';
