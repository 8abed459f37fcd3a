import type { ErrorCode } from '../errors.ts';

/** What the document says of an address that is no call, beyond its row. */
export interface Reading {
  readonly description: string;
  readonly parameters?: readonly object[];
  readonly errors?: readonly ErrorCode[];
  readonly headers?: Readonly<Record<string, object>>;
  readonly content?: Readonly<Record<string, object>>;
  /** Other answers that are no refusals. */
  readonly more?: Readonly<Record<string, object>>;
}

const CURSOR = '801.13';

/** A stream of what happens. */
export const stream: Reading = {
  description:
    'Server-sent events. `data` is a LiveEvent; `id` is a cursor. After a break ask again with the last cursor, in `Last-Event-ID` or `after`, and what came since is told first. Comments keep the connection open.',
  parameters: [
    {
      name: 'Last-Event-ID',
      in: 'header',
      description: 'The cursor of the last event that was read; browsers send it by themselves.',
      schema: { type: 'string' },
      example: CURSOR,
    },
    {
      name: 'after',
      in: 'query',
      description: 'The same, for a first connection.',
      schema: { type: 'string' },
      example: CURSOR,
    },
  ],
  content: {
    'text/event-stream': {
      schema: {
        type: 'string',
        description: 'Lines of server-sent events.',
        contentMediaType: 'text/event-stream',
      },
      example: `id: ${CURSOR}\ndata: {"type":"message","cuid":"demo-town","csid":"q3XhZr0mT2uB8cVw1LkPdA","msgId":4}\n\n`,
    },
  },
};

/** The header of what may be kept for ever. */
export const kept = { 'Cache-Control': { description: 'May be kept for ever.', schema: { type: 'string' } } };
/** The content of an answer that is a picture. */
export const picture = (...types: string[]) =>
  Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]));
/** That all is well. */
export const status = {
  type: 'object',
  required: ['status'],
  properties: { status: { type: 'string', const: 'ok', description: 'All is well.' } },
};

const save = {
  name: 'save',
  in: 'query',
  description: 'A number: the answer is to be saved under it (`photo-2.jpg`), and not to be shown.',
  schema: { type: 'integer', minimum: 0, maximum: 9999 },
  example: 2,
} as const;

/** Photos of messages. */
export const ofMessages: Reading = {
  description:
    'A picture that the server wrote anew, without what a camera writes into it. It is private: who asks must have the right each time.',
  parameters: [
    {
      name: 'size',
      in: 'query',
      description: '`small` for a bubble, `large` otherwise.',
      schema: { type: 'string', enum: ['small', 'large'] },
      example: 'small',
    },
    save,
  ],
  errors: ['unknownCustomer', 'notFound'],
  headers: {
    'Cache-Control': { description: 'May be kept by its reader alone.', schema: { type: 'string' } },
  },
  content: picture('image/jpeg', 'image/webp'),
};

/** Films of messages. */
export const videosOfMessages: Reading = {
  description:
    'Read in parts by `Range` (206, or 416 behind its end). Whoever has no part in its case is answered as if it did not exist.',
  parameters: [save],
  errors: ['unknownCustomer', 'notFound'],
  headers: ofMessages.headers ?? {},
  content: picture('video/mp4', 'video/webm'),
};

/** Captions of films. */
export const captionsOfVideos: Reading = {
  description:
    'WebVTT that the server wrote anew: words alone, without marks. Rights are those of the video; one without captions is answered as if it did not exist.',
  parameters: [
    {
      name: 'v',
      in: 'query',
      description: 'The `version` that the file tells: with it the answer may be kept.',
      schema: { type: 'string' },
      example: 'b2Jm3kQx7Z',
    },
  ],
  errors: ['unknownCustomer', 'notFound'],
  headers: ofMessages.headers ?? {},
  content: { 'text/vtt': { schema: { type: 'string' } } },
};
