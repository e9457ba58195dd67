import { type CardSource, listedSource, shoeSource, type TableRecord } from '@upcard/host';
import { cryptoRandomIndex } from './crypto-random.ts';

/** The card source of a table: the listed cards of a test, then what its game deals from; by default a shoe mixed by the system's generator. */
export function tableCards(
  { listedCards }: Pick<TableRecord, 'listedCards'>,
  behind: CardSource = shoeSource(cryptoRandomIndex()),
): CardSource {
  return listedCards === null ? behind : listedSource(listedCards, behind);
}
