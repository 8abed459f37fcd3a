import type { ReactNode } from 'react';
import { DropletIcon } from '../../icons/DropletIcon.tsx';
import { SofaIcon } from '../../icons/SofaIcon.tsx';
import { SpeakerIcon } from '../../icons/SpeakerIcon.tsx';
import { WifiIcon } from '../../icons/WifiIcon.tsx';
import { WrenchIcon } from '../../icons/WrenchIcon.tsx';
import type { CaseItem } from './CaseList.tsx';

const icons: Record<string, ReactNode> = {
  droplet: <DropletIcon />,
  sofa: <SofaIcon />,
  wrench: <WrenchIcon />,
  wifi: <WifiIcon />,
  speaker: <SpeakerIcon />,
};

export const renderCaseIcon = (name: string): ReactNode => icons[name];

export const cases: readonly CaseItem[] = [
  {
    id: '1',
    number: 'n° 4F7K',
    handler: 'Vous',
    status: 'Pris en charge',
    title: 'Toilettes',
    place: 'Halles nord',
    exactly: 'Sous l’horloge',
    lastText: 'Oui, un peu moins qu’avant.',
    time: '1 min',
    unread: 2,
    service: { code: 'janitorial', label: 'Propreté' },
    caseType: 'health',
    icon: 'droplet',
  },
  {
    id: '2',
    number: 'n° 9BLV',
    status: 'Nouveau',
    attention: true,
    warning: 'Danger',
    title: 'Rampe descellée',
    place: 'École Jaurès',
    lastText: 'Photo jointe, les enfants s’y appuient à la récréation',
    time: '6 min',
    due: { text: 'Répondre avant 14:00', late: false },
    unread: 1,
    service: { code: 'maintenance', label: 'Services techniques', neutral: true },
    caseType: 'rescue',
    icon: 'wrench',
  },
  {
    id: '3',
    number: 'n° SQVN',
    status: 'Nouveau',
    attention: true,
    title: 'Bruit',
    place: 'Place du Puits',
    lastText: 'Deux personnes suivent ce signalement',
    time: '22 min',
    due: { text: 'En retard de 2 h', late: true },
    unread: 1,
    caseType: 'police',
    icon: 'speaker',
  },
  {
    id: '4',
    number: 'n° V6PX',
    handler: 'Vous',
    status: 'Pris en charge',
    title: 'Wi-Fi',
    place: 'Médiathèque',
    lastText: 'la borne redémarre ce soir',
    mention: 'Mention',
    time: '1 h',
    caseType: 'social',
    icon: 'wifi',
  },
  {
    id: '5',
    number: 'n° 6JFD',
    handler: 'Aline Morvan et 1 de plus',
    status: 'En attente',
    title: 'Chauffage',
    place: 'Gymnase',
    lastText: 'Pièce commandée',
    time: 'hier',
    caseType: 'emergency',
    icon: 'sofa',
  },
  {
    id: '6',
    number: 'n° 2KRT',
    handler: 'Thomas Kermorgant',
    status: 'Clôturé\u202f: résolu',
    title: 'Extincteur',
    place: 'Mairie, 2e étage',
    lastText: '5 sur 5',
    time: 'lundi',
    caseType: 'fire',
    icon: 'wrench',
  },
];
