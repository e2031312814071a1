// The register of processing activities, written from docs/data-map.txt.

interface Kind {
  readonly title: string
  /** The person that the data is about. */
  readonly who: string
  readonly purpose: string
  readonly basis: string
  readonly keptFor: string
  /** Scheduled tasks that delete it, by name. */
  readonly deletedBy: readonly string[]
}

const LAPSE = 'erase candidates without consent'
const UNTIL_ERASED = 'until the candidate erases it, or 30 days after the last consent ended'

export const kinds: Readonly<Record<string, Kind>> = {
  profile: {
    title: 'Profiles',
    who: 'Candidates',
    purpose: 'to be found for work by what they can do',
    basis: 'consent to matching',
    keptFor: UNTIL_ERASED,
    deletedBy: [LAPSE],
  },
  contact: {
    title: 'Names and contact details',
    who: 'Candidates',
    purpose: 'to be contacted after they agreed',
    basis: 'consent to contact',
    keptFor: UNTIL_ERASED,
    deletedBy: [LAPSE],
  },
  consent: {
    title: 'Consents',
    who: 'Candidates',
    purpose: 'to show what was agreed to, and until when',
    basis: 'legal obligation',
    keptFor: 'as long as the profile',
    deletedBy: [LAPSE],
  },
  'volunteered-groups': {
    title: 'Volunteered groups',
    who: 'Candidates',
    purpose: 'bias audits only; encrypted, in a schema of its own, under a pseudonym',
    basis: 'explicit consent (GDPR 9 (2) a)',
    keptFor: '24 months, or until withdrawn',
    deletedBy: ['forget old answers about groups'],
  },
  release: {
    title: 'Contact requests and released details',
    who: 'Candidates, and users who asked',
    purpose: 'to ask for contact details and to keep what was released',
    basis: 'consent to contact',
    keptFor: 'released details until the process ends or the candidate withdraws; the rest as long as the profile',
    deletedBy: ['advance contact requests', LAPSE],
  },
  hiring: {
    title: 'Selection',
    who: 'Candidates, and users who decided',
    purpose: 'to run a selection and to explain its decisions',
    basis: 'steps before a contract; legitimate interest in defending decisions',
    keptFor:
      'as long as the company chose, or words about a candidate as long as the profile; stages stay without them',
    deletedBy: ['end and forget requests for opinions', 'erase what companies keep no longer', LAPSE],
  },
  community: {
    title: 'Talent communities',
    who: 'Candidates who were invited or joined, and users who wrote to them',
    purpose: 'to stay in touch with people who agreed to it',
    basis: 'consent to one community, for 6 or 12 months',
    keptFor: 'as long as the profile; no mails after the consent ended or the candidate left',
    deletedBy: ['end memberships without consent', LAPSE],
  },
  interview: {
    title: 'Interviews',
    who: 'Candidates and interviewers',
    purpose: 'to arrange and to judge interviews',
    basis: 'steps before a contract',
    keptFor: 'words about a candidate as long as the profile',
    deletedBy: [LAPSE],
  },
  offer: {
    title: 'Offers and hires',
    who: 'Candidates, and users who signed',
    purpose: 'to make, prove and carry out an offer',
    basis: 'contract',
    keptFor: 'words about a candidate as long as the profile; amounts and dates stay',
    deletedBy: [LAPSE],
  },
  'ranking-record': {
    title: 'Records of rankings',
    who: 'Candidates, by id',
    purpose: 'to rank again and to explain past rankings',
    basis: 'legal obligation to explain automated help',
    keptFor: 'profiles in it as long as the candidate’s own; ids stay',
    deletedBy: ['prune candidate changes', LAPSE],
  },
  'candidate-link': {
    title: 'Candidate links',
    who: 'Candidates, by id',
    purpose: 'to let candidates act without an account',
    basis: 'contract',
    keptFor: 'usable for at most 180 days; closed by an erasure',
    deletedBy: [],
  },
  search: {
    title: 'Searches',
    who: 'Users',
    purpose: 'to repeat, replay and explain a search',
    basis: 'contract with the company',
    keptFor: 'as long as the company',
    deletedBy: [],
  },
  account: {
    title: 'Accounts',
    who: 'Users',
    purpose: 'to sign in, and to work in a company or an agency',
    basis: 'contract',
    keptFor: 'until the account is deleted; unfinished registrations for a short time',
    deletedBy: ['purge abandoned registrations', 'end invitations'],
  },
  'sign-in': {
    title: 'Sign-in',
    who: 'Users',
    purpose: 'to keep sessions, and others out',
    basis: 'legitimate interest in security',
    keptFor: 'until it expires',
    deletedBy: ['purge expired sessions', 'forget old password resets', 'forget used request keys'],
  },
  message: {
    title: 'Notifications and mail',
    who: 'Users and candidates',
    purpose: 'to inform people once',
    basis: 'contract',
    keptFor: 'work until it is done; mail about erased candidates is deleted with them',
    deletedBy: ['forget old failed work'],
  },
  calendar: {
    title: 'Calendars',
    who: 'Users',
    purpose: 'to find free times, and to write interviews to the user’s own calendar',
    basis: 'contract',
    keptFor: 'until the user removes or disconnects the calendar',
    deletedBy: [],
  },
  guest: {
    title: 'Guests',
    who: 'Visitors',
    purpose: 'to let people try a search',
    basis: 'legitimate interest in showing the product',
    keptFor: '24 hours',
    deletedBy: ['purge guest searches'],
  },
  reading: {
    title: 'Reading quotas',
    who: 'Users',
    purpose: 'to notice when someone reads in bulk',
    basis: 'legitimate interest in security',
    keptFor: 'a few days',
    deletedBy: ['forget what was read'],
  },
  activity: {
    title: 'Who did what, on records',
    who: 'Users, by id',
    purpose: 'to show who is responsible',
    basis: 'legitimate interest in accountability',
    keptFor: 'as long as the record',
    deletedBy: [],
  },
  'audit-log': {
    title: 'Audit log',
    who: 'Users and candidates, by id',
    purpose: 'to prove what happened; append-only and hash-chained',
    basis: 'legal obligation; legitimate interest in accountability',
    keptFor: 'as long as the company; it holds ids, so an erasure leaves no one recognizable',
    deletedBy: [],
  },
  'agency-contact': {
    title: 'Contacts of agencies',
    who: 'Staff of agencies',
    purpose: 'to reach an agency',
    basis: 'contract',
    keptFor: 'as long as the agency',
    deletedBy: [],
  },
  'agency-api': {
    title: 'Programs of agencies',
    who: 'Callers of the API, and candidates whose rows were not imported',
    purpose: 'to show an agency what its programs did and which rows were wrong',
    basis: 'legitimate interest in a working connection',
    keptFor: 'calls: the last 100 of each agency; rows: as long as the agency',
    deletedBy: [],
  },
  imports: {
    title: 'Files that are imported',
    who: 'Candidates',
    purpose: 'to look at what a file says before it is imported, to correct it, and to take an import back',
    basis: 'the agreement that the importer vouches for; legitimate interest in correct data',
    keptFor: 'until the row is imported; rows with problems, and what an update replaced: 30 days',
    deletedBy: ['forget old imports'],
  },
  referral: {
    title: 'Referrals',
    who: 'Users, and people they refer',
    purpose: 'to credit the person who referred them',
    basis: 'legitimate interest in rewarding referrals',
    keptFor: 'as long as the account that referred',
    deletedBy: [],
  },
  billing: {
    title: 'Billing',
    who: 'Companies and their contacts',
    purpose: 'to charge and to account',
    basis: 'contract; legal obligation to keep accounts',
    keptFor: 'as long as the law asks for, by default ten years',
    deletedBy: [],
  },
}

/** Lines of `table.column: kind`; others are remarks. */
export function readDataMap(text: string): ReadonlyMap<string, string> {
  const lines = text.split('\n').flatMap((line) => {
    const [, column, kind] = /^([a-z_0-9.]+): (\S+)$/.exec(line.trim()) ?? []
    return column === undefined || kind === undefined ? [] : [[column, kind] as const]
  })
  return new Map(lines)
}

export function privacyRegister(map: ReadonlyMap<string, string>): string {
  const parts = Object.entries(kinds).flatMap(([name, kind]) => {
    const columns = [...map].flatMap(([column, of]) => (of === name ? [column] : []))
    return columns.length === 0 ? [] : [sectionOf(kind, columns)]
  })
  return `${[HEAD, ...parts].join('\n\n')}\n`
}

function sectionOf({ title, who, purpose, basis, keptFor, deletedBy }: Kind, columns: readonly string[]): string {
  const byTable = Map.groupBy(columns, (column) => column.slice(0, column.lastIndexOf('.')))
  const places = [...byTable]
    .map(([table, own]) => `- \`${table}\`: ${own.map((column) => column.slice(table.length + 1)).join(', ')}`)
    .join('\n')
  return [
    `## ${title}`,
    '| | |\n|---|---|',
    `| whose | ${who} |`,
    `| purpose | ${purpose} |`,
    `| basis | ${basis} |`,
    `| kept | ${keptFor} |`,
    `| deleted by | ${deletedBy.length === 0 ? 'the deletion of what it belongs to' : deletedBy.map((task) => `the task “${task}”`).join(', ')} |`,
    '',
    places,
  ]
    .join('\n')
    .replace('\n| | |', '\n\n| | |')
}

const HEAD = `# Privacy

The register of processing activities, generated from \`docs/data-map.txt\` and the tables in the code by
\`npm run docs:privacy\`. A test fails when a column has no line in the map.

**Rights by link.** Each candidate has a link to their data, without an account: read it, take it along as JSON, correct it,
end a consent, erase everything, volunteer groups for bias audits and withdraw them. Users export their company and delete their
account.

**Recipients.** Companies see a profile without name and contact details until the candidate agrees. No third party receives
data, except the operator’s mail server and, where it is switched on, the payment provider.

**Backups.** What is deleted here stays in older backups (\`assay backup\`) until the operator deletes these: keep them for at
most 35 days, and after a restore erase again who was erased since (the audit log of the platform lists them by id). The key
\`demographics.key\` is not in a backup. Frozen searches keep the lines of their explanations, under an id that no longer leads to anyone.`
