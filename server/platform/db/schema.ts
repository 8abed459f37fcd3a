/**
 * The tables, by subject: the one door to the folder `schema`. Questionnaires, menus and reports are `json`, never jsonb:
 * jsonb reorders the keys of every object, and the first matching key of a keyed value wins. Words (`Words`) are kept in
 * every language given and resolved when read.
 */
export * from './schema/calls.ts';
export * from './schema/cases.ts';
export * from './schema/customers.ts';
export * from './schema/delivery.ts';
export * from './schema/events.ts';
export * from './schema/media.ts';
export * from './schema/operation.ts';
export * from './schema/people.ts';
export * from './schema/places.ts';
export * from './schema/push.ts';
export * from './schema/retention.ts';
export { type TrailDetail, trail } from './schema/trail.ts';
export type { WordsByLanguage } from './schema/words.ts';
