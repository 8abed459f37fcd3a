import type { CaseItem } from '@parvis/ui/screens/CaseList';
import type { StateWords } from './words/fr.ts';

/** Cases of a town hall on an ordinary morning. */
export const casesOf = (desk: StateWords['desk']): readonly CaseItem[] => [
  {
    id: '1',
    number: 'n° 4F7K',
    handler: desk.you,
    status: desk.taken,
    title: desk.toilets,
    place: desk.hall,
    time: desk.minutes,
    caseType: 'health',
    icon: 'droplet',
  },
  {
    id: '2',
    number: 'n° 9BLV',
    status: desk.new,
    attention: true,
    title: desk.rail,
    place: desk.school,
    lastText: desk.railText,
    time: desk.minutes,
    unread: 1,
    caseType: 'rescue',
    icon: 'wrench',
  },
  {
    id: '3',
    number: 'n° SQVN',
    status: desk.new,
    attention: true,
    title: desk.noise,
    place: desk.square,
    lastText: desk.noiseText,
    time: desk.hour,
    unread: 1,
    caseType: 'police',
    icon: 'speaker',
  },
];
