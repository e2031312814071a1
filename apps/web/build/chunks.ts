// Few files for a first visit: one for all pages, one for forms and lists, and one per page. Higher
// priorities go first; a group takes along what its modules import, unless a group above has it.

const HEAVY = '(combobox|-box|dialog-sheet|tooltip|palette)'

export const chunks = [
  { name: 'base', tags: ['$initial' as const], priority: 5 },
  {
    name: 'schemas',
    test: /[\\/]zod[\\/]|[\\/]contracts[\\/]src[\\/](endpoint|resource|field-messages|dashboards|sessions|users)\.ts/,
    priority: 4,
  },
  // The login page loads one file, because each further one costs a request whose headers outweigh a small file.
  {
    name: 'entrance',
    test: /[\\/](routes[\\/]_auth(\.tsx|[\\/]login\.tsx)|auth-layout|login-form|use-seconds-until|forms[\\/](use-form|rule-fields|field-set))/,
    priority: 4,
    includeDependenciesRecursively: false,
  },
  // Above the schemas, which import the rules and would take them along.
  { name: 'rules', test: /[\\/](validation|credential)-rules\.ts/, priority: 6 },
  { name: 'contracts', test: /[\\/](contracts|taxonomy)[\\/]src[\\/]/, priority: 3 },
  {
    name: 'finding',
    test: /[\\/]@base-ui[\\/]react[\\/](combobox|autocomplete|select)[\\/]/,
    priority: 3,
    includeDependenciesRecursively: false,
  },
  {
    name: 'popups',
    test: /[\\/](@base-ui|@floating-ui)[\\/]/,
    priority: 3,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  {
    name: 'common',
    test: new RegExp(
      `[\\/](packages[\\/]ui[\\/]src|web[\\/]src[\\/]platform|lucide-react|@tanstack)[\\/](?!list-views|requirement-chooser|.*${HEAVY})`,
    ),
    minShareCount: 4,
    priority: 2,
  },
  // List preferences import the contracts, and a chooser imports the popups; the login page needs neither.
  {
    name: 'views',
    test: /[\\/]platform[\\/](list-views|requirement-chooser)[\\/]/,
    minShareCount: 2,
    priority: 2,
    includeDependenciesRecursively: false,
  },
  {
    name: 'asking',
    test: /[\\/]domains[\\/]search[\\/](criteria|start)[\\/]/,
    minShareCount: 2,
    priority: 2,
    includeDependenciesRecursively: false,
  },
  {
    name: 'matches',
    test: /[\\/]domains[\\/](candidates|search[\\/](matches|results|searches))[\\/]/,
    minShareCount: 2,
    priority: 1,
    includeDependenciesRecursively: false,
  },
]
