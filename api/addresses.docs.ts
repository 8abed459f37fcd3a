import { locales } from '@parvis/locales/languages';
import type { AddressName } from './addresses.ts';
import { CASES_EXPORT_MAX } from './constants.ts';
import { COPIES_MAX, formatNames } from './entities/codes.ts';
import { figurePeriods } from './entities/customerFigures.ts';
import { deskDimensions, deskPeriods } from './entities/deskFigures.ts';
import { trailKinds } from './entities/trail.ts';
import type { ErrorCode } from './errors.ts';

/** Documentation of an address that is no call. */
export interface AddressDocs {
  readonly summary: string;
  readonly description: string;
  /** Parameters whose meaning differs from elsewhere. */
  readonly holes?: Readonly<Record<string, { readonly description: string; readonly example: string }>>;
  readonly parameters?: readonly object[];
  readonly errors?: readonly ErrorCode[];
  readonly headers?: Readonly<Record<string, object>>;
  readonly content?: Readonly<Record<string, object>>;
}

const string = { type: 'string' };
const describeParameter = (
  name: string,
  example: unknown,
  description: string,
  schema: object = string,
  where = 'query',
) => ({
  ...{ name, in: where, description, schema, example },
});
const describeHeader = (description: string, example?: string) => ({
  description,
  schema: string,
  ...(example !== undefined && { example }),
});
const describeLanguage = (description: string) =>
  describeParameter('lang', 'en-US', description, { ...string, enum: [...locales] });
const describeBinary = (...types: string[]) =>
  Object.fromEntries(types.map((type) => [type, { schema: { ...string, format: 'binary' } }]));
const status = {
  type: 'object',
  required: ['status'],
  properties: { status: { ...string, const: 'ok', description: 'All is well.' } },
};

const CURSOR = '801.13';
const stream = {
  description:
    'Server-sent events. `data` is a LiveEvent; `id` is a cursor. After a break ask again with the last cursor, in `Last-Event-ID` or `after`, and what came since is told first. Comments keep the connection open.',
  parameters: [
    describeParameter(
      'Last-Event-ID',
      CURSOR,
      'The cursor of the last event that was read; browsers send it by themselves.',
      string,
      'header',
    ),
    describeParameter('after', CURSOR, 'The same, for a first connection.'),
  ],
  content: {
    'text/event-stream': {
      schema: {
        ...string,
        description: 'Lines of server-sent events.',
        contentMediaType: 'text/event-stream',
      },
      example: `id: ${CURSOR}\ndata: {"type":"message","cuid":"demo-town","csid":"q3XhZr0mT2uB8cVw1LkPdA","msgId":4}\n\n`,
    },
  },
};

const file = { 'Content-Disposition': describeHeader('It is a file to keep.') };
const privately = { 'Cache-Control': describeHeader('May be kept by its reader alone.') };
const save = describeParameter(
  'save',
  2,
  'A number: the answer is to be saved under it (`photo-2.jpg`), and not to be shown.',
  { type: 'integer', minimum: 0, maximum: 9999 },
);
const describeMessageFile = (what: string) => ({
  id: {
    description: `The ${what}, as \`media\` of its message names it.`,
    example: 'p8RtVx2Zb4Dn6Fh0Jk1LmQ',
  },
});
const image = {
  description:
    'A picture that the server wrote anew, without what a camera writes into it. It is private: who asks must have the right each time.',
  holes: describeMessageFile('picture'),
  parameters: [
    describeParameter('size', 'small', '`small` for a bubble, `large` otherwise.', {
      ...string,
      enum: ['small', 'large'],
    }),
    save,
  ],
  errors: ['unknownCustomer', 'notFound'],
  headers: privately,
  content: describeBinary('image/jpeg', 'image/webp'),
} as const;
const video = {
  description:
    'Read in parts by `Range` (206, or 416 behind its end). Whoever has no part in its case is answered as if it did not exist.',
  holes: describeMessageFile('video'),
  parameters: [save],
  errors: ['unknownCustomer', 'notFound'],
  headers: privately,
  content: describeBinary('video/mp4', 'video/webm'),
} as const;
const captions = {
  description:
    'WebVTT that the server wrote anew: words alone, without marks. Rights are those of the video; one without captions is answered as if it did not exist.',
  holes: describeMessageFile('video'),
  parameters: [
    describeParameter(
      'v',
      'b2Jm3kQx7Z',
      'The `version` that the file tells: with it the answer may be kept.',
    ),
  ],
  errors: ['unknownCustomer', 'notFound'],
  headers: privately,
  content: { 'text/vtt': { schema: string } },
} as const;

const groupPicture = {
  description: 'Its address names its bytes: it may be kept for ever. A picture that runs nothing.',
  errors: ['unknownCustomer', 'notFound'],
  headers: { 'Cache-Control': describeHeader('May be kept for ever.') },
  content: describeBinary('image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'),
  holes: { id: { description: 'The picture: `logoId` of `info/groups`.', example: '9b1f4c' } },
} as const;

/** Documentation of every address that is no call. */
export const addressDocs: Readonly<Record<AddressName, AddressDocs>> = {
  contributorLive: {
    summary: 'Live notices of own cases, at all customers; each carries ids only.',
    ...stream,
  },
  staffLive: {
    summary: 'Live notices of all cases of a customer, for its staff; each carries ids only.',
    ...stream,
    description:
      'Events named `presence` say who of staff looks at a case or types in it: `{"type":"presence","cuid","csid","person":{"crUid","name","state"}}`. They have no `id`, are stored nowhere and are not repeated; after 15 seconds without another somebody counts as gone.',
    errors: ['unknownCustomer'],
  },
  ownData: {
    summary:
      'All that is kept of the person who asks, as one archive: texts to read (`person.txt`, one a case in `cases`), the same as data (`data.json`), and the files they sent.',
    description: 'Made when it is asked for, in the language of the reader.',
    headers: file,
    content: describeBinary('application/zip'),
  },
  logo: {
    summary: 'A logo or banner, by the hash of its bytes: it may be kept for ever.',
    description: 'A picture that runs nothing, whatever is in it.',
    errors: ['notFound'],
    headers: { 'Cache-Control': describeHeader('May be kept for ever.') },
    content: describeBinary('image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'),
    holes: { id: { description: 'The picture: `logoId` or `wideLogoId`.', example: '9b1f4c' } },
  },
  groupLogo: { summary: 'The logo of a service or group of a customer, for its staff.', ...groupPicture },
  groupIcon: { summary: 'The logo of a service or group of a customer, for contributors.', ...groupPicture },
  contributorImage: { summary: 'A picture of a message, for whoever takes part in its case.', ...image },
  gatheringPicture: {
    summary: 'The picture of a gathering, for whoever may look at it.',
    ...image,
    description:
      'A picture that the server wrote anew, without what a camera writes into it. Only whoever may look at the gathering learns its id.',
    holes: {
      id: { description: 'The picture: `picture` of the gathering.', example: 'p8RtVx2Zb4Dn6Fh0Jk1LmQ' },
    },
  },
  staffImage: { summary: 'A picture of a message, for staff of its customer.', ...image },
  contributorVideo: { summary: 'A video of a message, for whoever takes part in its case.', ...video },
  staffVideo: { summary: 'A video of a message, for staff of its customer.', ...video },
  contributorCaptions: {
    summary: 'The captions of a video of a message, for whoever takes part in its case.',
    ...captions,
  },
  staffCaptions: { summary: 'The captions of a video of a message, for staff of its customer.', ...captions },
  appManifest: {
    summary: 'What a phone is told that installs the app of a customer: its name, colours, icons and pages.',
    description:
      'A web app manifest. Customers that share a host have an `id` and a `scope` of their own; one with its own host has all of it. It has an `ETag` and is asked for anew.',
    parameters: [describeLanguage('The language of its words; that of the browser without it.')],
    errors: ['unknownCustomer'],
    content: { 'application/manifest+json': { schema: { type: 'object' } } },
  },
  appIcon: {
    summary:
      'An icon of the app of a customer, made from its logo, or drawn in its colours where it has none.',
    description:
      '`192.png` and `512.png`; `maskable-192.png` and `maskable-512.png`, on a ground, for what cuts a shape out of them; `apple-180.png`, without transparency; `badge-96.png`, in white alone.',
    parameters: [
      describeParameter(
        'v',
        'b2Jm3kQx7Z',
        'What the manifest says of it: with it the icon may be kept for ever.',
      ),
    ],
    errors: ['unknownCustomer', 'notFound'],
    content: describeBinary('image/png'),
    holes: { file: { description: 'The name of the icon.', example: '192.png' } },
  },
  codeSheets: {
    summary:
      'Codes of a customer ready to print: `format` a4, a5, a6, stickers or tent; `code` for each that is wanted, all in service without it; `address` where codes lead, to print one that is not for everybody.',
    description:
      'Made when it is asked for, at most 200 codes that are named one by one. An address of one machine, of a private network or without https is not printed (conflict), unless `address` names it.',
    parameters: [
      describeParameter('format', 'stickers', 'How they are printed; a poster each without it.', {
        ...string,
        enum: [...formatNames],
      }),
      describeParameter(
        'code',
        ['demo-town'],
        'One that is wanted; may be repeated. All in service but those of tests without it.',
        { type: 'array', items: string },
      ),
      describeParameter('copies', 24, 'How often each; once without it.', {
        type: 'integer',
        minimum: 1,
        maximum: COPIES_MAX,
      }),
      describeParameter(
        'address',
        'http://localhost:3000',
        'Where codes lead, to print one that is not for everybody all the same.',
      ),
    ],
    errors: ['unknownCustomer', 'notFound', 'badRequest', 'conflict'],
    headers: file,
    content: describeBinary('application/pdf'),
  },
  trailSheet: {
    summary:
      'What was done with rights at a customer, for spreadsheets: `kind` and `person` for a part of it, `lang` the language.',
    description:
      'UTF-8 with its mark, cells between quotation marks, parted by semicolons in French and by commas in English. A cell that a spreadsheet would reckon with begins with an apostrophe.',
    parameters: [
      describeParameter('kind', 'signIn', 'Of one kind alone.', { ...string, enum: [...trailKinds] }),
      describeParameter('person', 'operator', 'Of one role alone, or `operator`.'),
      describeLanguage('The language; without it that of the request.'),
    ],
    errors: ['badRequest'],
    headers: {
      'Content-Disposition': describeHeader('A name for the file.', 'attachment; filename="demo-trail.csv"'),
    },
    content: { 'text/csv': { schema: string } },
  },
  pollSheet: {
    summary: 'Results of a poll for spreadsheets, with the groups of `polls/results`, then the texts.',
    description: 'As `trail.csv` is written.',
    parameters: [describeLanguage('The language; without it that of the request.')],
    errors: ['badRequest', 'unknownPoll'],
    headers: {
      'Content-Disposition': describeHeader(
        'A name for the file.',
        'attachment; filename="demo-opinion.csv"',
      ),
    },
    content: { 'text/csv': { schema: string } },
    holes: { code: { description: 'The poll.', example: 'opinion' } },
  },
  gatheringSheet: {
    summary:
      'The messages of a gathering for spreadsheets, the oldest first: when, who, and the words. Never contacts.',
    description: 'As `trail.csv` is written.',
    parameters: [describeLanguage('The language; without it that of the request.')],
    errors: ['badRequest', 'unknownGathering'],
    headers: {
      'Content-Disposition': describeHeader(
        'A name for the file.',
        'attachment; filename="demo-gathering.csv"',
      ),
    },
    content: { 'text/csv': { schema: string } },
    holes: { gthrId: { description: 'The gathering.', example: 'g5TyUiOpAsDfGhJkLzXcVb' } },
  },
  deskSheet: {
    summary: 'Figures of the desk for spreadsheets, as `figures/desk` answers them.',
    description: 'As `trail.csv` is written.',
    parameters: [
      describeParameter('period', 'month', 'As `figures/desk` takes it.', {
        ...string,
        enum: [...deskPeriods],
      }),
      describeParameter('by', 'service', 'As `figures/desk` takes it.', {
        ...string,
        enum: [...deskDimensions],
      }),
      describeParameter('from', '2026-11-01', 'The first day of `own`.', string),
      describeParameter('until', '2026-11-30', 'The last day of `own`.', string),
      describeLanguage('The language; without it that of the request.'),
    ],
    errors: ['badRequest'],
    headers: {
      'Content-Disposition': describeHeader(
        'A name for the file.',
        'attachment; filename="demo-desk-figures.csv"',
      ),
    },
    content: { 'text/csv': { schema: string } },
  },
  casesSheet: {
    summary:
      'Cases of a view of the board for spreadsheets: number, dates, state, category, place, service, handlers, labels, stars. No words of messages, no reporters.',
    description: `As \`trail.csv\` is written, with times of the customer. At most ${CASES_EXPORT_MAX} cases; the last row says where there are more. It leaves a line in the audit log.`,
    parameters: [
      describeParameter(
        'view',
        '{"filter":"closed","where":{"ccatCodes":["light"]}}',
        'What `cases/select` takes, as JSON. All cases without it.',
      ),
      describeLanguage('The language; without it that of the request.'),
    ],
    errors: ['badRequest', 'unknownCustomer'],
    headers: {
      'Content-Disposition': describeHeader('A name for the file.', 'attachment; filename="demo-cases.csv"'),
    },
    content: { 'text/csv': { schema: string } },
  },
  figuresSheet: {
    summary: 'Figures of a customer for spreadsheets, as `figures/get` answers them.',
    description: 'As `trail.csv` is written.',
    parameters: [
      describeParameter('by', 'week', 'The periods of the use of the product.', {
        ...string,
        enum: [...figurePeriods],
      }),
      describeLanguage('The language; without it that of the request.'),
    ],
    errors: ['badRequest'],
    headers: {
      'Content-Disposition': describeHeader(
        'A name for the file.',
        'attachment; filename="demo-figures.csv"',
      ),
    },
    content: { 'text/csv': { schema: string } },
  },
  qrPicture: {
    summary: 'A code to print: its qrid, or the id of a link or a gathering, then .svg or .png.',
    description: 'A picture of the address that the code leads to.',
    errors: ['notFound', 'unknownQr'],
    content: describeBinary('image/svg+xml', 'image/png'),
    holes: { file: { description: 'The code, then `.svg` or `.png`.', example: 'demo-town.svg' } },
  },
  health: {
    summary: 'Whether this process lives, and which build it serves: 503 once it is about to end.',
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
    summary: 'Whether the database answers: 503 while it does not.',
    description:
      'For whoever decides where calls go. While it is not ready the answer is 503, and `status` says why: `databaseAway`, `diskFull`, `writesRefused`, `schemaOlder` (an older copy of the database was put in its place). `schema` says that a newer version brought the database further: this one goes on, and does not start again beside it.',
    content: {
      'application/json': {
        schema: {
          ...status,
          properties: {
            ...status.properties,
            schema: {
              ...string,
              const: 'newer',
              description: 'A newer version brought the database further.',
            },
            notLoaded: {
              type: 'array',
              items: string,
              description:
                'Customers whose file was refused: they are served as they were loaded last, or not at all.',
            },
          },
        },
        example: { status: 'ok' },
      },
    },
  },
  build: {
    summary: 'An empty script whose header tells which build is served now, for pages that are open.',
    description: 'Asked every ten minutes by pages that are open.',
    headers: {
      'X-Parvis-Rev': {
        description: 'The build that is served: another number than that of the page means a newer one.',
        schema: { type: 'integer' },
        example: 200,
      },
    },
    content: { 'text/javascript': { schema: { ...string, maxLength: 0 }, example: '' } },
  },
  openApi: {
    summary: 'This document.',
    description: 'Made from the tables that the server itself is made from.',
    content: { 'application/json': { schema: { type: 'object', description: 'An OpenAPI document.' } } },
  },
  docs: {
    summary: 'This document as pages to read.',
    description: 'Served from here; nothing is loaded from elsewhere.',
    content: { 'text/html': { schema: string } },
  },
  docsFile: {
    summary: 'A script or style sheet of these pages.',
    description: 'Files of the viewer.',
    errors: ['notFound'],
    content: describeBinary('text/javascript', 'text/css'),
    holes: { file: { description: 'The name of the file.', example: 'swagger-ui.css' } },
  },
};
