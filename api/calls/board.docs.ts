import { BULK_MAX, COUNT_MAX } from '../constants.ts';
import { documentCalls, documentSchema } from '../docs/describe.ts';
import { CSID, ID, REPORTER, summary } from '../docs/samples.docs.ts';
import {
  type BoardDay,
  boardCalls,
  boardCountsSchema,
  boardDaySchema,
  boardFacetsSchema,
  boardWhereSchema,
  type SavedView,
  savedViewSchema,
  viewCalls,
} from './board.ts';

const perFilter = {
  new: `Cases that nobody handles yet. Like the others counted up to ${COUNT_MAX}: that means "or more".`,
  mine: 'Cases under way that the reader handles.',
  held: 'Cases on hold.',
  all: 'Cases under way.',
  closed: 'Cases that ended.',
} as const;
const boardCounts = {
  ...perFilter,
  unread:
    'The same for each filter: its cases with unread messages that are new or the reader’s, of the 200 newest.',
  dangers: 'Cases that nobody handles yet and whose report told of a danger.',
  service:
    'Cases under way of the reader’s service, and those to which it or a group of theirs was called; left out where they belong to none.',
  oldestDanger: 'The one of them that was opened first; left out where there is none.',
  waiting: 'Cases with unread messages that are new or the reader’s, of the 200 newest under way.',
} as const;

const where = {
  ccatCodes: 'Categories.',
  placeCodes: 'Places.',
  gcatCodes: 'Services: by category, or called.',
  crUids: 'Who handles it.',
  labelIds: 'Labels.',
  danger: 'The report told of a danger.',
  minDays: 'Reported at least as many days ago.',
  unread: 'With unread messages, and new or the reader’s.',
  late: 'Under way, and past its next deadline.',
} as const;

const view = {
  filter:
    '`new`: nobody handles it yet. `mine`: handled by the reader and under way. `service`: of the reader’s service, and under way. `held`: on hold. `all`: under way. `closed`: ended. `danger`: nobody handles it yet and its report told of a danger. All cases where it is left out.',
  where: 'Conditions that all hold; of several values of one, any. 50 values at most.',
  sort: '`waiting`: the longest wait for a word of staff first. `deadline`: the next deadline first, cases without one last. `newest`: the newest activity. `oldest`: the oldest report. Left out, `new` has the longest wait first, `danger` the oldest report, all others the newest activity.',
  search:
    'Words that all stand in a case: its title, place, code or number, what was said in it, who handles it, or the contact that its reporter left. Accents, ligatures, capitals, hyphens and the plural of a word make no difference, nor does the spelling of a telephone number; a word of one or two letters is meant from its beginning. A word that begins with `danger` also means cases that tell of one. With `filter` or `where` it looks at the 500 newest cases that have them.',
} as const;

const day: BoardDay = {
  ...{ new: 7, waiting: 12, reopened: 1, answered: 9, answerMinutes: 34 },
  longest: {
    csid: CSID,
    caseNbr: '4F7K',
    ccatLbls: ['Hygiene', 'Toilets'],
    waitingSince: '2026-03-02T08:00:00.000Z',
  },
  services: [{ gcatCode: 'tech', lbl: 'Technical services', new: 3, waiting: 5, open: 18 }],
};

export const boardDocs = documentCalls(boardCalls, {
  casesListAll: {
    summary: 'Cases of this customer: of a view, with conditions, or those meant by a search.',
    body: {
      before: 'What `next` of the page before said, or an instant.',
      limit: 'How many cases at most; 50 where it is left out.',
      ...view,
      counts: 'How many cases each view has is wanted too.',
    },
    schemas: [
      documentSchema('BoardWhere', boardWhereSchema, 'Conditions of the board.', where),
      documentSchema(
        'BoardCounts',
        boardCountsSchema,
        'How many cases each view of the board has.',
        boardCounts,
      ),
      documentSchema(
        'UnreadCounts',
        boardCountsSchema.shape.unread,
        'How many of them have unread messages.',
        perFilter,
      ),
    ],
    example: { body: { limit: 20, filter: 'new' }, answer: [summary] },
  },
  casesSelect: {
    summary: `The cases of a view, ${BULK_MAX} at most, to take a step in all of them with \`cases/bulk\`.`,
    body: view,
    answer: { csids: 'The cases, in the order of the view.', more: 'The view has more.' },
    example: { body: { filter: 'new' }, answer: [{ csids: [CSID], more: false }] },
  },
  casesFacets: {
    summary: 'What conditions of the board may name, each by its name in the language of the reader.',
    schemas: [
      documentSchema('BoardFacets', boardFacetsSchema, 'What conditions of the board may name.', {
        categories: 'Categories that people report in.',
        places: 'Places.',
        services: 'Services to which categories go.',
        people: 'Who is staff or handles cases under way.',
        labels: 'Labels of the customer.',
      }),
      documentSchema('Facet', boardFacetsSchema.shape.places.def.element, 'One of them.', {
        code: 'Its code; of a person the `crUid`.',
        lbl: 'Its name.',
        count: 'Of a person: cases under way that they handle.',
      }),
    ],
    example: {
      answer: [
        {
          categories: [{ code: 'light', lbl: 'Lighting' }],
          places: [{ code: 'square', lbl: 'Market square' }],
          services: [{ code: 'maintenance', lbl: 'Roads and lighting' }],
          people: [{ code: REPORTER, lbl: 'Anna Roux', count: 4 }],
          labels: [{ code: ID, lbl: 'Quote asked for' }],
        },
      ],
    },
  },
  casesDay: {
    summary: 'What the desk has to do today, and has done.',
    schemas: [
      documentSchema('BoardDay', boardDaySchema, 'Today at the desk, by the customer’s clock.', {
        new: 'Cases that nobody handles yet.',
        waiting: 'Cases whose reporter waits for a word of staff.',
        longest: 'The one that waits longest; left out where nobody waits.',
        late: 'Cases under way that are past their next deadline; left out where the customer has no targets.',
        reopened: 'Cases that came back today.',
        answered: 'Cases that staff answered for the first time today.',
        answerMinutes: 'How long their reporters waited for it: the median.',
        services: 'The same by service, of services with cases under way.',
      }),
      documentSchema(
        'LongestWait',
        boardDaySchema.shape.longest.def.innerType,
        'The case that waits longest.',
        {
          ...{
            csid: 'Names it.',
            caseNbr: 'Its number.',
            ccatLbls: 'Its category, from the root of the menu.',
          },
          waitingSince: 'Since when somebody waits in it.',
        },
      ),
      documentSchema('ServiceDay', boardDaySchema.shape.services.def.element, 'A service today.', {
        gcatCode: 'Its code.',
        lbl: 'Its name.',
        new: 'Cases that nobody handles yet.',
        waiting: 'Cases whose reporter waits.',
        open: 'Cases under way.',
      }),
    ],
    example: { answer: [day] },
  },
});

const saved: SavedView = {
  ...{ id: ID, name: 'Lamps of the centre', shared: true, by: 'Bruno Lescure' },
  ...{ filter: 'all', where: { ccatCodes: ['light'] }, sort: 'oldest' },
};

export const viewDocs = documentCalls(viewCalls, {
  viewsListAll: {
    summary: 'Saved views: the reader’s own and those that staff share.',
    schemas: [
      documentSchema('SavedView', savedViewSchema, 'A view of the board under a name.', {
        ...{ id: 'Names it.', name: 'Its name. 60 characters at most.', by: 'Who saved it last.' },
        shared: 'All staff of the customer see it and may change it.',
        ...view,
      }),
    ],
    example: { answer: [saved] },
  },
  viewsSave: {
    summary: 'Saves a view, or replaces the one with this id.',
    body: {
      id: 'Made on the device: the same id saved again is replaced.',
      name: 'Its name. 60 characters at most.',
      shared: 'All staff of the customer see it and may change it.',
      ...view,
    },
    example: {
      body: {
        id: ID,
        name: saved.name,
        shared: true,
        filter: 'all',
        where: { ccatCodes: ['light'] },
        sort: 'oldest',
      },
      answer: [saved],
    },
    errors: ['conflict'],
  },
  viewsRemove: {
    summary: 'Removes a saved view.',
    body: { id: 'The view.' },
    answer: { removed: 'False where it was gone.' },
    example: { body: { id: ID }, answer: [{ removed: true }] },
  },
});
