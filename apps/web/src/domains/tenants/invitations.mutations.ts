import type { ResourceOf } from '@assay/contracts/resource'
import { acceptInvitation, declineInvitation, type invitations, openInvitation } from '@assay/contracts/teammates'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { deviceZone } from '../../platform/zones.ts'

export type Invitation = ResourceOf<typeof invitations>

export interface InvitationLink {
  readonly id: string
  /** From the fragment of the address, so that it appears in no log. */
  readonly token: string
}

/** Opening changes nothing; the token is in the body only. */
export function invitationQuery({ id, token }: InvitationLink) {
  return queryOptions({
    queryKey: ['invitations', id],
    queryFn: async ({ signal }) => (await call(openInvitation, { params: { id }, body: { token }, signal })).data,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export interface Joining {
  readonly fullName?: string
  readonly password?: string
  readonly passwordConfirmation?: string
}

export function joinTeam({ id, token }: InvitationLink) {
  return mutationOptions({
    mutationFn: (person: Joining) =>
      call(acceptInvitation, {
        params: { id },
        body: { ...person, token, timezone: deviceZone() },
      }),
    meta: { saysItself: true },
  })
}

export function declineToJoin({ id, token }: InvitationLink) {
  return mutationOptions({ mutationFn: () => call(declineInvitation, { params: { id }, body: { token } }) })
}
