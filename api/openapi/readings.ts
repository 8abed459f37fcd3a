import { locales } from '@parvis/locales/languages';
import type { AddressName } from '../addresses.ts';
import { COPIES_MAX, formatNames } from '../entities/codes.ts';
import { trailKinds } from '../entities/trail.ts';
import {
  captionsOfVideos,
  kept,
  ofMessages,
  picture,
  type Reading,
  status,
  stream,
  videosOfMessages,
} from './readingParts.ts';

/** What is told of every address that is no call. */
export const readings: Readonly<Record<AddressName, Reading>> = {
  contributorLive: stream,
  staffLive: { ...stream, errors: ['unknownCustomer'] },
  ownData: {
    description: 'Made when it is asked for, in the language of the reader.',
    headers: {
      'Content-Disposition': { description: 'It is a file to keep.', schema: { type: 'string' } },
    },
    content: picture('application/zip'),
  },
  logo: {
    description: 'A picture that runs nothing, whatever is in it.',
    errors: ['notFound'],
    headers: kept,
    content: picture('image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'),
  },
  contributorImage: ofMessages,
  staffImage: ofMessages,
  contributorVideo: videosOfMessages,
  staffVideo: videosOfMessages,
  contributorCaptions: captionsOfVideos,
  staffCaptions: captionsOfVideos,
  appManifest: {
    description:
      'A web app manifest. Customers that share a host have an `id` and a `scope` of their own; one with its own host has all of it. It has an `ETag` and is asked for anew.',
    parameters: [
      {
        name: 'lang',
        in: 'query',
        description: 'The language of its words; that of the browser without it.',
        schema: { type: 'string', enum: [...locales] },
        example: 'en-US',
      },
    ],
    errors: ['unknownCustomer'],
    content: { 'application/manifest+json': { schema: { type: 'object' } } },
  },
  appIcon: {
    description:
      '`192.png` and `512.png`; `maskable-192.png` and `maskable-512.png`, on a ground, for what cuts a shape out of them; `apple-180.png`, without transparency; `badge-96.png`, in white alone.',
    parameters: [
      {
        name: 'v',
        in: 'query',
        description: 'What the manifest says of it: with it the icon may be kept for ever.',
        schema: { type: 'string' },
        example: 'b2Jm3kQx7Z',
      },
    ],
    errors: ['unknownCustomer', 'notFound'],
    content: picture('image/png'),
  },
  codeSheets: {
    description:
      'Made when it is asked for, at most 200 codes that are named one by one. An address of one machine, of a private network or without https is not printed (conflict), unless `address` names it.',
    parameters: [
      {
        name: 'format',
        in: 'query',
        description: 'How they are printed; a poster each without it.',
        schema: { type: 'string', enum: [...formatNames] },
        example: 'stickers',
      },
      {
        name: 'code',
        in: 'query',
        description: 'One that is wanted; may be repeated. All in service but those of tests without it.',
        schema: { type: 'array', items: { type: 'string' } },
        example: ['demo-town'],
      },
      {
        name: 'copies',
        in: 'query',
        description: 'How often each; once without it.',
        schema: { type: 'integer', minimum: 1, maximum: COPIES_MAX },
        example: 24,
      },
      {
        name: 'address',
        in: 'query',
        description: 'Where codes lead, to print one that is not for everybody all the same.',
        schema: { type: 'string' },
        example: 'http://localhost:3000',
      },
    ],
    errors: ['unknownCustomer', 'notFound', 'badRequest', 'conflict'],
    headers: { 'Content-Disposition': { description: 'It is a file to keep.', schema: { type: 'string' } } },
    content: picture('application/pdf'),
  },
  trailSheet: {
    description:
      'UTF-8 with its mark, cells between quotation marks, parted by semicolons in French and by commas in English. A cell that a spreadsheet would reckon with begins with an apostrophe.',
    parameters: [
      {
        name: 'kind',
        in: 'query',
        description: 'Of one kind alone.',
        schema: { type: 'string', enum: [...trailKinds] },
        example: 'signIn',
      },
      {
        name: 'person',
        in: 'query',
        description: 'Of one role alone, or `operator`.',
        schema: { type: 'string' },
        example: 'operator',
      },
      {
        name: 'lang',
        in: 'query',
        description: 'The language; without it that of the request.',
        schema: { type: 'string', enum: [...locales] },
        example: 'fr-FR',
      },
    ],
    errors: ['badRequest'],
    headers: {
      'Content-Disposition': {
        description: 'A name for the file.',
        schema: { type: 'string' },
        example: 'attachment; filename="demo-trail.csv"',
      },
    },
    content: { 'text/csv': { schema: { type: 'string' } } },
  },
  qrPicture: {
    description: 'A picture of the address that the code leads to.',
    errors: ['notFound', 'unknownQr'],
    content: picture('image/svg+xml', 'image/png'),
  },
  health: {
    description: 'Answers as long as the process does, whatever its database says.',
    content: {
      'application/json': {
        schema: {
          ...status,
          required: ['status', 'rev'],
          properties: {
            ...status.properties,
            rev: { type: 'integer', description: 'The build that is served; 199 while nothing is built.' },
          },
        },
        example: { status: 'ok', rev: 200 },
      },
    },
  },
  ready: {
    description:
      'For whoever decides where calls go. While it is not ready the answer is 503, and `status` says why: `databaseAway`, `diskFull`, `writesRefused`, `schemaOlder` (an older copy of the database was put in its place). `schema` says that a newer version brought the database further: this one goes on, and does not start again beside it.',
    content: {
      'application/json': {
        schema: {
          ...status,
          properties: {
            ...status.properties,
            schema: {
              type: 'string',
              const: 'newer',
              description: 'A newer version brought the database further.',
            },
          },
        },
        example: { status: 'ok' },
      },
    },
  },
  build: {
    description: 'Asked every ten minutes by pages that are open.',
    headers: {
      'X-Parvis-Rev': {
        description: 'The build that is served: another number than that of the page means a newer one.',
        schema: { type: 'integer' },
        example: 200,
      },
    },
    content: { 'text/javascript': { schema: { type: 'string', maxLength: 0 }, example: '' } },
  },
  openApi: {
    description: 'Made from the tables that the server itself is made from.',
    content: { 'application/json': { schema: { type: 'object', description: 'An OpenAPI document.' } } },
  },
  docs: {
    description: 'Served from here; nothing is loaded from elsewhere.',
    content: { 'text/html': { schema: { type: 'string' } } },
  },
  docsFile: {
    description: 'Files of the viewer.',
    errors: ['notFound'],
    content: picture('text/javascript', 'text/css'),
  },
};
