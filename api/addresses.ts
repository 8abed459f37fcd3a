import { fill } from './address.ts';
import { prefixes, type Who } from './call.ts';
import type { ImageSize } from './entities/media.ts';
import type { LimitName } from './limits.ts';

/** What is served beside the calls: no envelope, read by GET. */
export interface Address {
  /** The whole path, with a hole for each value. */
  readonly template: string;
  readonly who: Who;
  readonly summary: string;
  /** Media type of what is answered. */
  readonly type: string;
  /** How often it may be asked for, where that costs more than reading. */
  readonly limit?: LimitName;
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
  ownData: {
    template: `${prefixes.public}/user/export`,
    who: 'identity',
    summary:
      'All that is kept of the person who asks, as one archive: texts to read (`person.txt`, one a case in `cases`), the same as data (`data.json`), and the files they sent.',
    type: 'application/zip',
  },
  logo: {
    template: `${prefixes.public}/media/logo/{id}`,
    who: 'anyone',
    summary: 'A logo or banner, by the hash of its bytes: it may be kept for ever.',
    type: 'image/*',
  },
  contributorImage: {
    template: `${prefixes.mobile}/media/image/{id}`,
    who: 'participant',
    summary: 'A picture of a message, for whoever takes part in its case.',
    type: 'image/*',
  },
  staffImage: {
    template: `${prefixes.town}/media/image/{id}`,
    who: 'staff',
    summary: 'A picture of a message, for staff of its customer.',
    type: 'image/*',
  },
  contributorVideo: {
    template: `${prefixes.mobile}/media/video/{id}`,
    who: 'participant',
    summary: 'A video of a message, for whoever takes part in its case.',
    type: 'video/*',
  },
  staffVideo: {
    template: `${prefixes.town}/media/video/{id}`,
    who: 'staff',
    summary: 'A video of a message, for staff of its customer.',
    type: 'video/*',
  },
  contributorCaptions: {
    template: `${prefixes.mobile}/media/captions/{id}`,
    who: 'participant',
    summary: 'The captions of a video of a message, for whoever takes part in its case.',
    type: 'text/vtt',
  },
  staffCaptions: {
    template: `${prefixes.town}/media/captions/{id}`,
    who: 'staff',
    summary: 'The captions of a video of a message, for staff of its customer.',
    type: 'text/vtt',
  },
  appManifest: {
    template: `${prefixes.public}/app/{cuid}/manifest`,
    who: 'anyone',
    summary: 'What a phone is told that installs the app of a customer: its name, colours, icons and pages.',
    type: 'application/manifest+json',
  },
  appIcon: {
    template: `${prefixes.public}/app/{cuid}/icon/{file}`,
    who: 'anyone',
    summary:
      'An icon of the app of a customer, made from its logo, or drawn in its colours where it has none.',
    type: 'image/png',
  },
  codeSheets: {
    template: `${prefixes.admin}/codes.pdf`,
    who: 'admin',
    summary:
      'Codes of a customer ready to print: `format` a4, a5, a6, stickers or tent; `code` for each that is wanted, all in service without it; `address` where codes lead, to print one that is not for everybody.',
    type: 'application/pdf',
    limit: 'sheets',
  },
  trailSheet: {
    template: `${prefixes.admin}/trail.csv`,
    who: 'admin',
    limit: 'sheets',
    summary:
      'What was done with rights at a customer, for spreadsheets: `kind` and `person` for a part of it, `lang` the language.',
    type: 'text/csv; charset=utf-8',
  },
  qrPicture: {
    template: '/qr/{file}',
    who: 'anyone',
    summary: 'A code to print: its qrid, then .svg or .png.',
    type: 'image/*',
  },
  health: {
    template: '/health',
    who: 'anyone',
    summary: 'Whether this process lives, and which build it serves: 503 once it is about to end.',
    type: 'application/json',
  },
  ready: {
    template: '/ready',
    who: 'anyone',
    summary: 'Whether the database answers: 503 while it does not.',
    type: 'application/json',
  },
  build: {
    template: '/empty.js',
    who: 'anyone',
    summary: 'An empty script whose header tells which build is served now, for pages that are open.',
    type: 'text/javascript',
  },
  openApi: {
    template: `${prefixes.public}/openapi.json`,
    who: 'anyone',
    summary: 'This document.',
    type: 'application/json',
  },
  docs: {
    template: `${prefixes.public}/docs`,
    who: 'anyone',
    summary: 'This document as pages to read.',
    type: 'text/html',
  },
  docsFile: {
    template: `${prefixes.public}/docs/{file}`,
    who: 'anyone',
    summary: 'A script or style sheet of these pages.',
    type: '*/*',
  },
} as const satisfies Readonly<Record<string, Address>>;

/** The header by which `build` tells which one is served. */
export const REVISION_HEADER = 'x-parvis-rev';

/** The name of an address that is no call. */
export type AddressName = keyof typeof addresses;

/** The address of a stored logo or banner. */
export const logoAddress = (id: string): string => fill(addresses.logo.template, { id });

/** The address of a picture of a message, as one side asks for it. */
export const imageAddress = (
  side: 'mobile' | 'town',
  { cuid, id, size }: { readonly cuid: string; readonly id: string; readonly size: ImageSize },
): string => {
  const { template } = side === 'mobile' ? addresses.contributorImage : addresses.staffImage;
  return `${fill(template, { cuid, id })}?size=${size}`;
};

/** The address of a video of a message, likewise. */
export const videoAddress = (
  side: 'mobile' | 'town',
  { cuid, id }: { readonly cuid: string; readonly id: string },
): string =>
  fill((side === 'mobile' ? addresses.contributorVideo : addresses.staffVideo).template, { cuid, id });

/** The address of the captions of a video, likewise: another one whenever they change. */
export const captionsAddress = (
  side: 'mobile' | 'town',
  { cuid, id, version }: { readonly cuid: string; readonly id: string; readonly version: string },
): string => {
  const { template } = side === 'mobile' ? addresses.contributorCaptions : addresses.staffCaptions;
  return `${fill(template, { cuid, id })}?v=${version}`;
};
