import { type PollSummary, pollDraftSchema } from '@parvis/api/entities/poll';
import type { Questionnaire } from '@parvis/questionnaire/model/schema';
import type { EditedPart } from '@parvis/ui/screens/QuestionEditor';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type ComposedPoll, toComposedPoll, toPollDraft } from './pollDraft.ts';

const part = (kind: EditedPart['kind'], id: string, more: Partial<EditedPart> = {}): EditedPart => ({
  ...{ id, kind, words: {}, required: true, options: [], exclusive: true, low: {}, high: {}, stars: 5 },
  ...more,
});

const composed: ComposedPoll = {
  poll: {
    ...{ label: { fr: ' Le marché ', en: '' }, intro: { en: 'Two questions.' } },
    questions: [
      { id: 'stars', title: { fr: 'Votre note ?' }, parts: [part('rating', 'mark')] },
      {
        ...{ id: 'when', title: { fr: 'Quand venez-vous ?' } },
        parts: [
          part('choice', 'days', {
            exclusive: false,
            options: [
              { id: 'saturday', words: { fr: 'Samedi' } },
              { id: 'sunday', words: { fr: 'Dimanche' } },
            ],
          }),
        ],
      },
    ],
    ...{ everywhere: false, places: ['halls'], opens: '2026-03-02', closes: '' },
    ...{ results: 'everybody', anonymous: false, changeable: true, partial: true },
  },
};

const questionnaire: Questionnaire = {
  ...{ version: 1, start: 'stars' },
  questions: {
    stars: { titleId: 'stars', items: [{ type: 'rating', id: 'mark' }], followUp: 'when' },
    when: {
      titleId: 'when',
      items: [{ type: 'checkbox', id: 'saturday' }, { type: 'checkbox', id: 'sunday' }, { type: 'confirm' }],
    },
  },
  texts: {
    fr: {
      ...{ stars: 'Votre note ?', mark: 'Votre note ?', when: 'Quand venez-vous ?' },
      ...{ saturday: 'Samedi', sunday: 'Dimanche' },
    },
  },
};

describe('toPollDraft', () => {
  it('saves each question as the follow-up of the one before, without empty words', () => {
    const draft = toPollDraft(composed, 'market');
    expect(draft).toEqual({
      ...{ code: 'market', lbl: { fr: 'Le marché' }, intro: { en: 'Two questions.' }, questionnaire },
      ...{ places: ['halls'], opens: '2026-03-02', results: 'everybody' },
      ...{ anonymous: false, changeable: true, partial: true },
    });
    expect(z.safeParse(pollDraftSchema, draft).success).toBe(true);
  });

  it('offers a poll everywhere, though places were chosen before', () => {
    const draft = toPollDraft({ poll: { ...composed.poll, everywhere: true, opens: '' } }, undefined);
    expect([draft?.places, draft?.opens, draft?.code]).toEqual([undefined, undefined, undefined]);
  });

  it('is for the people of a discussion, and then at no place', () => {
    const draft = toPollDraft({ poll: { ...composed.poll, gathering: 'benches' } }, undefined);
    expect([draft?.gthrId, draft?.places]).toEqual(['benches', undefined]);
  });

  it('saves nothing without a question', () => {
    expect(toPollDraft({ poll: { ...composed.poll, questions: [] } }, undefined)).toBeUndefined();
  });
});

describe('toComposedPoll', () => {
  const summary: PollSummary = {
    ...{ code: 'market', source: 'desk', phase: 'open', lbl: { fr: 'Le marché' }, results: 'everybody' },
    ...{ intro: { en: 'Two questions.' }, places: ['halls'], opens: '2026-03-02' },
    ...{ anonymous: false, changeable: true, partial: true, many: 3 },
    ...{ questionnaireId: 'v1', created: '2026-03-01T09:00:00.000Z' },
  };

  it('opens a saved poll, which is saved again as it was', () => {
    const opened = toComposedPoll(summary, questionnaire);
    expect(opened.kept).toBeUndefined();
    expect(opened.poll.questions.map(({ id, title }) => [id, title.fr])).toEqual([
      ['stars', 'Votre note ?'],
      ['when', 'Quand venez-vous ?'],
    ]);
    expect(toPollDraft(opened, 'market')).toEqual(toPollDraft(composed, 'market'));
  });

  it('keeps questions that depend on answers as they are', () => {
    const branching: Questionnaire = {
      ...questionnaire,
      questions: {
        ...questionnaire.questions,
        stars: { items: [{ type: 'rating', id: 'mark' }], followUp: { 'mark:1': 'when', default: null } },
      },
    };
    const opened = toComposedPoll(summary, branching);
    expect(opened.poll.questions).toEqual([]);
    expect(toPollDraft(opened, 'market')?.questionnaire).toEqual(branching);
  });
});
