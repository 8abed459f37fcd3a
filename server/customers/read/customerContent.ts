import type { CustomerFile } from '../file/customerFile.ts';
import type { CustomerPictures } from './pictures.ts';

/** A customer's file with the pictures it names. */
export interface CustomerContent {
  file: CustomerFile;
  pictures: CustomerPictures;
  /** Of the demonstration, and served by a demonstration alone. */
  invented?: boolean;
}
