import { fill } from './address.ts';
import { prefixes, type Who } from './call.ts';
import type { ImageSize } from './entities/media.ts';
import type { LimitName } from './limits.ts';

/** An address beside the calls: GET, without envelope. */
export interface Address {
  /** The whole path, with its parameters. */
  readonly template: string;
  readonly who: Who;
  /** Media type of the response. */
  readonly type: string;
  /** Rate limit, where it costs more than reading. */
  readonly limit?: LimitName;
}

/** All addresses that are no call, defined only here. */
export const addresses = {
  contributorLive: {
    template: `${prefixes.public}/live`,
    who: 'identity',
    type: 'text/event-stream',
  },
  staffLive: {
    template: `${prefixes.town}/live`,
    who: 'staff',
    type: 'text/event-stream',
  },
  ownData: {
    template: `${prefixes.public}/user/export`,
    who: 'identity',
    type: 'application/zip',
  },
  logo: {
    template: `${prefixes.public}/media/logo/{id}`,
    who: 'anyone',
    type: 'image/*',
  },
  groupLogo: {
    template: `${prefixes.town}/info/groupLogo/{id}`,
    who: 'anyone',
    type: 'image/*',
  },
  groupIcon: {
    template: `${prefixes.mobile}/info/groupIcon/{id}`,
    who: 'anyone',
    type: 'image/*',
  },
  contributorImage: {
    template: `${prefixes.mobile}/media/image/{id}`,
    who: 'participant',
    type: 'image/*',
  },
  gatheringPicture: {
    template: `${prefixes.mobile}/gatherings/picture/{id}`,
    who: 'session',
    type: 'image/*',
  },
  staffImage: {
    template: `${prefixes.town}/media/image/{id}`,
    who: 'staff',
    type: 'image/*',
  },
  contributorVideo: {
    template: `${prefixes.mobile}/media/video/{id}`,
    who: 'participant',
    type: 'video/*',
  },
  staffVideo: {
    template: `${prefixes.town}/media/video/{id}`,
    who: 'staff',
    type: 'video/*',
  },
  contributorCaptions: {
    template: `${prefixes.mobile}/media/captions/{id}`,
    who: 'participant',
    type: 'text/vtt',
  },
  staffCaptions: {
    template: `${prefixes.town}/media/captions/{id}`,
    who: 'staff',
    type: 'text/vtt',
  },
  appManifest: {
    template: `${prefixes.public}/app/{cuid}/manifest`,
    who: 'anyone',
    type: 'application/manifest+json',
  },
  appIcon: {
    template: `${prefixes.public}/app/{cuid}/icon/{file}`,
    who: 'anyone',
    type: 'image/png',
  },
  codeSheets: {
    template: `${prefixes.admin}/codes.pdf`,
    who: 'admin',
    type: 'application/pdf',
    limit: 'sheets',
  },
  trailSheet: {
    template: `${prefixes.admin}/trail.csv`,
    who: 'admin',
    limit: 'sheets',
    type: 'text/csv; charset=utf-8',
  },
  pollSheet: {
    template: `${prefixes.town}/polls/{code}.csv`,
    who: 'manager',
    limit: 'sheets',
    type: 'text/csv; charset=utf-8',
  },
  gatheringSheet: {
    template: `${prefixes.town}/gatherings/{gthrId}.csv`,
    who: 'manager',
    limit: 'sheets',
    type: 'text/csv; charset=utf-8',
  },
  deskSheet: {
    template: `${prefixes.town}/figures.csv`,
    who: 'manager',
    limit: 'sheets',
    type: 'text/csv; charset=utf-8',
  },
  casesSheet: {
    template: `${prefixes.town}/cases.csv`,
    who: 'staff',
    limit: 'sheets',
    type: 'text/csv; charset=utf-8',
  },
  figuresSheet: {
    template: `${prefixes.admin}/figures.csv`,
    who: 'admin',
    limit: 'sheets',
    type: 'text/csv; charset=utf-8',
  },
  qrPicture: {
    template: '/qr/{file}',
    who: 'anyone',
    type: 'image/*',
  },
  health: {
    template: '/health',
    who: 'anyone',
    type: 'application/json',
  },
  ready: {
    template: '/ready',
    who: 'anyone',
    type: 'application/json',
  },
  build: {
    template: '/empty.js',
    who: 'anyone',
    type: 'text/javascript',
  },
  openApi: {
    template: `${prefixes.public}/openapi.json`,
    who: 'anyone',
    type: 'application/json',
  },
  docs: {
    template: `${prefixes.public}/docs`,
    who: 'anyone',
    type: 'text/html',
  },
  docsFile: {
    template: `${prefixes.public}/docs/{file}`,
    who: 'anyone',
    type: '*/*',
  },
} as const satisfies Readonly<Record<string, Address>>;

/** Header in which `build` names the served revision. */
export const REVISION_HEADER = 'x-parvis-rev';

export type AddressName = keyof typeof addresses;

/** Returns the address of a stored logo or banner. */
export const logoAddress = (id: string): string => fill(addresses.logo.template, { id });

/** Returns the address of a picture in a message, by side. */
export const imageAddress = (
  side: 'mobile' | 'town',
  { cuid, id, size }: { readonly cuid: string; readonly id: string; readonly size: ImageSize },
): string => {
  const { template } = side === 'mobile' ? addresses.contributorImage : addresses.staffImage;
  return `${fill(template, { cuid, id })}?size=${size}`;
};

/** Returns the address of a gathering's picture, for visitors who may join it too. */
export const gatheringPictureAddress = ({
  cuid,
  id,
  size,
}: {
  readonly cuid: string;
  readonly id: string;
  readonly size: ImageSize;
}): string => `${fill(addresses.gatheringPicture.template, { cuid, id })}?size=${size}`;

export const videoAddress = (
  side: 'mobile' | 'town',
  { cuid, id }: { readonly cuid: string; readonly id: string },
): string =>
  fill((side === 'mobile' ? addresses.contributorVideo : addresses.staffVideo).template, { cuid, id });

/** Returns the address of a video's captions, by side; it changes with them. */
export const captionsAddress = (
  side: 'mobile' | 'town',
  { cuid, id, version }: { readonly cuid: string; readonly id: string; readonly version: string },
): string => {
  const { template } = side === 'mobile' ? addresses.contributorCaptions : addresses.staffCaptions;
  return `${fill(template, { cuid, id })}?v=${version}`;
};
