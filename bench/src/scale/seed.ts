/** The people of a small installation: recruiters of two companies, and candidates. */

import { importCandidates } from '@assay/server/domains/candidates/index'
import { hashPassword, insertUser } from '@assay/server/domains/identity/index'
import { builtInRoleId, giveRole, insertActiveTeammate, insertCompany } from '@assay/server/domains/tenants/index'
import { type Context, contextMaker } from '@assay/server/platform/context/context'
import { openDatabase } from '@assay/server/platform/database/connect'
import { inventEverybody } from '../../../apps/server/seeds/load-demo.ts'

export const PASSWORD = 'correct horse battery'

/** After a first server has prepared the database. Returns the addresses to log in with. */
export async function addRecruiters(databaseUrl: string, count: number): Promise<string[]> {
  return asSystem(databaseUrl, async ({ db, now }) => {
    const passwordHash = await hashPassword(PASSWORD)
    const roleId = builtInRoleId('employer.recruiter')
    const companies = await Promise.all(
      ['North', 'South'].map((name) =>
        insertCompany(db, { name, country: 'DE', timezone: 'Europe/Berlin', now: now() }),
      ),
    )
    const emails = Array.from({ length: count }, (_, number) => `recruiter-${number}@scale.test`)
    for (const [number, email] of emails.entries()) {
      const person = { email, fullName: `Recruiter ${number}`, scope: 'employer' as const, passwordHash }
      const user = await insertUser(db, { ...person, emailVerifiedAt: now(), now: now() })
      await giveRole(db, user.id, roleId)
      const companyId = companies[number % companies.length]?.id ?? ''
      await insertActiveTeammate(db, { userId: user.id, email, roleId, companyId, agencyId: null, now: now() })
    }
    return emails
  })
}

/** Those from one number up to another; the same numbers are the same candidates. */
export async function addCandidates(databaseUrl: string, from: number, to: number): Promise<void> {
  await asSystem(databaseUrl, async (ctx) => {
    const now = ctx.now()
    const records = [...inventEverybody({ now, candidates: to })].slice(from).map(({ record }) => record)
    await importCandidates(ctx, records, { agencyId: null, now })
  })
}

async function asSystem<Done>(databaseUrl: string, work: (ctx: Context) => Promise<Done>): Promise<Done> {
  const database = await openDatabase(databaseUrl, { maxConnections: 2 })
  try {
    const makeContext = contextMaker({ database, now: () => new Date(), effectsOf: () => [] })
    return await work(makeContext({ actor: { kind: 'system' }, requestId: 'scale' }))
  } finally {
    await database.close()
  }
}
