import { documentCalls, documentSchema } from '../docs/describe.ts';
import { saved, shown } from '../docs/samples.docs.ts';
import { listedCodeSchema, staleScansSchema } from '../entities/codes.ts';
import { figureSchema } from '../entities/figures.ts';
import { trailEntrySchema, trailPersonSchema } from '../entities/trail.ts';
import { adminCalls } from './admin.ts';

export const adminDocs = documentCalls(adminCalls, {
  themeGet: {
    summary: 'How the customer looks, and looked in the versions saved so far.',
    example: { answer: [saved] },
  },
  themeSave: {
    summary:
      'Saves how the customer looks; pages that are opened from now on show it, repaired where needed.',
    example: { body: saved.look, answer: [saved] },
  },
  themeShown: {
    summary: 'What the menu of the customer holds beside its look: its tiles, greeting, banner and a place.',
    example: { answer: [shown] },
  },
  deliveryGet: {
    summary:
      'What became of the messages of the last thirty days, in numbers: those for visitors and staff of the customer.',
    answer: {
      days: 'Every day, the earliest first, those without messages too.',
      figures:
        'How many messages there were of each day, way, subject and fate; those of which there were none are left out.',
    },
    schemas: [
      documentSchema('DeliveryFigure', figureSchema, 'How many messages of a day had one fate.', {
        day: 'As `2026-11-26`, by the clock of the customer.',
        way: 'By what they left. Other codes may be added.',
        about:
          '`code`: codes to sign in. `news`: news of cases. `call`: to staff, of a case that nobody takes. `trial`: asked for in the settings. Other codes may be added.',
        fate: '`waiting`: on their way. `sent`: whoever carries them took them. `delivered`: they arrived, as the gateway or the device says. `refused`: never taken. `late`: could not leave in their time. `failed`: did not arrive, as the gateway says. `gone`: the browser is subscribed no more. `replaced`: a newer one took their place. `read`: what they tell of was read before. Other codes may be added.',
        messages: 'How many.',
      }),
    ],
    example: {
      answer: [
        {
          days: ['2026-11-25', '2026-11-26'],
          figures: [{ day: '2026-11-26', way: 'mail', about: 'news', fate: 'sent', messages: 12 }],
        },
      ],
    },
  },
  codesGet: {
    summary: 'All codes of the customer by their place, how each stands, and whether they can be printed.',
    answer: {
      codes: 'All of them by their place, those for tests and those out of service too.',
      origin: 'Where codes lead when they are printed.',
      notPrintable:
        'Why none is printed: `none`: no address is known. `private`: it is of one machine or network. `http`: it is not safe. Other codes may be added.',
    },
    schemas: [
      documentSchema(
        'StaleScans',
        staleScansSchema,
        'How often a code out of service was scanned in the last thirty days.',
        { count: 'Once in ten minutes by device.', last: 'The day of the last time.' },
      ),
      documentSchema(
        'ListedCode',
        listedCodeSchema,
        'A code of the customer, as its administrators see it.',
        {
          qrid: 'The code.',
          place: 'What its place is called, in the language of the reader.',
          state:
            '`used`: scanned within ninety days. `quiet`: not since. `never`: never scanned. `replaced`: another one hangs there now. `out`: not in service. Other codes may be added.',
          test: 'Its cases are for tests.',
          lastScan: 'The day of its last scan, where there was one.',
          replacedBy: 'The code that hangs there now.',
          staleScans: 'Out of service and scanned all the same: how often.',
        },
      ),
    ],
    example: {
      answer: [
        {
          codes: [{ qrid: 'demo-town', place: 'Halles', state: 'used', test: false, lastScan: '2026-11-26' }],
          origin: 'https://signaler.ville.example',
        },
      ],
    },
  },
  codesReplace: {
    summary:
      'Puts a new code in the place of one that is in service. The old one says so, and leads on; asked for again, it answers the same.',
    body: {
      qrid: 'The code that hangs there.',
      undo: 'It was replaced by mistake: puts it back, as long as nobody scanned the new one.',
    },
    answer: { qrid: 'The code that hangs there from now on.' },
    errors: ['notFound', 'conflict'],
    example: { body: { qrid: 'demo-town' }, answer: [{ qrid: 'k7m3pq9x' }] },
  },
  trailGet: {
    summary:
      'What was done with rights at the customer: sign-ins, rights, looks, codes, what became of the customer; the newest first.',
    body: {
      before: 'What `next` said: what was done before.',
      limit: 'So many at most; 50 without it.',
      kind: 'Of one kind alone.',
      person: 'Of one role alone (`rlid`), or `operator`: what nobody of the customer did.',
    },
    answer: {
      entries: 'The newest first.',
      people: 'Whom all that is kept names, by what they were called last.',
      months: 'For how many months it is kept.',
      next: 'Leads on to what was done before; missing on the last page.',
    },
    schemas: [
      documentSchema('TrailPerson', trailPersonSchema, 'Somebody whom the audit log names.', {
        rlid: 'Their role.',
        name: 'What they were called last.',
      }),
      documentSchema('TrailEntry', trailEntrySchema, 'One entry of the audit log.', {
        id: 'Its number; higher is later.',
        at: 'When it was done.',
        kind: '`signIn`, `right`, `look`, `customer`, `code`, `case`. Other codes may be added.',
        what: 'What was done, of its kind. Other codes may be added.',
        via: '`page`: somebody on a page. `command`: whoever runs the server. `file`: the customer’s file. `server`: the server itself. Other codes may be added.',
        rlid: 'The role of who did it, where it was one of the staff.',
        name: 'What they were called then.',
        about: 'What it was done to, in the language of the reader.',
        details: 'What a file changed, a sentence each, in the language of the reader.',
      }),
    ],
    example: {
      body: { kind: 'code' },
      answer: [
        {
          entries: [
            {
              id: 12,
              at: '2026-11-26T09:30:00.000Z',
              kind: 'code',
              what: 'replaced',
              via: 'page',
              rlid: 'VtLsdMhpXKk9Zx2nQw4rTg',
              name: 'Chloé Martin',
              about: 'demo-town → k7m3pq9x',
            },
          ],
          people: [{ rlid: 'VtLsdMhpXKk9Zx2nQw4rTg', name: 'Chloé Martin' }],
          months: 12,
        },
      ],
    },
  },
});
