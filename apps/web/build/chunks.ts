import { readFileSync } from 'node:fs'

// Few files for a first visit: one for all pages, one for what most of them share, and one per page. Higher priorities
// go first; a group takes along what its modules import, unless a group above has it.

const HEAVY = '(combobox|-box|dialog-|-dialog|tooltip|palette|contract-fields|pay-question)'
/** The layout of signed-in users, which guests do not need. */
const FRAME =
  'layouts/(dashboard-|navigation|use-row-keys|user-menu|impersonation)|pages/(keep-focus|near-control)|labels/permission-labels'
const PLACES = `/icons/(${iconsOf('../src/platform/layouts/navigation.ts').join('|')})\\.`
/** Of every page of a signed-in user, with what nearly every list needs and with the icons of the navigation. */
const SURROUNDINGS = [
  PLACES,
  '/routes/(_dashboard|-dashboard-frame)\\.tsx',
  '/platform/layouts/(navigation\\.ts|dashboard-|use-row-keys|user-menu|link-count|impersonation)',
  '/platform/(list-views/(?!total-of)|recent-places/|requirement-chooser/requirement-choices)',
  '/csv-cell\\.ts',
  '/platform/pages/(keep-focus|near-control)',
  '/platform/lifecycle/use-recovery',
  '/platform/session/(impersonation|follow-login)',
  '/icons/(log-out|user-round|monitor-x|keyboard)\\.',
  '/domains/company/(closing/clos(ed|ing\\.)|company\\.m)',
  '/domains/identity/(lock/(?!lock-page)|profiles\\.q)',
  '/domains/messages/(unread|use-live|messages\\.q)',
  '/domains/notifications/(notification-bell|notifications\\.[qm])',
  '/domains/operator/duplicates/(open|duplicates\\.q)',
  '/domains/referrals/(follow|stored|referrals\\.m)',
].join('|')
const SHARED = [
  'packages/ui/src',
  'web/src/platform',
  'lucide-react',
  '@tanstack',
  'contracts/src/(validation|credential)-rules',
  'identity/public-figures',
].join('|')

export const chunks = [
  { name: 'base', tags: ['$initial' as const], priority: 7 },
  {
    name: 'common',
    test: new RegExp(`/(${SHARED})(?!.*(list-views/(?!total-of)|requirement-chooser|${HEAVY}|${FRAME}|${PLACES}))`),
    minShareCount: 4,
    priority: 6,
  },
  {
    name: 'schemas',
    test: /\/zod\/|\/contracts\/src\/(endpoint|resource|field-messages|dashboards|sessions|users)\.ts/,
    priority: 4,
  },
  // On a first visit each page loads one file: a small one costs as much as its headers.
  {
    name: 'login',
    test: /\/routes\/_auth(\.tsx|\/login\.tsx)|\/auth-layout|\/domains\/identity\/(login-form|federation\/(google|identities\.|provider|use-))|use-seconds-until/,
    priority: 4,
    includeDependenciesRecursively: false,
  },
  {
    name: 'home',
    test: /\/routes\/_anonymous(\.tsx|\/index\.tsx)|\/anonymous-layout|\/domains\/content\/(home|guest-sea|guest-start|counters|sum-|how-vetting|no-|evidence)|bias-audits\/(published|impact|bias-audits\.queries)/,
    priority: 4,
    includeDependenciesRecursively: false,
  },
  {
    name: 'application',
    test: /\/routes\/(_blank(\.tsx|\/verify|\/-application)|_linked\.tsx)|\/layouts\/blank-layout|\/platform\/link-token|\/guest-page\.module|\/domains\/(candidate-links\/|public-jobs\/job-asks|contact-requests\/(follow-progress|contacts\.module|own-answers))/,
    priority: 4,
    includeDependenciesRecursively: false,
  },
  // Not what lists use of the contracts without a schema: it would bring the schemas along.
  { name: 'contracts', test: /\/(contracts|taxonomy)\/src\/(?!csv-cell|sealed-text)/, minShareCount: 4, priority: 3 },
  {
    name: 'shell',
    test: new RegExp(SURROUNDINGS),
    priority: 4,
    includeDependenciesRecursively: false,
  },
  {
    name: 'finding',
    test: /\/@base-ui\/react\/(combobox|autocomplete|select)\/|\/ui\/src\/combobox|\/requirement-chooser\.tsx/,
    priority: 3,
    includeDependenciesRecursively: false,
  },
  {
    name: 'popups',
    test: /\/(@base-ui|@floating-ui)\//,
    priority: 3,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  // Forms and pickers, which a list of results or a board opens later.
  {
    name: 'asking',
    test: /\/domains\/search\/(criteria\/(criteria-editor|limits|must-have|exact|exclusions|skill-(picker|list)|readings\.mutations|use-fold)|start\/(?!search-doors\.module))/,
    minShareCount: 2,
    priority: 2,
    includeDependenciesRecursively: false,
  },
  // Jobs, searches and entries of shortlists, as far as several pages show them.
  {
    name: 'records',
    test: /\/domains\/(requirements\/(records\/|.*\.module)|search\/searches\/(?!search-history|alert-dialog)|shortlists\/(?!.*(-dialog|drawer|chooser|bulk))|evidence-files\/)|\/search-doors\.module|\/routes\/_dashboard\/-(pooling|requesting|entry-links|candidate-pipeline)/,
    minShareCount: 3,
    priority: 2,
    includeDependenciesRecursively: false,
  },
  // What the pages of a pipeline ask for beside its entries, and the names of its steps.
  {
    name: 'steps',
    test: /\/routes\/_dashboard\/-candidate-step|\/domains\/(interviews|offers|contact-requests)\/.*(interviews|offers|contact-infos)\.queries/,
    minShareCount: 2,
    priority: 2,
    includeDependenciesRecursively: false,
  },
  {
    name: 'step-labels',
    test: /\/domains\/\w[\w/-]*\/(contact|interview|offer)-labels/,
    minShareCount: 2,
    priority: 2,
    includeDependenciesRecursively: false,
  },
  {
    name: 'reports',
    test: /\/domains\/candidate-reports\/(?!.*(dialog|drawer|page))/,
    minShareCount: 2,
    priority: 2,
    includeDependenciesRecursively: false,
  },
  {
    name: 'matches',
    test: /\/domains\/(candidates\/(?!.*-dialog)|search\/(matches|results|criteria|alternatives\/concessions))|\/routes\/_dashboard\/-(text-addresses|search-actions|shortlisting)|\/search\/replay\/replay|\/sealed-text/,
    minShareCount: 2,
    priority: 1,
    includeDependenciesRecursively: false,
  },
]

/** The files of the icons that a module imports, named as lucide names them. */
function iconsOf(module: string): string[] {
  const source = readFileSync(new URL(module, import.meta.url), 'utf8')
  const [, names = ''] = /import \{([^}]+)\} from 'lucide-react'/.exec(source) ?? []
  return [...names.matchAll(/\w+/g)].map(([name]) => name.replaceAll(/(?<=.)([A-Z]|\d+)/g, '-$1').toLowerCase())
}
