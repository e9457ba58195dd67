import { Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import type { JobResult, SqliteClient } from './sqlite-client.ts';
import { sqliteDialect } from './sqlite-dialect.ts';

/** A client that notes what it is asked and answers only when it is told to. */
function slowClient() {
  const asked: string[] = [];
  let answers: (() => void)[] = [];
  const ask = (what: string): Promise<JobResult> => {
    asked.push(what);
    return new Promise((resolve) => answers.push(() => resolve({ rows: [], changes: 0 })));
  };
  const client: SqliteClient = { statement: ask, boundary: ask, close: async () => undefined };
  const answerAll = async (): Promise<void> => {
    const due = answers;
    answers = [];
    for (const answer of due) answer();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { client, asked, answerAll };
}

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('statements are on their way together, so that the worker can flush them at once', async () => {
  const { client, asked, answerAll } = slowClient();
  const db = new Kysely<unknown>({ dialect: sqliteDialect(client) });
  const all = Promise.all(Array.from({ length: 50 }, (_, index) => sql.raw(`insert ${index}`).execute(db)));
  await turn();
  expect(asked).toHaveLength(50);
  await answerAll();
  await all;
});

test('a transaction has the connection for itself until it ends', async () => {
  const { client, asked, answerAll } = slowClient();
  const db = new Kysely<unknown>({ dialect: sqliteDialect(client) });
  const transaction = db.transaction().execute((held) => sql.raw('inside').execute(held));
  await turn();
  const beside = sql.raw('beside').execute(db);
  await turn();
  expect(asked).toEqual(['begin']);
  await answerAll();
  expect(asked).toEqual(['begin', 'inside']);
  await answerAll();
  expect(asked).toEqual(['begin', 'inside', 'commit']);
  await answerAll();
  expect(asked).toEqual(['begin', 'inside', 'commit', 'beside']);
  await answerAll();
  await Promise.all([transaction, beside]);
});
