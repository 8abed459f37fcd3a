import type { ReactNode } from 'react';

/** The components that are compared; a library lacking one is left out of its row. */
export type Kind = 'tile' | 'bubble' | 'rating' | 'select' | 'textField';

/** A library under measurement, with its components dressed alike: same words, same parts in sight. */
export type Subject = {
  name: string;
  /** A customer's colour reaches its components. */
  themed: boolean;
  /** One component with what it shows in daily use; `n` tells repetitions apart. */
  make: Partial<Record<Kind, (n: number) => ReactNode>>;
  /** Stands around the components, with the library's own provider. `brand` is a colour a customer chose. */
  Ground: (props: { brand: Brand; children: ReactNode }) => ReactNode;
  /** Changes the colour without React, where the library can; else `Ground` is rendered with the other colour. */
  paint?: (brand: Brand) => void;
};

export type Brand = 'blue' | 'green';

/** Two customers' colours: what a theme change goes between. */
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
