import type { ReactNode } from 'react';

/** Compared components; a library without one is omitted from its row. */
export type Kind = 'tile' | 'bubble' | 'rating' | 'select' | 'textField';

/** A measured library with equally styled components: same words, same visible parts. */
export type Subject = {
  name: string;
  /** Whether the customer's colour reaches its components. */
  themed: boolean;
  /** A component as in daily use; `n` distinguishes repetitions. */
  make: Partial<Record<Kind, (n: number) => ReactNode>>;
  /** Wraps the components in the library's provider, with a customer's colour `brand`. */
  Ground: (props: { brand: Brand; children: ReactNode }) => ReactNode;
  /** Changes the colour without React where supported; otherwise `Ground` rerenders. */
  paint?: (brand: Brand) => void;
};

export type Brand = 'blue' | 'green';

/** Colours of two customers, between which a theme change switches. */
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
