import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { caseKeys } from '../../../lib/api/cacheKeys.ts';
import { findInvalidChannels, parseContactInput } from '../../contact-details/contactInput.ts';
import { lacksAgreement } from './CounterContact.tsx';
import type { CounterAnswers, EndQuestions } from './CounterQuestions.tsx';
import { type CounterDraft, hasContact, listDeliveries } from './counterDraft.ts';
import { type CounterOpening, openForPerson } from './counterQueries.ts';

/** Missing part, in order. */
export type Lack = 'place' | 'category' | 'contact' | 'questions';

type Able = Parameters<typeof listDeliveries>[1];

/** The chosen one if still possible, else the best. */
export const pickDelivery = (draft: CounterDraft, able: Able) => {
  const ways = listDeliveries(draft, able);
  return ways.find((way) => way === draft.send) ?? ways[0] ?? 'number';
};

function buildOpening(draft: CounterDraft, answers: CounterAnswers, able: Able): CounterOpening {
  const { channel, language, place, ccatCode = '', name, agreed, take } = draft;
  const contact = { ...parseContactInput(draft), ...(name.trim() && { name: name.trim() }) };
  return {
    ...{ id: answers.id, channel, ccatCode, take, questionnaireId: answers.questionnaireId },
    language: language as CounterOpening['language'],
    ...(typeof place === 'string' && { place }),
    ...(able.contact && hasContact(draft) && { contact, agreed }),
    played: answers.played,
    send: pickDelivery(draft, able),
  };
}

const findLack = (draft: CounterDraft, able: Able): Lack | undefined => {
  if (draft.place === undefined) return 'place';
  if (draft.ccatCode === undefined) return 'category';
  const isContactWrong = findInvalidChannels(draft).length > 0 || lacksAgreement(draft);
  return able.contact && isContactWrong ? 'contact' : undefined;
};

/** The missing field, or its part's title. */
const focusPart = (part: Lack): void => {
  const section = document.querySelector<HTMLElement>(`[data-part=${part}]`);
  (
    section?.querySelector<HTMLElement>('[aria-invalid=true]') ??
    section?.querySelector<HTMLElement>('input, [role=checkbox], button, h2')
  )?.focus();
};

/** Submits a complete page; a failure restores the answers. */
export function useOpenForPerson(cuid: string, draft: CounterDraft, able: Able, onOpened: () => void) {
  const cache = useQueryClient();
  const end = useRef<EndQuestions>(undefined);
  const [lack, setLack] = useState<Lack>();
  const [tried, setTried] = useState(false);
  /** Restarts the questions from the stored answers. */
  const [round, setRound] = useState(0);
  const opening = useMutation({
    mutationFn: (answers: CounterAnswers) => openForPerson(cuid, buildOpening(draft, answers, able)),
    onSuccess: async (_, answers) => {
      answers.clear();
      onOpened();
      setTried(false);
      await cache.invalidateQueries({ queryKey: caseKeys.board(cuid) });
    },
    onError: () => setRound((before) => before + 1),
  });
  const submit = () => {
    setTried(true);
    const missing = findLack(draft, able) ?? (end.current?.() ? undefined : 'questions');
    setLack(missing);
    // After rendering the errors.
    if (missing) requestAnimationFrame(() => focusPart(missing));
  };
  return { end, round, lack: tried ? lack : undefined, tried, opening, submit };
}
