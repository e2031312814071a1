import type { TeamRole } from './teammates.queries.ts'

const accessIn = ({ permissions }: Pick<TeamRole, 'permissions'>, wanted: string): string | undefined =>
  permissions.find(({ name }) => name === wanted)?.access

/** Roles that manage the team cover the whole company. */
export const isForTheTeam = (role: TeamRole): boolean => accessIn(role, 'teammate.invite') === 'all'

/** Roles that cover assigned jobs whatever else is chosen. */
export const isAboutAssignedJobs = (role: TeamRole): boolean => accessIn(role, 'requirement.read') === 'assigned'
