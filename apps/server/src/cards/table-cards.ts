import { type CardSource, listedSource, shoeSource, type TableRecord } from '@upcard/host';
import { cryptoRandomIndex } from './crypto-random.ts';

/** The card source of a table: a shoe mixed by the system's generator, behind the listed cards of a test. */
export function tableCards({ listedCards }: TableRecord): CardSource {
  const shoe = shoeSource(cryptoRandomIndex());
  return listedCards === null ? shoe : listedSource(listedCards, shoe);
}
