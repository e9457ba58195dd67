import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { JobResult, SqliteClient } from './sqlite-client.ts';
import type { Bindable } from './worker-message.ts';

/**
 * Lets one transaction at a time hold the single connection; everything else waits until it is over. A query outside the
 * transaction that the transaction waits for would wait for ever: inside, use the transaction's own Kysely.
 */
class Turnstile {
  private holder: DatabaseConnection | null = null;
  private released = Promise.withResolvers<void>();

  isHeldBy(connection: DatabaseConnection): boolean {
    return this.holder === connection;
  }

  blocks(connection: DatabaseConnection): boolean {
    return this.holder !== null && this.holder !== connection;
  }

  /** Resolves at the next release; ask `blocks` again then, because others were waiting too. */
  get opening(): Promise<void> {
    return this.released.promise;
  }

  async hold(connection: DatabaseConnection): Promise<void> {
    while (this.blocks(connection)) await this.opening;
    this.holder = connection;
  }

  release(): void {
    this.holder = null;
    this.released.resolve();
    this.released = Promise.withResolvers();
  }
}

function bindable(value: unknown): Bindable {
  switch (typeof value) {
    case 'string':
    case 'number':
    case 'bigint':
      return value;
    case 'boolean':
      return value ? 1 : 0;
    default:
      if (value === null || value instanceof Uint8Array) return value;
      throw new TypeError(`SQLite has no way to keep a ${typeof value}`);
  }
}

function toQueryResult<Row>(result: JobResult): QueryResult<Row> {
  // Kysely's types promise rows of the shape that the query asked for; the compiler built the query from them.
  return { rows: result.rows as Row[], numAffectedRows: BigInt(result.changes) };
}

class WorkerConnection implements DatabaseConnection {
  private readonly client: SqliteClient;
  private readonly turnstile: Turnstile;

  constructor(client: SqliteClient, turnstile: Turnstile) {
    this.client = client;
    this.turnstile = turnstile;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    // Nothing may be awaited between the look and the asking: a transaction could begin in between and swallow the query.
    while (this.turnstile.blocks(this)) await this.turnstile.opening;
    return toQueryResult<Row>(await this.client.statement(sql, parameters.map(bindable)));
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    yield await this.executeQuery<Row>(query);
  }
}

function workerDriver(client: SqliteClient): Driver {
  const turnstile = new Turnstile();
  const end = async (kind: 'commit' | 'rollback', connection: DatabaseConnection): Promise<void> => {
    // After a failed commit there is nothing left to roll back.
    if (!turnstile.isHeldBy(connection)) return;
    try {
      await client.boundary(kind);
    } finally {
      turnstile.release();
    }
  };
  return {
    init: async () => undefined,
    acquireConnection: async () => new WorkerConnection(client, turnstile),
    releaseConnection: async () => undefined,
    beginTransaction: async (connection) => {
      await turnstile.hold(connection);
      try {
        await client.boundary('begin');
      } catch (error) {
        turnstile.release();
        throw error;
      }
    },
    commitTransaction: (connection) => end('commit', connection),
    rollbackTransaction: (connection) => end('rollback', connection),
    destroy: () => client.close(),
  };
}

/**
 * Kysely lets one query at a time through to a database that has a single connection, and waits for its answer. The turnstile
 * keeps transactions apart here, so that all other statements may be on their way together and share a flush.
 */
class SharingAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** Kysely over the database worker. */
export function sqliteDialect(client: SqliteClient): Dialect {
  return {
    createDriver: () => workerDriver(client),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new SharingAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}
