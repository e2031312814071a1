import type { Presented, Related } from '@assay/jsonapi/present'
import { HOUR_MS } from '../../../../platform/time/durations.ts'
import type { ContactInfo } from '../records/index.ts'
import { ANSWER_MS, formatBlocker, formatMismatch, payOf, UNDO_MS } from '../records/index.ts'
import type { LookedInto } from './preflight-contact.ts'

export interface ContactAround {
  readonly candidateName: string
  readonly requirementTitle: string
  readonly companyName: string
  readonly agencyName: string | null
  readonly requestedBy: { readonly userId: string; readonly fullName: string }
  readonly maySeeDetails: boolean
  readonly mayDo: readonly string[]
  readonly candidate: Related
}

export function presentContact(info: ContactInfo, around: ContactAround): Presented {
  const { disputeCode: code, disputeNote: note, disputedAt: at } = info
  return {
    type: 'contact-infos',
    id: info.id,
    attributes: {
      state: info.state,
      credit: info.credit,
      candidateName: around.candidateName,
      requirementTitle: around.requirementTitle,
      companyName: around.companyName,
      requestedBy: around.requestedBy,
      message: info.message,
      pay: payOf(info),
      location: info.location,
      mismatches: info.mismatches,
      undoUntil: info.undoUntil,
      sentAt: info.sentAt,
      expiresAt: info.expiresAt,
      remindedAt: info.remindedAt,
      answersFor: info.agencyId === null ? 'candidate' : 'agency',
      agencyName: around.agencyName,
      decidedBy: info.decidedBy,
      decidedAt: info.decidedAt,
      declineCode: info.declineCode,
      purpose: info.purpose,
      details: around.maySeeDetails ? info.details : null,
      dispute: code === null || at === null ? null : { code, note, at },
      mayDo: around.mayDo,
      version: info.version,
      createdAt: info.createdAt,
      updatedAt: info.updatedAt,
    },
    relationships: {
      candidate: around.candidate,
      requirement: { type: 'requirements', id: info.requirementId },
      shortlisted: { type: 'shortlisteds', id: info.shortlistedId },
    },
  }
}

export function presentPreflight(
  id: string,
  { mismatches, blockers, creditsLeft, blockedFrom, facts, agencyName, payBand, message }: LookedInto,
): Presented {
  return {
    type: 'contact-preflights',
    id,
    attributes: {
      mismatches: mismatches.map(formatMismatch),
      blockers: blockers.map(formatBlocker),
      creditsLeft,
      blockedFrom,
      answersFor: facts.agencyId === null ? 'candidate' : 'agency',
      agencyName,
      undoMinutes: UNDO_MS / 60_000,
      answerHours: ANSWER_MS / HOUR_MS,
      payBand,
      message,
    },
  }
}
