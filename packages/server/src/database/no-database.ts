import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { starting } from '../dependencies/unavailable.ts';
import type { Database } from './connection.ts';
import type { Schema } from './schema.ts';

class UnopenedDriver extends DummyDriver {
  override acquireConnection(): Promise<never> {
    return Promise.reject(starting());
  }
}

/** Stands for the database until it is open: each query says that the server is starting. */
export const NO_DATABASE: Database = new Kysely<Schema>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new UnopenedDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});
