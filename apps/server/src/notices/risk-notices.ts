import { listRisks, type RequirementAtRisk } from '../domains/dashboards/index.ts'
import { notify } from '../domains/notifications/index.ts'
import type { Context } from '../platform/context/context.ts'

/** Notifies the team once for each new reason, not once a day. */
export async function warnOfRisks(ctx: Context): Promise<void> {
  for (const risk of await listRisks(ctx)) await warn(ctx, risk)
}

async function warn(ctx: Context, { requirement, team, reasons }: RequirementAtRisk): Promise<void> {
  const { id, companyId, title, period, createdBy } = requirement
  await ctx.transaction((tx) =>
    notify(tx, {
      tenantId: companyId,
      userIds: [...team, createdBy],
      kind: 'requirementAtRisk',
      title: `“${title}” is at risk`,
      body: `It has been ${reasons.join(', and ')}.`,
      link: `/requirement?id=${id}`,
      target: { type: 'requirements', id },
      dedupeKey: `requirementAtRisk/${id}/${period}/${reasons.map((reason) => reason.replaceAll(/\d+/g, '')).join('/')}`,
      at: ctx.now(),
    }),
  )
}
