import { inArray, sql } from 'drizzle-orm'
import type { Context } from '../context/context.ts'
import { mailDeliveries } from './mail-deliveries.tables.ts'
import type { Mailer } from './mailer.ts'

/**
 * Deletes stored mails about an erased candidate. They are found by their keys, each of which names the record that it
 * is about.
 */
export async function forgetMail(ctx: Context, mailer: Mailer, subjectIds: readonly string[]): Promise<void> {
  if (mailer.forget === undefined || subjectIds.length === 0) return
  const subject = sql`substring(${mailDeliveries.key} from '^[^/]+/([0-9a-f-]{36})')`
  const found = await ctx.db
    .select({ messageId: mailDeliveries.messageId })
    .from(mailDeliveries)
    .where(inArray(subject, [...subjectIds]))
  await mailer.forget(new Set(found.map(({ messageId }) => messageId)))
}
