import { z } from '@hono/zod-openapi';
import { ADMIN_ACTS } from '@upcard/protocol';
import { refused } from './route-parts.ts';
import { lobbyTableSchema, personSchema } from './schemas.ts';

/** An answer of a route. */
export const answered = <Schema extends z.ZodType>(description: string, schema: Schema) => ({
  description,
  content: { 'application/json': { schema } },
});

/** The id in a path. */
export const idParam = z.object({ id: z.string().max(64) });

const id = z.string().min(1).max(64);
/** What people type as a reason; how long it may be is looked at when it is clean. */
const typed = z.string().max(4_000);

/** The ways in which a look at something of the administrators' can be refused. */
export const LOOK_REFUSED = {
  401: refused('You are nobody yet'),
  403: refused('You are no administrator'),
  429: refused('Too often'),
};

/** Nothing but that it is done. */
export const doneSchema = z.object({ isDone: z.literal(true) }).openapi('Done');

/** Whom the host silences. */
export const silenceSchema = z.strictObject({ person: id, isSilenced: z.boolean() }).openapi('Silence');

/** Who may not talk. */
export const silencedSchema = z
  .object({ silenced: z.array(z.string()).readonly() })
  .openapi('SilencedPeople', { description: 'Everybody who may not talk at the table now, by id.' });

/** A complaint. */
export const newReportSchema = z
  .strictObject({ table: id, person: id, line: id.exactOptional(), reason: typed })
  .openapi('NewReport', { description: 'A complaint about somebody, or about a line of theirs.' });

/** Why something is done. */
export const actSchema = z.strictObject({ reason: typed }).openapi('Act');

/** Why and until when somebody is suspended. */
export const suspendSchema = z
  .strictObject({
    reason: typed,
    until: z.int().nonnegative().nullable().default(null).openapi({ description: 'Milliseconds; null: for good.' }),
  })
  .openapi('Suspend');

/** What was done about a report. */
export const closeReportSchema = z.strictObject({ note: typed }).openapi('CloseReport');

/** Which page of a list. */
export const pageQuery = z.object({ page: z.coerce.number().int().min(0).max(100_000).default(0) });

/** Which people. */
export const peopleQuery = pageQuery.extend({ query: z.string().max(100).default('') });

/** People as administrators see them. */
export const adminPeopleSchema = z
  .object({
    people: z
      .array(
        personSchema
          .extend({
            kind: z.enum(['guest', 'account']),
            joinedAt: z.number(),
            isAdministrator: z.boolean(),
            suspension: z.object({ reason: z.string(), since: z.number(), until: z.number().nullable() }).nullable(),
          })
          .openapi('AdminPerson'),
      )
      .readonly(),
    hasMore: z.boolean(),
  })
  .openapi('AdminPeople');

/** A recovery code. */
export const resetCodeSchema = z
  .object({ code: z.string() })
  .openapi('ResetCode', { description: 'Shown this once; lets its owner set a new password once.' });

const reportStateSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('open') }),
  z.object({ kind: z.literal('closed'), at: z.number(), by: z.string(), note: z.string() }),
]);

/** Reports. */
export const reportsSchema = z
  .object({
    reports: z
      .array(
        z
          .object({
            id: z.string(),
            at: z.number(),
            table: z.object({ id: z.string(), name: z.string() }),
            reporter: personSchema,
            person: personSchema,
            line: z.object({ id: z.string(), at: z.number(), text: z.string(), isHidden: z.boolean() }).nullable(),
            reason: z.string(),
            state: reportStateSchema,
          })
          .openapi('Report'),
      )
      .readonly(),
    hasMore: z.boolean(),
  })
  .openapi('AdminReports');

/** Open tables. */
export const adminTablesSchema = z.object({ tables: z.array(lobbyTableSchema).readonly() }).openapi('AdminTables');

const actorSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('person'), id: z.string(), name: z.string() }),
  z.object({ kind: z.literal('commandLine') }),
]);

/** Everything that administrators did. */
export const auditSchema = z
  .object({
    entries: z
      .array(
        z
          .object({
            id: z.string(),
            at: z.number(),
            actor: actorSchema,
            act: z.enum(ADMIN_ACTS),
            subject: z.object({
              kind: z.enum(['person', 'table', 'line', 'report']),
              id: z.string(),
              name: z.string(),
            }),
            reason: z.string(),
          })
          .openapi('AuditEntry'),
      )
      .readonly(),
    hasMore: z.boolean(),
  })
  .openapi('AuditLog');
