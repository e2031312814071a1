import { inArray, sql } from 'drizzle-orm'
import type { Context } from '../context/context.ts'
import { mailDeliveries } from './mail-deliveries.tables.ts'
import type { Mailer } from './mailer.ts'

/**
 * Mails about somebody who was erased go from where this installation keeps them. They are found by what they are
 * about: every key of a delivery names the record that it tells of.
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
