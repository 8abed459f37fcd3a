import { fill } from './address.ts';
import { prefixes, type Who } from './call.ts';

/** What is served beside the calls: no envelope, read by GET. */
export interface Address {
  /** The whole path, with a hole for each value. */
  readonly template: string;
  readonly who: Who;
  readonly summary: string;
  /** Media type of what is answered. */
  readonly type: string;
}

/** Every address that is no call, each written here and nowhere else. */
export const addresses = {
  contributorLive: {
    template: `${prefixes.public}/live`,
    who: 'identity',
    summary: 'Live notices of own cases, at all customers; each carries ids only.',
    type: 'text/event-stream',
  },
  staffLive: {
    template: `${prefixes.town}/live`,
    who: 'staff',
    summary: 'Live notices of all cases of a customer, for its staff; each carries ids only.',
    type: 'text/event-stream',
  },
  logo: {
    template: `${prefixes.public}/media/logo/{id}`,
    who: 'anyone',
    summary: 'A logo or banner, by the hash of its bytes: it may be kept for ever.',
    type: 'image/*',
  },
  qrPicture: {
    template: '/qr/{file}',
    who: 'anyone',
    summary: 'A code to print: its qrid, then .svg or .png.',
    type: 'image/*',
  },
  openApi: {
    template: `${prefixes.public}/openapi.json`,
    who: 'anyone',
    summary: 'This document.',
    type: 'application/json',
  },
} as const satisfies Readonly<Record<string, Address>>;

/** The address of a stored logo or banner. */
export const logoAddress = (id: string): string => fill(addresses.logo.template, { id });
