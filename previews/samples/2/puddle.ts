import type { ChatImage } from '@parvis/ui/screens/Chat';

const PUDDLE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360" viewBox="0 0 640 360"><rect width="640" height="360" fill="#c9d3dc"/><rect y="210" width="640" height="150" fill="#9aa8b4"/><rect x="70" y="110" width="250" height="36" rx="8" fill="#f4f7fa"/><path d="M180 146v64h30v-64z" fill="#dbe3ea"/><ellipse cx="250" cy="290" rx="190" ry="38" fill="#6fa3c8" opacity=".75"/><ellipse cx="210" cy="282" rx="80" ry="12" fill="#fff" opacity=".5"/></svg>',
)}`;

export const puddle: ChatImage = { src: PUDDLE, alt: 'Flaque d’eau sous un lavabo', width: 640, height: 360 };
