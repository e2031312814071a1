import type { PermissionName } from '@assay/contracts/permission-names'
import type { ResourceOf } from '@assay/contracts/resource'
import type { permissions } from '@assay/contracts/users'

type Access = ResourceOf<typeof permissions>['access']

/** What each permission allows, in the words of the screens, by area. */
export const permissionGroups: Readonly<Record<string, Partial<Readonly<Record<PermissionName, string>>>>> = {
  'Company and team': {
    'company.settings': 'Company settings',
    'company.delete': 'Delete the company',
    'owner.transfer': 'Transfer ownership',
    'teammate.invite': 'Invite and manage people',
    'role.assign': 'Assign roles',
    'role.custom': 'Create custom roles',
    'billing.read': 'See billing',
    'billing.manage': 'Manage billing',
    'export.tenant': 'Export all data',
    'activity.read': 'Read the timeline',
  },
  Jobs: {
    'requirement.read': 'See jobs',
    'requirement.create': 'Create and edit jobs',
    'requirement.approve': 'Approve and publish jobs',
    'requirement.close': 'Pause, fill and close jobs',
    'agency.engage': 'Work with agencies',
  },
  Search: {
    'search.run': 'Search candidates',
    'search.save': 'Save searches',
    'search.alert': 'Set search alerts',
    'search.explain': 'See how a score adds up',
    'search.weights.edit': 'Change weights',
    'weights.freeze': 'Lock a job’s weights',
    'weights.unfreeze': 'Unlock a job’s weights',
    'rank.override': 'Override a rank, with a reason',
  },
  Candidates: {
    'candidate.read': 'See masked profiles',
    'candidate.unmask': 'See names after contact is shared',
    'candidate.create': 'Add candidates',
    'candidate.edit': 'Edit candidates',
    'erase.candidate': 'Erase candidates',
    star: 'Star candidates',
    tag: 'Tag candidates',
    note: 'Write notes',
  },
  'Shortlists and contact': {
    'shortlist.add': 'Add to shortlists',
    'shortlist.move': 'Move candidates through stages',
    'shortlist.submit': 'Submit candidates to jobs',
    'shortlist.vote': 'Vote on candidates',
    'shortlist.reject': 'Reject, with a reason',
    'contact.request': 'Request contact details',
    'contact.requestFromAgency': 'Request contact from an agency',
    'contact.read': 'See shared contact details',
    'contact.answer': 'Answer for a candidate',
  },
  'Interviews and hiring': {
    'interview.schedule': 'Schedule interviews',
    'interview.propose': 'Propose interview times',
    'scorecard.submit': 'Interview and submit scorecards',
    'scorecard.read': 'Read others’ scorecards',
    'offer.draft': 'Draft offers',
    'offer.send': 'Send offers',
    'offer.approve': 'Approve others’ offers',
    'hire.manage': 'Manage hires',
    'replacement.request': 'Request a replacement',
    'replacement.decide': 'Decide on replacements',
    'ownership.decide': 'Decide ownership disputes',
  },
  'Model and fairness': {
    'bias.run': 'Run bias audits',
    'bias.publish': 'Publish bias audits',
    'model.train': 'Train models',
    'model.promote': 'Promote models',
    'model.rollback': 'Roll models back',
  },
  'Content and community': {
    'content.read': 'Read the learning hub',
    'content.write': 'Write content',
    'content.publish': 'Publish content',
    'content.retire': 'Retire content',
    'taxonomy.edit': 'Edit skills, titles and industries',
    'taxonomy.propose': 'Propose skills, titles and industries',
    'community.manage': 'Manage the talent community',
    'compensation.read': 'Read the compensation index',
    'compensation.contribute': 'Contribute to the compensation index',
    'referral.own': 'Refer and earn',
  },
  'Agency API': {
    'agencyApi.keys': 'API keys',
    'agencyApi.webhooks': 'Webhooks',
    'agencyApi.revoke': 'Revoke API keys',
  },
  Operation: {
    'tenant.create': 'Create companies',
    'tenant.suspend': 'Suspend companies',
    'user.impersonate': 'Work as another user, recorded',
    'agency.approve': 'Approve agencies',
    'agency.suspend': 'Suspend agencies',
  },
}

export const accessLabels: Readonly<Record<Access, string>> = {
  all: 'Yes',
  assigned: 'Assigned jobs',
  own: 'Own records',
  read: 'Read only',
  masked: 'Masked',
}

const labels = new Map(Object.values(permissionGroups).flatMap((group) => Object.entries(group)))

/** A permission in words; one without words by its name. */
export const permissionLabel = (name: string): string => labels.get(name) ?? name
