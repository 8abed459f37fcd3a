/**
 * Questionnaires, menus and reports are `json`: jsonb reorders keys, and the first match wins. `Words` hold all
 * languages, resolved on read.
 */
export * from './schema/assignments.ts';
export * from './schema/bulkSteps.ts';
export * from './schema/calls.ts';
export * from './schema/cases.ts';
export * from './schema/caseTexts.ts';
export * from './schema/customers.ts';
export * from './schema/delivery.ts';
export * from './schema/drafts.ts';
export * from './schema/duplicates.ts';
export * from './schema/events.ts';
export * from './schema/gatherings.ts';
export * from './schema/holdReasons.ts';
export * from './schema/labels.ts';
export * from './schema/links.ts';
export * from './schema/media.ts';
export * from './schema/moderation.ts';
export * from './schema/notes.ts';
export * from './schema/operation.ts';
export * from './schema/pendingNews.ts';
export * from './schema/people.ts';
export * from './schema/places.ts';
export * from './schema/polls.ts';
export * from './schema/push.ts';
export * from './schema/retention.ts';
export * from './schema/savedQuestions.ts';
export * from './schema/savedReplies.ts';
export * from './schema/savedViews.ts';
export * from './schema/surveys.ts';
export { type AuditLogDetail, trail } from './schema/trail.ts';
export type { WordsByLanguage } from './schema/wordsByLanguage.ts';
