import type { EditedOption, EditedPart, EditedQuestion, PartKind } from '@parvis/ui/screens/QuestionEditor';
import { createId } from '../../../lib/outbox/createId.ts';

/** Results are counted by id: never reused. Starts with a letter. */
const createItemId = (): string => `i${createId().slice(0, 8)}`;

export const createOption = (): EditedOption => ({ id: createItemId(), words: {} });

export const createPart = (kind: PartKind): EditedPart => ({
  ...{ id: createItemId(), kind, words: {}, required: kind !== 'message' },
  ...{ options: [createOption(), createOption()], exclusive: true },
  ...{ low: {}, high: {}, stars: 5 },
});

export const createQuestion = (kind: PartKind): EditedQuestion => ({
  ...{ id: createItemId(), title: {}, parts: [{ ...createPart(kind), required: true }] },
});

export const copyQuestion = ({ title, parts }: EditedQuestion): EditedQuestion => ({
  ...{ id: createItemId(), title },
  parts: parts.map((part) => ({
    ...part,
    id: createItemId(),
    options: part.options.map(({ words }) => ({ id: createItemId(), words })),
  })),
});
