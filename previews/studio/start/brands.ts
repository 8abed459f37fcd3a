/** Palettes to begin with, each made from one colour by the same derivation as a customer's own. */
export const gallery = [
  { id: 'parvis', brand: null },
  { id: 'forest', brand: '#1E6B3C' },
  { id: 'lagoon', brand: '#00707A' },
  { id: 'brick', brand: '#B0432B' },
  { id: 'plum', brand: '#7A2E7E' },
  { id: 'slate', brand: '#3F4E63' },
  { id: 'sunflower', brand: '#F2B705' },
  { id: 'rose', brand: '#C2185B' },
] as const;
