import type { SelectQueryBuilder } from 'kysely';
import type { DatabaseSchema } from '../store/schema.ts';

/** Rows on one page of everything that administrators look through. */
const PER_PAGE = 50;

/** Which page, from 0. */
export type Page = number;

/** One page, and whether there is another after it. */
export interface PageOfRows<Row> {
  readonly rows: readonly Row[];
  readonly hasMore: boolean;
}

/** Reads one page of a query, which must have an order, and makes of every row what `read` says. */
export async function pageOf<Tables extends keyof DatabaseSchema, Row, Read>(
  query: SelectQueryBuilder<DatabaseSchema, Tables, Row>,
  page: Page,
  read: (row: Row) => Read,
): Promise<PageOfRows<Read>> {
  const rows = await query
    .limit(PER_PAGE + 1)
    .offset(page * PER_PAGE)
    .execute();
  return { rows: rows.slice(0, PER_PAGE).map(read), hasMore: rows.length > PER_PAGE };
}
