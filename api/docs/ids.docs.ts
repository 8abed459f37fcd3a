import { addresses } from '../addresses.ts';

export const CUID = 'The customer: a town, venue or campus.';
export const CSID = 'The case. Made on the reporter’s device: 20 to 64 letters, digits, `-` and `_`.';
export const CR_UID = 'A person at this service. It says nothing about who they are.';
export const LOGO_ID = `The square logo, to be read at \`${addresses.logo.template}\`; absent without one.`;
export const WIDE_LOGO_ID = 'The wide logo, read likewise; absent without one.';
