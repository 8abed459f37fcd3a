import * as z from 'zod/mini';
import { townCall } from '../call.ts';
import { LIST_MAX, SEARCH_MAX } from '../constants.ts';
import { codeSchema, deviceIdSchema, idSchema, plainText } from '../entities/basics.ts';
import { caseSummarySchema } from '../entities/case.ts';
import { caseCursorSchema, nextCaseSchema, pageSize } from '../paging.ts';

/**
 * Views of the staff board. `new`: without a handler. `mine`: handled by the reader. `held`: on
 * hold. `service`: of the reader's service, or it or a group of theirs was called. `all`: not ended. `closed`: ended. `danger`: reported as dangerous, without a handler.
 */
export const boardFilterSchema = z.enum(['new', 'mine', 'service', 'held', 'all', 'closed', 'danger']);
export type BoardFilter = z.infer<typeof boardFilterSchema>;

/** `waiting`: longest wait for a word of staff first. `newest`: activity. `oldest`: report. `deadline`: next deadline first. */
export const boardSortSchema = z.enum(['waiting', 'deadline', 'newest', 'oldest']);
export type BoardSort = z.infer<typeof boardSortSchema>;

/** Maximum number of values of one condition. */
export const BOARD_VALUES_MAX = 50;
/** Ages that staff may ask for, in days. */
export const boardAges = [1, 3, 7, 14, 30] as const;

const listOf = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.optional(z.array(schema).check(z.minLength(1), z.maxLength(BOARD_VALUES_MAX)));

/** Conditions that all hold; of one with several values, any. */
export const boardWhereSchema = z.object({
  ccatCodes: listOf(codeSchema),
  placeCodes: listOf(codeSchema),
  gcatCodes: listOf(codeSchema),
  crUids: listOf(idSchema),
  labelIds: listOf(deviceIdSchema),
  danger: z.optional(z.literal(true)),
  minDays: z.optional(z.int().check(z.minimum(1), z.maximum(365))),
  unread: z.optional(z.literal(true)),
  late: z.optional(z.literal(true)),
});
export type BoardWhere = z.infer<typeof boardWhereSchema>;

const perFilter = { new: z.int(), mine: z.int(), held: z.int(), all: z.int(), closed: z.int() };

/**
 * Cases per view, up to `COUNT_MAX`; unread cases of the reader (new or theirs), in total and per
 * view; unassigned dangers with the oldest. Older servers omit the last three.
 */
export const boardCountsSchema = z.object({
  ...perFilter,
  waiting: z.int(),
  unread: z.optional(z.object(perFilter)),
  dangers: z._default(z.int(), 0),
  oldestDanger: z.optional(idSchema),
  service: z.optional(z.int()),
});
export type BoardCounts = z.infer<typeof boardCountsSchema>;

/** Longest name of a saved view, in characters, and how many a person and a customer each keep. */
export const VIEW_NAME_MAX = 60;
export const SAVED_VIEWS_MAX = 50;

const viewName = plainText(VIEW_NAME_MAX).check(z.minLength(1));
const viewContent = {
  filter: z.optional(boardFilterSchema),
  where: z.optional(boardWhereSchema),
  sort: z.optional(boardSortSchema),
  search: z.optional(plainText(SEARCH_MAX)),
};

/** What the board shows. */
export const boardViewSchema = z.object(viewContent);
export type BoardViewContent = z.infer<typeof boardViewSchema>;

/** A view under a name: of one person, or shared with the customer's staff. */
export const savedViewSchema = z.object({
  id: deviceIdSchema,
  name: z.string(),
  shared: z.boolean(),
  by: z.string(),
  ...viewContent,
});
export type SavedView = z.infer<typeof savedViewSchema>;

/** Today at the desk, by the customer's clock. */
export const boardDaySchema = z.object({
  new: z.int(),
  waiting: z.int(),
  longest: z.optional(
    z.pick(caseSummarySchema, { csid: true, caseNbr: true, ccatLbls: true, waitingSince: true }),
  ),
  late: z.optional(z.int()),
  reopened: z.int(),
  answered: z.int(),
  answerMinutes: z.optional(z.int()),
  services: z.array(
    z.object({ gcatCode: codeSchema, lbl: z.string(), new: z.int(), waiting: z.int(), open: z.int() }),
  ),
});
export type BoardDay = z.infer<typeof boardDaySchema>;

const facet = z.object({ code: z.string(), lbl: z.string(), count: z.optional(z.int()) });
/** What conditions of the board may name. */
export const boardFacetsSchema = z.object({
  categories: z.array(facet),
  places: z.array(facet),
  services: z.array(facet),
  people: z.array(facet),
  labels: z._default(z.array(facet), []),
});
export type BoardFacets = z.infer<typeof boardFacetsSchema>;

/** The queue of staff. */
export const boardCalls = {
  casesListAll: townCall({
    path: 'cases/listAll',
    who: 'staff',
    limit: 'ceiling',
    body: z.object({
      before: z.optional(caseCursorSchema),
      limit: pageSize(LIST_MAX),
      filter: z.optional(boardFilterSchema),
      where: z.optional(boardWhereSchema),
      sort: z.optional(boardSortSchema),
      search: z.optional(plainText(SEARCH_MAX)),
      counts: z.optional(z.boolean()),
    }),
    answer: z.array(caseSummarySchema),
    beside: z.extend(nextCaseSchema, { counts: z.optional(boardCountsSchema), total: z.optional(z.int()) }),
  }),
  casesSelect: townCall({
    path: 'cases/select',
    who: 'staff',
    limit: 'ceiling',
    body: boardViewSchema,
    answer: z.array(z.object({ csids: z.array(idSchema), more: z.boolean() })),
  }),
  casesFacets: townCall({
    path: 'cases/facets',
    method: 'GET',
    who: 'staff',
    limit: 'ceiling',
    answer: z.array(boardFacetsSchema),
  }),
  casesDay: townCall({
    path: 'cases/day',
    method: 'GET',
    who: 'staff',
    limit: 'ceiling',
    answer: z.array(boardDaySchema),
  }),
} as const;

/** Views that staff save. */
export const viewCalls = {
  viewsListAll: townCall({
    path: 'views/listAll',
    method: 'GET',
    who: 'staff',
    limit: 'ceiling',
    answer: z.array(savedViewSchema),
  }),
  viewsSave: townCall({
    path: 'views/save',
    who: 'staff',
    limit: 'send',
    body: z.object({ id: deviceIdSchema, name: viewName, shared: z.boolean(), ...viewContent }),
    answer: z.array(savedViewSchema),
  }),
  viewsRemove: townCall({
    path: 'views/remove',
    who: 'staff',
    limit: 'send',
    body: z.object({ id: deviceIdSchema }),
    answer: z.array(z.object({ removed: z.boolean() })),
  }),
} as const;
