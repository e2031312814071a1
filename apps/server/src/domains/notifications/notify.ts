import type { NotificationKind } from '@assay/contracts/notifications'
import type { PermissionName } from '@assay/contracts/permission-names'
import type { Access } from '../../platform/context/actor.ts'
import type { Tx } from '../../platform/context/context.ts'
import { newId } from '../../platform/database/new-id.ts'
import { enqueueEffect } from '../../platform/jobs/enqueue-effect.ts'
import { listWaysOfWorking, type WayOfWorking } from '../identity/index.ts'
import { listHolders, listPlatformHolders, listReached } from '../tenants/index.ts'
import { channelsFor } from './channels.rules.ts'
import { insertNotifications, type Notification } from './notifications.store.ts'
import { firstQuietEnd } from './quiet-hours.rules.ts'

/**
 * Everyone in a tenant (or on the platform) who holds a permission; holders with scope `assigned` only if they are on
 * the team.
 */
export interface Audience {
  readonly permission: PermissionName
  readonly team?: readonly string[]
}

export interface Notice {
  /** The company or agency; former members are not notified. null: the platform. */
  readonly tenantId: string | null
  readonly userIds?: readonly (string | null)[]
  readonly who?: Audience
  /** The user who acted, and needs no notification. */
  readonly except?: string | null
  /** Recipients of another mail about the same event, such as an invitation: notified in the app only. */
  readonly mailedOtherwise?: readonly string[]
  readonly kind: NotificationKind
  /** A function writes it for each reader, whose zone it states times in. */
  readonly title: string | ((timezone: string) => string)
  readonly body?: string | null
  /** A path of the web app. */
  readonly link: string | null
  readonly target: { readonly type: string; readonly id: string }
  /** Identifies the event: a repeated one notifies no one. */
  readonly dedupeKey: string
  readonly at: Date
}

/** Notifies recipients on their chosen channels: in the app immediately, by mail after their quiet hours. */
export async function notify(tx: Tx, notice: Notice): Promise<void> {
  const people = await listWaysOfWorking(tx, await listRecipients(tx, notice))
  const rows = [...people.values()].flatMap((person) =>
    channelsFor(notice.kind, person.notificationMatrix)
      .filter((channel) => channel === 'app' || !notice.mailedOtherwise?.includes(person.userId))
      .map((channel) => rowOf(notice, person, channel)),
  )
  for (const row of await insertNotifications(tx, rows)) await passOn(tx, row, notice.at)
}

async function listRecipients(tx: Tx, { tenantId, userIds, who, except }: Notice): Promise<string[]> {
  const named = (userIds ?? []).flatMap((id) => (id === null ? [] : [id]))
  const members = tenantId === null ? new Set(named) : await listReached(tx, tenantId, named)
  if (who) {
    const { permission } = who
    const holders = tenantId === null ? listPlatformHolders(tx, permission) : listHolders(tx, tenantId, permission)
    // Platform staff have no teams: `assigned` includes every holder there.
    for (const { userId, access } of await holders)
      if (isReached(access) || (access === 'assigned' && (tenantId === null || who.team?.includes(userId))))
        members.add(userId)
  }
  if (except) members.delete(except)
  return [...members]
}

/** For agency users, `own` covers all candidates of the agency. */
const isReached = (access: Access): boolean => access === 'all' || access === 'own'

function rowOf(notice: Notice, person: WayOfWorking, channel: 'app' | 'mail') {
  const { kind, title, body = null, link, target, dedupeKey, at } = notice
  return {
    id: newId(at.getTime()),
    userId: person.userId,
    kind,
    channel,
    title: typeof title === 'string' ? title : title(person.timezone),
    body,
    link,
    dedupeKey,
    targetType: target.type,
    targetId: target.id,
    createdAt: at,
    updatedAt: at,
    ...(channel === 'app'
      ? { state: 'unread' as const, dueAt: at }
      : { state: 'queued' as const, dueAt: firstQuietEnd(at, person) }),
  }
}

async function passOn(tx: Tx, { id, userId, kind, channel, dueAt }: Notification, at: Date): Promise<void> {
  if (channel === 'app') {
    tx.announce({ to: { userId }, type: 'notification.added', data: { id, kind } })
    return
  }
  const event = {
    name: 'notificationQueued',
    tenantId: null,
    verb: 'notification.queue',
    requestId: id,
    target: { type: 'notifications', id },
    at: at.toISOString(),
    actor: { type: 'system', id: null },
  }
  await enqueueEffect(tx, { effect: 'notificationQueued.sendNotificationMail', event, runAfter: dueAt, at })
}
