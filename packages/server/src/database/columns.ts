import type { ColumnType } from 'kysely';

/** A `jsonb` column: read as a value, written as JSON text, which both drivers pass on untouched. */
export type Json<T> = ColumnType<T, string, string>;
export type Time = ColumnType<Date, Date | string, Date | string>;
/** Set by the database when nothing is given. */
export type DefaultTime = ColumnType<Date, Date | string | undefined, Date | string>;
export type NullableTime = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
