interface Side {
  readonly agencyId: string | null
  readonly hasResults: boolean
}

interface Shared {
  readonly title: string
  readonly isBlocked: boolean
}

/** The reasons against merging two profiles this way, as sentences that explain what to do. */
export function blockersOf(kept: Side, gone: Side, shared: readonly Shared[]): string[] {
  const sources =
    kept.agencyId === gone.agencyId || kept.agencyId === null
      ? []
      : gone.agencyId === null
        ? ['The other profile isn’t represented by an agency. Keep that one, so that no agency learns about it.']
        : ['Different agencies represent them. Agencies must not see each other’s data, so both profiles stay.']
  const jobs = shared
    .filter(({ isBlocked }) => isBlocked)
    .map(
      ({ title }) =>
        `For the job “${title}” the profile you’d close is further along than the one you’d keep. Keep that one, or ask the employer to end one of them.`,
    )
  return [...sources, ...jobs]
}

/** Conflicts that always need a second person: verified results, and representation by an agency. */
export function secondPersonBecause(kept: Side, gone: Side): string | null {
  if (kept.agencyId !== gone.agencyId)
    return 'An agency stops representing the person. Ownership of its submissions is unaffected.'
  return kept.hasResults || gone.hasResults ? 'Vetting results move to the profile you keep.' : null
}

/** The changes that an undo does not reverse. */
export const finalBecause = ({ shared }: { readonly shared: number }): string[] => [
  'Stars, pools, communities and conversations that contain both are merged and stay merged.',
  'Answers about sex and race that were volunteered under the closed profile are deleted.',
  ...(shared > 0 ? ['If both are in the same job, one entry stays closed as a duplicate.'] : []),
]

/** The moved records as a sentence. */
const NAMES: Readonly<Record<string, string>> = {
  shortlisteds: 'Shortlist entries',
  submissions: 'Submissions of agencies',
  contact_infos: 'Contact requests',
  data_corrections: 'Data corrections',
  candidate_requests: 'Candidate requests',
  manual_notices: 'Manual notices',
  scheduled_interviews: 'Interviews',
  offers: 'Offers',
  hired_candidates: 'Hires',
  candidate_releases: 'Shared identities',
  vetting_results: 'Vetting results',
  vetting_changes: 'Corrections of results',
  verifications: 'Links in emails',
  stars: 'Stars',
  talent_pool_members: 'Talent pool memberships',
  profile_shares: 'Links to the profile',
  community_members: 'Community memberships',
  agency_threads: 'Conversations',
  ownership_disputes: 'Ownership disputes',
  candidate_reports: 'Reports of matches and profiles',
  activity_notes: 'Notes in the timeline',
}

export const countsOf = (moved: Readonly<Record<string, readonly string[]>>): { what: string; count: number }[] =>
  Object.entries(NAMES).flatMap(([name, what]) => {
    const count = moved[name]?.length ?? 0
    return count === 0 ? [] : [{ what, count }]
  })
