/** Hard to turn into a theme. */
export const hardBrands = [
  { name: 'yellow and black', colours: '#FFD400 #111111' },
  { name: 'black and white', colours: '#000000 #FFFFFF' },
  { name: 'white and grey', colours: '#FFFFFF #E5E7EB #6B7280' },
  { name: 'neon green and pink', colours: '#39FF14 #FF10F0 #0D0D0D' },
  { name: 'neon on a dark ground', colours: 'main: #00E5FF; ground: #101820' },
  { name: 'pastels', colours: '#F7C8D0 #BFE3D0 #FFF8F0' },
  { name: 'deep red and gold', colours: '#6B0F1A #C9A227 #F4EFE6 #2B2B2B' },
  { name: 'red and green', colours: '#C8102E #007A33' },
  { name: 'browns', colours: '#5C3D2E #B85C38 #E0C097' },
  { name: 'navy alone', colours: '#0A1F44 #13315C' },
  { name: 'violet and lime', colours: '#5B21B6 #BEF264 #F5F3FF' },
  { name: 'five of a palette', colours: '#264653 #2A9D8F #E9C46A #F4A261 #E76F51' },
] as const;
