import '@smastrom/react-rating/style.css';
import { Rating } from '@smastrom/react-rating';
import { useState } from 'react';
import { type Subject, words } from './subject.ts';

const { rating } = words;

const Stars = ({ n }: { n: number }) => {
  const [value, setValue] = useState(rating.value);
  return (
    <div>
      <b id={`r${n}`}>{rating.label}</b>
      <Rating value={value} onChange={setValue} items={rating.max} visibleLabelId={`r${n}`} />
    </div>
  );
};

export const subject: Subject = {
  name: 'react-rating',
  themed: false,
  make: { rating: (n) => <Stars n={n} /> },
  Ground: ({ children }) => children,
};
