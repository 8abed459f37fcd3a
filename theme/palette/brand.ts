/** Product specification, brand colours. */
export const brand = {
  primary: '#0132E1',
  lightPrimary: '#1752E3',
  font: '#181818',
  header: '#EDF0FB',
} as const;
