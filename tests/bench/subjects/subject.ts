import type { ReactNode } from 'react';

/** A library without one is omitted from its row. */
export type Kind = 'tile' | 'bubble' | 'rating' | 'select' | 'textField';

/** Equal styles: same words, same visible parts. */
export type Subject = {
  name: string;
  /** The customer's colour reaches its components. */
  themed: boolean;
  /** `n` distinguishes repetitions. */
  make: Partial<Record<Kind, (n: number) => ReactNode>>;
  /** Provider with a customer's colour `brand`. */
  Ground: (props: { brand: Brand; children: ReactNode }) => ReactNode;
  /** Without React where supported; otherwise `Ground` rerenders. */
  paint?: (brand: Brand) => void;
};

export type Brand = 'blue' | 'green';

/** Two customers, for theme changes. */
export const brands: Readonly<Record<Brand, { strong: string; soft: string; text: string }>> = {
  blue: { strong: '#1752E3', soft: '#DCE5FF', text: '#181818' },
  green: { strong: '#17734A', soft: '#D5EFDF', text: '#12261B' },
};

export const words = {
  tile: { label: 'Toilettes', description: 'Fuite, papier, propreté' },
  bubble: {
    author: 'A. M.',
    role: 'Maintenance',
    initials: 'AM',
    time: '09:15',
    text: 'Merci, une équipe part tout de suite.',
  },
  rating: { label: 'Votre avis', max: 5 as const, value: 3 },
  select: {
    label: 'Lieu',
    options: ['Hall', 'Tribune nord', 'Tribune sud', 'Parking', 'Buvette'],
    chosen: 'Hall',
  },
  field: { label: 'E-mail', hint: 'Par exemple nom@exemple.fr', value: 'camille@exemple.fr' },
};
