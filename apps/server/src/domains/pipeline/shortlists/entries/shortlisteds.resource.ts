import type { Pay } from '@assay/contracts/money'
import type { Presented, Related } from '@assay/jsonapi/present'
import type { OpinionShown } from '../feedback/index.ts'
import type { ContactAsked, Entry, RateFit, VoteRow } from '../records/index.ts'

interface Person {
  readonly userId: string
  readonly fullName: string
}

export interface EntryAround {
  readonly person: (userId: string) => Person
  readonly votes: readonly VoteRow[]
  readonly opinions: readonly OpinionShown[]
  readonly rejectionReason: string | null
  readonly mayReadWords: boolean
  readonly scoreNow: number | null
  readonly rateFit: RateFit
  readonly rateConverted: Pay | null
  readonly contactAsked: ContactAsked | null
  readonly mayDo: readonly string[]
  readonly requirement: { readonly title: string; readonly state: string }
  readonly candidate: Related
  readonly tags: readonly Presented[]
}

export function presentEntry(entry: Entry, around: EntryAround): Presented {
  const { person } = around
  return {
    type: 'shortlisteds',
    id: entry.id,
    attributes: {
      stage: entry.stage,
      stageSince: entry.stageSince,
      rankAtAdd: entry.rankAtAdd,
      scoreAtAdd: entry.scoreAtAdd,
      modelAtAdd: entry.modelAtAdd,
      overrideOf: overrideOf(entry, around),
      scoreNow: around.scoreNow,
      rejectionCode: entry.rejectionCode,
      rejectionReason: around.rejectionReason,
      rejectionNote: around.mayReadWords ? entry.rejectionNote : null,
      requirementTitle: around.requirement.title,
      requirementState: around.requirement.state,
      votes: around.votes.map(({ userId, vote, note, votedAt }) => ({
        ...person(userId),
        vote,
        note: around.mayReadWords ? note : null,
        at: votedAt,
      })),
      opinions: around.opinions,
      owner: entry.ownerId === null ? null : person(entry.ownerId),
      addedBy: person(entry.addedBy),
      rateFit: around.rateFit,
      rateConverted: around.rateConverted,
      contactAsked: around.contactAsked,
      mayDo: around.mayDo,
      version: entry.version,
      createdAt: entry.createdAt,
      updatedAt: entry.updatedAt,
    },
    relationships: {
      candidate: around.candidate,
      requirement: { type: 'requirements', id: entry.requirementId },
      search: entry.searchId === null ? null : { type: 'candidate-searches', id: entry.searchId },
      tags: around.tags,
    },
  }
}

function overrideOf({ rankAtAdd, overrideReason, overriddenBy, overriddenAt }: Entry, around: EntryAround) {
  if (rankAtAdd === null || overriddenBy === null) return null
  const reason = around.mayReadWords ? overrideReason : null
  return { rank: rankAtAdd, reason, by: around.person(overriddenBy), at: overriddenAt }
}
