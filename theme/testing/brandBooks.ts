/** Colours of French towns and public bodies as their style guides give them, as far as is remembered, with what each is for. */
export const brandBooks = [
  { name: 'État', main: '#000091', accent: '#E1000F', ground: '#F6F6F6', text: '#161616' },
  { name: 'Paris', main: '#071F32', accent: '#FF4B44', ground: '#FFFFFF' },
  { name: 'Lyon', main: '#E2001A', accent: '#707173', ground: '#FFFFFF', text: '#1D1D1B' },
  { name: 'Nantes', main: '#28316B', accent: '#4CC1A5', ground: '#F4F6FB' },
  { name: 'Bordeaux', main: '#8A1538', accent: '#B59A57', ground: '#FAF7F2' },
  { name: 'Lille', main: '#E4003A', accent: '#FFD200', text: '#222222' },
  { name: 'La Poste', main: '#FFCB05', accent: '#003DA5', ground: '#FFFFFF' },
  { name: 'RATP', main: '#0A0082', accent: '#00AA91', ground: '#F3F3F8' },
  { name: 'SNCF', main: '#0088CE', accent: '#A1006B', text: '#4D4F53' },
  { name: 'Bretagne', main: '#000000', accent: '#FFED00', ground: '#FFFFFF' },
] as const;
