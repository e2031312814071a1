// Few files for a first visit: what every page needs, what forms and lists share, and the rest page by page. Higher
// priorities go first; a group takes along what its modules import, unless a group above has it.

const HEAVY = '(combobox|dialog|menu|popover|popup|tabs|tooltip|palette|score-bar|table)'

export const chunks = [
  { name: 'base', tags: ['$initial' as const], priority: 5 },
  {
    name: 'schemas',
    test: /[\\/]zod[\\/]|[\\/]contracts[\\/]src[\\/](endpoint|resource|dashboards|sessions|users)\.ts/,
    priority: 4,
  },
  { name: 'rules', test: /[\\/]validation-rules\.ts/, priority: 4 },
  { name: 'contracts', test: /[\\/](contracts|taxonomy)[\\/]src[\\/]/, priority: 3 },
  {
    name: 'popups',
    test: /[\\/](@base-ui|@floating-ui)[\\/]/,
    priority: 3,
    entriesAware: true,
    entriesAwareMergeThreshold: 20_000,
  },
  {
    name: 'common',
    test: new RegExp(
      `[\\\\/](packages[\\\\/]ui[\\\\/]src|web[\\\\/]src[\\\\/]platform|lucide-react|@tanstack)[\\\\/](?!.*${HEAVY})`,
    ),
    minShareCount: 4,
    priority: 2,
  },
  {
    name: 'search',
    test: /[\\/]web[\\/]src[\\/]domains[\\/](search|candidates)[\\/]/,
    minShareCount: 3,
    priority: 1,
    includeDependenciesRecursively: false,
  },
]
