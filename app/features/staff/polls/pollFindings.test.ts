import { createTextStore } from '@parvis/locales/translate';
import { expect, it } from 'vitest';
import { createQuestion } from '../questionEditor/createParts.ts';
import { createEmptyPoll } from './pollDraft.ts';
import { countMissingWords, findPollProblems, placeFindings } from './pollFindings.ts';

const { poll } = createEmptyPoll();
const [first] = poll.questions;
const second = { ...createQuestion('rating'), id: 'stars.title' };
const filled = { ...poll, questions: [...poll.questions, second] };

it('places a finding at its field, its question, or the question of its text', () => {
  const option = first?.parts[0]?.options[1]?.id ?? '';
  const find = (place: string) => [
    ...placeFindings([{ severity: 'error', place, txt: 'Faux.' }], filled).keys(),
  ];
  expect(find('poll.lbl.fr')).toEqual(['label']);
  expect(find('poll.closes')).toEqual(['closes']);
  expect(find('poll.places.0')).toEqual(['places']);
  expect(find('poll.partial')).toEqual(['rules']);
  expect(find('poll.questionnaire.start')).toEqual(['questions']);
  expect(find(`poll.questionnaire.questions.${first?.id}.items.0`)).toEqual([first?.id]);
  expect(find('poll.questionnaire.questions.stars.title.items.0')).toEqual(['stars.title']);
  expect(find(`poll.questionnaire.texts.fr.${option}`)).toEqual([first?.id]);
});

it('shows duplicate findings of a place once', () => {
  const finding = { severity: 'warning', place: 'poll.lbl.fr', txt: 'Trop long.' };
  expect([...placeFindings([finding, finding], poll)]).toEqual([['label', ['Trop long.']]]);
});

it('reports missing texts and fields before saving', async () => {
  const texts = createTextStore('fr-FR');
  await texts.load('staff');
  const { fields, questions, isRight } = findPollProblems(
    { poll: { ...filled, everywhere: false } },
    texts.t,
  );
  expect(isRight).toBe(false);
  expect([...fields.keys()]).toEqual(['label', 'places']);
  expect(questions.get('stars.title')?.get('stars.title')).toBe('Écrivez la question.');
  expect([...(questions.get(first?.id ?? '')?.values() ?? [])]).toEqual([
    'Écrivez la question.',
    'Écrivez ce choix, ou supprimez-le.',
    'Écrivez ce choix, ou supprimez-le.',
  ]);
});

it('counts words that were written in another language alone', () => {
  const label = { fr: 'Le marché' };
  expect(countMissingWords({ poll: { ...poll, label } }, 'en')).toBe(1);
  expect(countMissingWords({ poll: { ...poll, label } }, 'fr')).toBe(0);
  expect(countMissingWords({ poll: { ...poll, label: { ...label, en: 'The market' } } }, 'en')).toBe(0);
});
