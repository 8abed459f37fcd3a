import { locales } from '@parvis/locales/languages';
import { formatNames } from '../entities/codes.ts';
import { trailKinds } from '../entities/trail.ts';
import type { Reading } from './readings.ts';

/** What administrators take along. */
export const sheets: Readonly<Record<'codeSheets' | 'trailSheet', Reading>> = {
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
        name: 'address',
        in: 'query',
        description: 'Where codes lead, to print one that is not for everybody all the same.',
        schema: { type: 'string' },
        example: 'http://localhost:3000',
      },
    ],
    errors: ['unknownCustomer', 'notFound', 'badRequest', 'conflict'],
    headers: { 'Content-Disposition': { description: 'It is a file to keep.', schema: { type: 'string' } } },
    content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
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
};
