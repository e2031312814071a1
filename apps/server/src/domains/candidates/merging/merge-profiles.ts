import type { MergeChoices } from '@assay/contracts/candidate-merges'
import type { Queries, Tx } from '../../../platform/context/context.ts'
import { clientOf } from '../../../platform/database/transaction.ts'
import { dayIn } from '../../../platform/time/days.ts'
import { replaceCandidates } from '../import/index.ts'
import { emptyMerged, listMergedInto, reviveMerged } from '../masking/index.ts'
import {
  type CandidateIdentity,
  type CandidateView,
  findCandidate,
  loadIdentities,
  loadViews,
  MAX_MASKED_TEXT_LENGTH,
  recordOfView,
  rowsOf,
} from '../profiles/index.ts'
import type { CandidateRecord } from '../records/index.ts'
import { skillSlugOf } from '../taxonomy/index.ts'
import { combineConsents, combineRecords, type MergedConsent } from './combine-records.rules.ts'
import { findProfileText, lockCandidates, replaceConsents, settleProfile } from './merging.store.ts'

/** A profile that a merge reads, with names. */
export interface MergedProfile {
  readonly id: string
  readonly agencyId: string | null
  readonly maskedName: string
  readonly view: CandidateView
  readonly identity: CandidateIdentity
  readonly record: CandidateRecord
}

/** The values that an undo writes back. */
export interface ProfileBefore {
  readonly record: CandidateRecord
  readonly state: CandidateRecord['state']
  readonly said: string
  /** Profiles that had been merged into it. */
  readonly merged: readonly string[]
  /** Missing in merges that are older than this. */
  readonly consents?: readonly MergedConsent[]
}

/** null if there is no such person any more. */
export async function readMergedProfile(db: Queries, id: string): Promise<MergedProfile | null> {
  const candidate = await findCandidate(db, id)
  const [view] = candidate === null ? [] : await loadViews(db, [candidate])
  const identity = (await loadIdentities(db, [id])).get(id)
  if (view === undefined || identity === undefined) return null
  const { agencyId, maskedName } = view.candidate
  return { id, agencyId, maskedName, view, identity, record: recordOfSource(view, identity) }
}

/** With the evidence that the source gave: what results add is derived from the results. */
function recordOfSource(view: CandidateView, identity: CandidateIdentity): CandidateRecord {
  const record = recordOfView(view, identity)
  const raised = new Map(view.skills.map((skill) => [skillSlugOf(skill.skillId), skill]))
  return {
    ...record,
    vetting: [],
    skills: record.skills.map((skill) => {
      const { importedEvidence, importedEvidenceOn } = raised.get(skill.slug) ?? {}
      return importedEvidence == null
        ? skill
        : { ...skill, evidence: importedEvidence, evidenceOn: importedEvidenceOn ?? null }
    }),
  }
}

interface Pair {
  readonly kept: MergedProfile
  readonly gone: MergedProfile
}

export const lockPair = (tx: Tx, keptId: string, goneId: string): Promise<void> => lockCandidates(tx, [keptId, goneId])

/** After the vetting results have moved, since the verification levels are derived from them. */
export async function mergeProfiles(
  tx: Tx,
  { kept, gone, choices, now }: Pair & { readonly choices: MergeChoices; readonly now: Date },
): Promise<{ before: { kept: ProfileBefore; gone: ProfileBefore }; version: number }> {
  const before = { kept: await beforeOf(tx, kept), gone: await beforeOf(tx, gone) }
  const sides = [sideOf(kept), sideOf(gone)] as const
  const record = combineRecords(...sides, choices)
  await replaceCandidates(clientOf(tx), [rowsOf(record, { agencyId: kept.agencyId, now, id: kept.id })], now)
  const said = linesOf([await findProfileText(tx, kept.id), before.kept.said, before.gone.said])
  const words = `The same person as ${kept.maskedName}, whose profile is kept`
  await emptyMerged(tx, { goneId: gone.id, keptId: kept.id, words, now })
  await replaceConsents(tx, kept.id, combineConsents(...sides, dayIn('UTC', now)))
  const version = await settleProfile(tx, { id: kept.id, state: record.state, said })
  return { before, version }
}

const sideOf = ({ record, view }: MergedProfile) => ({
  record,
  consents: view.consents.map(({ purpose, until, source, endedOn, endedSources, createdAt }) => ({
    purpose,
    until,
    source,
    endedOn,
    endedSources,
    givenOn: dayIn('UTC', createdAt),
  })),
})

async function beforeOf(tx: Tx, profile: MergedProfile): Promise<ProfileBefore> {
  const { id } = profile
  const { record, consents } = sideOf(profile)
  const [said, merged] = [await findProfileText(tx, id), await listMergedInto(tx, id)]
  return { record, state: record.state, said, merged, consents }
}

const linesOf = (texts: readonly string[]): string =>
  [...new Set(texts.flatMap((text) => text.split('\n')))].join('\n').slice(0, MAX_MASKED_TEXT_LENGTH)

/** After the vetting results were given back. */
export async function unmergeProfiles(
  tx: Tx,
  {
    keptId,
    goneId,
    before,
    now,
  }: { keptId: string; goneId: string; before: { kept: ProfileBefore; gone: ProfileBefore }; now: Date },
): Promise<void> {
  await reviveMerged(tx, { goneId, before: before.gone.merged, now })
  for (const [id, { record, state, said, consents }] of [
    [keptId, before.kept],
    [goneId, before.gone],
  ] as const) {
    await replaceCandidates(clientOf(tx), [rowsOf(record, { agencyId: null, now, id })], now)
    if (consents !== undefined) await replaceConsents(tx, id, consents)
    await settleProfile(tx, { id, state, said })
  }
}

/** The version that a candidate has now; null if they are not there. */
export async function versionOf(db: Queries, id: string): Promise<number | null> {
  return (await findCandidate(db, id))?.version ?? null
}
