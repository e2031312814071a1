import type { Gazetteer } from '../../text/gazetteer.ts'
import { FIELDS_OF_ROLES } from './fields-of-roles.ts'
import { ACCEPTED } from './mark-refusals.ts'
import { type Mention, PREFERRED_TO, WHICHEVER } from './read-demands.ts'

/** Alternative mentions, one of which is enough; or a single mention. */
export interface Group {
  mentions: Mention[]
}

type Link = 'or' | 'and' | 'comma' | 'slash' | 'examples' | 'inside' | 'leaves' | 'none'

/**
 * "A, B or C" is one group; "A and B" are two; "databases (A, B)", "one of: A, B", "such as A, B" are one group. A
 * slash joins alternatives when both sides are of one kind, and otherwise things that are used together.
 */
export function groupAlternatives(
  text: string,
  offset: number,
  mentions: readonly Mention[],
  gazetteer: Gazetteer,
): Group[] {
  // In a row of a table a bar parts what stands for each other.
  const isRow = /^\s*\|/.test(text)
  const gaps = mentions.map((mention, index) => {
    const before = mentions[index - 1]
    if (before === undefined) return ''
    const gap = text.slice(before.term.end - offset, mention.term.start - offset)
    return isRow ? gap.replace(/\s*\|\s*/, '|') : gap
  })
  const links = mentions.map((mention, index) => {
    const before = mentions[index - 1]
    if (before === undefined) return 'none'
    const tail = text.slice(mention.term.end - offset, mention.term.end - offset + 60)
    return linkOf(gaps[index] ?? '', tail, before, mention, gazetteer)
  })
  closeOpenLists(text, offset, mentions, links, gazetteer)
  chooseOne(text, mentions, links, gazetteer)
  mentions.forEach(({ choice }, index) => {
    if (choice !== undefined && choice === mentions[index - 1]?.choice) links[index] = 'or'
  })
  links.forEach((link, index) => {
    const before = mentions[index - 1]
    if ((link === 'examples' || link === 'inside') && before !== undefined && OF_A_KIND.test(gaps[index] ?? ''))
      before.isKind = true
  })
  // "ServiceNow or a comparable ITSM tool": the kind, not another thing.
  mentions.forEach((mention, index) => {
    const after = text.slice(mention.term.end - offset, mention.term.end - offset + 24)
    if (index === 0 || !OR_OF_KIND.test(gaps[index] ?? '')) return
    // "Terraform (or similar infrastructure as code)" names its own field.
    const isFieldOfIt = gazetteer.ancestors[mentions[index - 1]?.term.place ?? -1]?.has(mention.term.slug) === true
    if (OF_A_KIND.test(after) || isFieldOfIt) mention.isKind = true
  })
  // "Kubernetes/Helm/Argo": a chain that starts as things used together continues as such.
  links.forEach((link, index) => {
    if (link === 'slash' && links[index - 1] === 'and' && gaps[index - 1]?.trim() === '/') links[index] = 'and'
  })
  const groups: Group[] = []
  for (let from = 0; from < mentions.length; ) {
    const opening = text.slice(
      Math.max(0, (mentions[from]?.term.start ?? 0) - offset - 40),
      (mentions[from]?.term.start ?? 0) - offset,
    )
    // "IaC tools (Terraform, Pulumi), AWS": the list ends with its brackets, unless an "or" follows them.
    const isInBrackets = /\([^)]*$/.test(opening)
    let to = from + 1
    let isOpened = false
    while (to < mentions.length && links[to] !== 'none') {
      if (gaps[to]?.includes(')') && (isOpened || (isInBrackets && links[to] !== 'or'))) break
      isOpened ||= links[to] === 'inside' || links[to] === 'examples'
      to += 1
    }
    const isChoice =
      EXAMPLES_BEFORE.test(opening) || (KINDS_BEFORE.test(opening) && !links.slice(from + 1, to).includes('and'))
    groups.push(...groupsOfRun(mentions.slice(from, to), links.slice(from, to), isChoice, gazetteer))
    from = to
  }
  return groups
    .flatMap((group) => byLevel(group))
    .map((group) => withoutField(group, gazetteer))
    .flatMap((group) => byNumber(group))
}

const startAfter = (mention: Mention | undefined, offset: number): number => (mention?.term.end ?? offset) - offset
const startOf = (mention: Mention | undefined, offset: number): number => (mention?.term.start ?? offset) - offset

/** "A, B or similar": the list means one of its items. */
function closeOpenLists(
  text: string,
  offset: number,
  mentions: readonly Mention[],
  links: Link[],
  gazetteer: Gazetteer,
): void {
  for (let last = mentions.length - 1; last > 0; last -= 1) {
    const end = (mentions[last]?.term.end ?? 0) - offset
    const after = text.slice(end, end + 60)
    const isAnyOf = WHICHEVER.test(after)
    if (!isAnyOf && !OR_SIMILAR.test(after)) continue
    const isListed = (place: number): boolean =>
      links[place] === 'comma' ||
      links[place] === 'slash' ||
      (isAnyOf &&
        /^\s*\/\s*$/.test(text.slice(startAfter(mentions[place - 1], offset), startOf(mentions[place], offset))))
    for (let place = last; place > 0 && isListed(place); place -= 1) {
      if (!isAnyOf && !haveOneParent(mentions[place - 1] as Mention, mentions[last] as Mention, gazetteer)) break
      links[place] = 'or'
    }
  }
}

const ONE_OF_THOSE =
  /\b(?:one|either|any) of (?:the (?:two|three|four)|them|these|those|both)\b|\bwhichever of (?:the|them|those)\b/

/** "Tableau is our tool today, Power BI tomorrow, so one of the two is needed". */
function chooseOne(text: string, mentions: readonly Mention[], links: Link[], gazetteer: Gazetteer): void {
  if (!ONE_OF_THOSE.test(text)) return
  for (let place = 1; place < mentions.length; place += 1) {
    const [before, after] = [mentions[place - 1] as Mention, mentions[place] as Mention]
    if (before.level === after.level && haveOneParent(before, after, gazetteer)) links[place] = 'or'
  }
}

const OR_OF_KIND = /\bor\s+(?:(?:an?|any|some)\s+)?(?:similar|comparable|equivalent|other|another|related)\s+$/
/** "EDR tools such as CrowdStrike". */
const OF_A_KIND =
  /^\s*(?:languages?|tools?|platforms?|systems?|solutions?|products?|software|suites?|vendors?|providers?)\b/
const OR_SIMILAR =
  /^[\s,)]*(?:or|and)\s+(?:(?:a|an|any|some|other)\s+)?(?:similar|comparable|equivalent|alike|the like|such|related|others?\b|something|anything like)/
const ACCEPTED_AFTER = new RegExp(`${ACCEPTED.source}`)

/** "PyTorch (TensorFlow is fine)", "Azure, AWS okay as well", "Java instead of Kotlin possible". */
function isSubstitute(gap: string, tail: string): boolean {
  if (/^\s*\(\s*(?:\w+\s+)?$/.test(gap)) {
    const inside = tail.slice(0, tail.indexOf(')') < 0 ? tail.length : tail.indexOf(')'))
    if (/^\s*\([^)]{0,8}$/.test(gap) && (ACCEPTED_AFTER.test(inside) || SUBSTITUTE_AT_END.test(inside))) return true
  }
  // "Java (we'd also consider strong Kotlin people)".
  if (
    /^\s*\(\s*(?:or )?we(?:'d|'ll| would| will| can)? (?:also |happily |gladly )*(?:consider|accept|take|look at|talk to|welcome)\b[^)]{0,30}$/.test(
      gap,
    )
  )
    return true
  if (
    /^\s*(?:(?:experience|knowledge|skills)\s+)?(?:(?:is |are |would be )?(?:also |equally )?(?:possible|ok|okay|fine|accepted|acceptable|allowed|good|welcome) )?(?:instead of|in place of|in lieu of)\s+(?:the |an? )?$/.test(
      gap,
    )
  )
    return true
  if (
    /^\s*(?:(?:experience|knowledge)\s+)?(?:counts|qualifies|is (?:accepted|fine|ok|okay)|works|passes|will do)\s+(?:as|for|in place of|instead of)\s*$/.test(
      gap,
    )
  )
    return true
  // "SQL Server we use, but Oracle or PostgreSQL folks will be fine".
  if (/^\s*(?:we (?:use|have|run)|is what we (?:use|have|run)|is our \w+)?\s*,\s*(?:but|though|and)\s*$/.test(gap))
    return OTHERS_ACCEPTED.test(tail)
  return /^\s*[,(/]\s*$/.test(gap) && ACCEPTED_AFTER.test(tail)
}

const OTHERS_ACCEPTED =
  /^(?:\s*(?:,|\/|or|and)\s*\S+(?: \S+)?){0,2}?\s*(?:folks|people|users|veterans|developers|engineers|experience|knowledge)?\s*(?:(?:is|are|will be|would be|also|too|equally|just as|will|would|can)\s+)+(?:ok\b|okay|fine|good\b|accept\w*|considered|welcome|count|work|do\b|enough)/
const SUBSTITUTE_AT_END =
  /\b(?:is|are|also|too|would be|equally)\s+(?:ok|okay|fine|possible|accepted|acceptable|good|tolerated|considered|welcome)\s*$/

const FILLERS =
  /\b(?:an?|the|some|any|good|strong|solid|basic|either|even|modern|other|similar|equivalent|knowledge of|knowledge|experience with|experience in|experience|skills in|skills|ms|microsoft|apache|amazon|google|hashicorp|preferably|ideally|at least|also|better|possibly|years?|yrs?|of|version|versions|databases?|frameworks?|languages?|developers?)\b|\(\d[^)]{0,20}\)|\((?:our|the|for|used|mainly|mostly|current|today|legacy|new|old)\b[^()]{0,20}\)|[\d.]+\s?[x+]?\+?(?=[\s,/)]|$)|\(\s*\)/g
const EXAMPLES_BEFORE =
  /(?:\b(?:language|framework|database|cloud|provider|tool|platform|library|broker|queue|engine|warehouse)\s*(?=\($)|\bone of(?: the following| these)?|\bany of(?: the following)?|\bat least one(?: of)?|\beither|\bsuch as|\be\.g\.?,?(?: in| with)?|\bfor example|\bfor instance|\blike|\bone or more(?: of)?|\bsimilar to)[\s:(,.]*(?:\w+ (?:languages?|frameworks?|databases?|tools?|clouds?)[\s:(]*)?$/
/** "Build tools (A, B)": one of them, but "build tools (A and B)" are both. */
const KINDS_BEFORE =
  /\b(?:languages|frameworks|databases|clouds|providers|tools|platforms|libraries|brokers|queues|engines|warehouses)\s*\($/
const EXAMPLES_GAP =
  /^\s*(?:databases?|tools?|frameworks?|languages?|platforms?|systems?|technologies|services|providers?|libraries|stores?|solutions?|skills|engines?|brokers?|queues?|clouds?|products?)?\s*[,(:\s]*(?:such as|like|e\.g\.?,?|i\.e\.?,?|for example,?|for instance,?|ex\.?|eg)\s*[:(]?\s*$|\bor (?:an? )?(?:similar|comparable|equivalent)(?: \w+)?\s*[:(]\s*$/

function linkOf(gap: string, tail: string, before: Mention, after: Mention, gazetteer: Gazetteer): Link {
  if (gap.length > 60) return 'none'
  if (before.level !== 'unwanted' && (isSubstitute(gap, tail) || PREFERRED_TO.test(gap))) return 'or'
  if (EXAMPLES_GAP.test(gap)) return 'examples'
  const bare = gap
    .replace(
      /\bor,?\s*(?:better|rather|preferably|ideally|even better|better still|failing that|if not|otherwise|alternatively),/,
      'or',
    )
    .replace(FILLERS, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  // "Swift | SwiftUI | Combine": bars with spaces only part the items.
  if (bare === '|' && /\s\|\s/.test(gap)) return 'comma'
  // "python && (django || flask)".
  const code = /^\)?\s*(\|\||&&)\s*\(?$/.exec(bare)?.[1]
  if (code !== undefined) return code === '&&' ? 'and' : 'or'
  if (bare === '/' || bare === '|') return slashLink(before, after, gazetteer)
  if (
    /^[,)]*\s*\(?(?:or|and\/or|or:|resp\.?|\/ ?or|or else|(?:or )?alternatively|or (?:maybe|otherwise|failing that|its (?:ancestor|predecessor|successor|cousin|older brother|fork))|failing that)$/.test(
      bare,
    )
  )
    return 'or'
  if (/^[,)]*\s*(?:and|&|\+|as well as|plus|together with|along with|combined with|with|on|using|in)$/.test(bare))
    return 'and'
  if (bare === '(') return 'inside'
  if (bare === ':' || bare === '-') return 'comma'
  if (gap.includes(')') && /^[),\s]*(?:and|&|,)?$/.test(bare)) return 'leaves'
  if (/^[),]*,[,(]*$/.test(bare) || bare === '') return bare === '' && /\n/.test(gap) ? 'none' : 'comma'
  return OR_IN_WORDS.test(gap) ? 'or' : 'none'
}

/** "A or, at a pinch, B", "A or (even better) B", "A or its rival B". */
const OR_IN_WORDS =
  /^[\s,)]*\(?or\b(?!\s+(?:more|newer|above|higher|later|greater|up|over|less|so|better|longer|older|beyond|other|another|similar|comparable|equivalent|related|any|the like|such|an? (?:similar|comparable|equivalent|related)(?=\s+[a-z]))\b)(?:,[^,.;()]{2,30},|\s?\([^().;]{2,30}\)|(?:(?!\b(?:and|for|to)\b)[^,.;()]){2,36})\s*$/

function slashLink(before: Mention, after: Mention, gazetteer: Gazetteer): Link {
  const left = gazetteer.skills[before.term.place]
  const right = gazetteer.skills[after.term.place]
  if (left === undefined || right === undefined) return 'and'
  if (isPairOfTools(before, after)) return 'and'
  const [ofLeft, ofRight] = [gazetteer.ancestors[before.term.place], gazetteer.ancestors[after.term.place]]
  const isOneInOther = ofRight?.has(left.slug) || ofLeft?.has(right.slug)
  if (isOneInOther && (left.kind !== 'language' || right.kind === 'domain')) return 'and'
  // ".NET/Azure", "React/Node".
  const isPlatform = left.slug === 'dot-net' || right.slug === 'dot-net'
  if (isPlatform) return left.kind === 'language' || right.kind === 'language' ? 'slash' : 'and'
  if (areTwoEnds(before, after, gazetteer)) return 'and'
  if (left.kind === 'domain' || right.kind === 'domain') return 'slash'
  return left.kind === right.kind && haveOneParent(before, after, gazetteer) ? 'slash' : 'and'
}

/** Neither stands for the other: two tools that go together, or one end for the browser and one for the server. */
export function areUsedTogether(left: Mention, right: Mention, gazetteer: Gazetteer): boolean {
  return isPairOfTools(left, right) || areTwoEnds(left, right, gazetteer)
}

const isPairOfTools = (left: Mention, right: Mention): boolean =>
  USED_TOGETHER.has(`${left.term.slug}/${right.term.slug}`)

function areTwoEnds(left: Mention, right: Mention, { ancestors }: Gazetteer): boolean {
  const isEnd = ({ term }: Mention, end: string, other: string): boolean => {
    const above = ancestors[term.place]
    return above?.has(end) === true && !above.has(other)
  }
  const [front, back] = ['frontend', 'backend']
  return (
    (isEnd(left, front, back) && isEnd(right, back, front)) || (isEnd(left, back, front) && isEnd(right, front, back))
  )
}

/** Pairs that a slash never makes a choice of. */
const USED_TOGETHER = new Set([
  'html/css',
  'css/html',
  'html/javascript',
  'javascript/html',
  'html5/css3',
  'css/javascript',
  'javascript/css',
  'html/xml',
  'bgp/ospf',
  'ospf/bgp',
  'dns/dhcp',
  'dhcp/dns',
  'evpn/vxlan',
  'vxlan/evpn',
  'i2c/spi',
  'spi/i2c',
  'prometheus/grafana',
  'grafana/prometheus',
  'spring/hibernate',
  'hibernate/jpa',
  'jpa/hibernate',
  'pandas/numpy',
  'numpy/pandas',
  'junit/mockito',
  'tokio/axum',
  'ec2/s3',
  's3/ec2',
])

function groupsOfRun(
  run: readonly Mention[],
  links: readonly Link[],
  isExamples: boolean,
  gazetteer: Gazetteer,
): Group[] {
  const [head] = run
  if (head === undefined) return []
  if (isExamples && links.every((link, place) => place === 0 || link !== 'inside')) {
    const stop = endOfChoice(links)
    if (stop === run.length) return [{ mentions: [...run] }]
    return [
      { mentions: run.slice(0, stop) },
      ...groupsOfRun(run.slice(stop), ['none', ...links.slice(stop + 1)], false, gazetteer),
    ]
  }
  const opened = links.findIndex((link, place) => place > 0 && (link === 'examples' || link === 'inside'))
  if (opened > 0) {
    const before = groupsOfRun(run.slice(0, opened), links.slice(0, opened), false, gazetteer)
    const stop = endOfInner(links, opened)
    const inner = explained(before.at(-1) as Group, run.slice(opened, stop), links.slice(opened, stop), gazetteer)
    const rest = groupsOfRun(run.slice(stop), ['none', ...links.slice(stop + 1)], false, gazetteer)
    return [...before.slice(0, -1), ...inner, ...rest]
  }
  return splitAtAnd(run, links, gazetteer)
}

/** "One of Go/Python, Kafka + Redis" chooses between the two that the slash joins, "one of A, B or C, D" ends with C. */
function endOfChoice(links: readonly Link[]): number {
  if (links[1] === 'slash') {
    const stop = links.findIndex((link, place) => place > 0 && link !== 'slash')
    return stop < 0 ? links.length : stop
  }
  const last = links.lastIndexOf('or')
  return last < 0 ? links.length : last + 1
}

/** Brackets end where they close; "such as A, B or C, D" ends with C. */
function endOfInner(links: readonly Link[], opened: number): number {
  const isExamples = links[opened] === 'examples'
  for (let place = opened + 1; place < links.length; place += 1) {
    if (!isExamples && links[place] === 'leaves') return place
    const closes = isExamples && (links[place - 1] === 'or' || links[place - 1] === 'and')
    if (closes && links[place] !== 'or') return place
  }
  return links.length
}

/** "Android (Kotlin)", "full stack (React, Node)": what is written for, or the work itself, with what it is written in. */
const WRITTEN_IN = new Set(['android', 'ios', ...FIELDS_OF_ROLES])

const PARTS_OF_PAGE = new Set(['html', 'css', 'javascript'])

/** "Web development (HTML, CSS, JavaScript)": a page takes all of them. */
function arePartsOfPage(run: readonly Mention[], links: readonly Link[]): boolean {
  const slugs = run.map(({ term }) => term.slug)
  const isOpen = links.some((link, place) => place > 0 && (link === 'or' || link === 'slash'))
  return !isOpen && slugs.includes('html') && slugs.includes('css') && slugs.every((slug) => PARTS_OF_PAGE.has(slug))
}

/** "Databases such as A, B": one of them. "Python (A, B)": Python and each of the others. */
function explained(named: Group, inner: readonly Mention[], links: readonly Link[], gazetteer: Gazetteer): Group[] {
  const [general] = named.mentions
  const isExamples = links[0] === 'examples'
  if (!isExamples && arePartsOfPage(inner, links)) return [named, ...inner.map((mention) => ({ mentions: [mention] }))]
  const skill = gazetteer.skills[general?.term.place ?? -1]
  const isField =
    skill?.kind === 'domain' &&
    !WRITTEN_IN.has(skill.slug) &&
    !links.includes('and') &&
    !(isListOf(inner, links) && areApart(inner, skill.slug, gazetteer))
  if (named.mentions.length === 1 && general !== undefined && (isExamples || isField)) {
    // "A message broker such as Kafka": only the kind is named.
    if (skill?.kind === 'domain' && (isExamples || isOfProducts(inner, links, gazetteer))) general.isKind = true
    const first = inner.findIndex((_, place) => place > 0 && links[place] === 'none')
    return [{ mentions: [general, ...inner.slice(0, first < 0 ? inner.length : first)] }]
  }
  if (isExamples) return [named, { mentions: [...inner] }]
  const parts = groupsOfRun(inner, ['none', ...links.slice(1)], false, gazetteer)
  for (const part of parts)
    for (const mention of part.mentions)
      if (mention.level === 'must') mention.emphasis = Math.max(1, mention.emphasis - 1)
  return [named, ...parts]
}

const isListOf = (inner: readonly Mention[], links: readonly Link[]): boolean =>
  inner.length > 1 && links.every((link, place) => place === 0 || place >= inner.length || link === 'comma')

/** "Serverless (Lambda, DynamoDB, API Gateway)": parts of one thing, of which none stands for another. */
function areApart(inner: readonly Mention[], field: string, gazetteer: Gazetteer): boolean {
  if (inner.every(({ term }) => gazetteer.ancestors[term.place]?.has(field))) return false
  return inner.every((mention, place) =>
    inner.every((other, at) => at <= place || !areOfOneField(mention, other, gazetteer)),
  )
}

/** "Firewalls (A or B)": the field is what the two are. */
function isOfProducts(inner: readonly Mention[], links: readonly Link[], gazetteer: Gazetteer): boolean {
  const isChoice = links.some((link, place) => place > 0 && (link === 'or' || link === 'slash'))
  return isChoice && inner.every((mention) => kindOf(mention, gazetteer) !== 'domain')
}

function splitAtAnd(run: readonly Mention[], links: readonly Link[], gazetteer: Gazetteer): Group[] {
  const groups: Group[] = []
  for (let from = 0; from < run.length; ) {
    let to = from + 1
    while (to < run.length && links[to] !== 'and') to += 1
    groups.push(...alternativesIn(run.slice(from, to), links.slice(from, to), gazetteer))
    from = to
  }
  return groups
}

function alternativesIn(run: readonly Mention[], links: readonly Link[], gazetteer: Gazetteer): Group[] {
  const lastOr = links.lastIndexOf('or')
  if (lastOr > 0) {
    const first = firstAlternative(run, links, lastOr, gazetteer)
    const before = alternativesIn(run.slice(0, first), links.slice(0, first), gazetteer)
    // "Maven (or Gradle / Bazel)": the slash continues the alternatives.
    let stop = lastOr + 1
    while (stop < run.length && links[stop] === 'slash') stop += 1
    const rest = run.slice(stop).map((mention) => ({ mentions: [mention] }))
    return [...before, { mentions: run.slice(first, stop) }, ...rest]
  }
  const groups: Group[] = []
  run.forEach((mention, place) => {
    const last = groups.at(-1)
    if (links[place] === 'slash' && last !== undefined) last.mentions.push(mention)
    else groups.push({ mentions: [mention] })
  })
  return groups
}

/** "Python, React or Vue": the alternatives begin with the first item of their kind. */
function firstAlternative(
  run: readonly Mention[],
  links: readonly Link[],
  lastOr: number,
  gazetteer: Gazetteer,
): number {
  const pivot = run[lastOr] as Mention
  const pairAlike = areAlike(run[lastOr - 1] as Mention, pivot, gazetteer)
  const isPairOfOneKind = haveOneParent(run[lastOr - 1] as Mention, pivot, gazetteer)
  let first = lastOr - 1
  while (first > 0) {
    const candidate = run[first - 1] as Mention
    const isSure = links[first] === 'or' || links[first] === 'slash'
    // "Cisco, Python or Ansible": two of different kinds are a choice by themselves.
    if (!isSure && kindOf(run[lastOr - 1] as Mention, gazetteer) !== kindOf(pivot, gazetteer)) break
    if (!isSure && isPairOfOneKind && !haveOneParent(candidate, pivot, gazetteer)) break
    if (
      !isSure &&
      !(pairAlike ? areAlike(candidate, pivot, gazetteer) : kindOf(candidate, gazetteer) === kindOf(pivot, gazetteer))
    )
      break
    first -= 1
  }
  return first
}

function kindOf(mention: Mention, gazetteer: Gazetteer): string | undefined {
  return gazetteer.skills[mention.term.place]?.kind
}

const CLOUDS: ReadonlySet<string> = new Set(['aws', 'azure', 'google-cloud'])

/** The services of a cloud are no things of one field. */
function areOfOneField(left: Mention, right: Mention, { skills }: Gazetteer): boolean {
  const parents = new Set(skills[left.term.place]?.broader.filter((slug) => !CLOUDS.has(slug)))
  return skills[right.term.place]?.broader.some((slug) => parents.has(slug)) === true
}

/** Two languages, or skills directly under one field. */
export function haveOneParent(left: Mention, right: Mention, gazetteer: Gazetteer): boolean {
  const first = gazetteer.skills[left.term.place]
  const second = gazetteer.skills[right.term.place]
  if (first === undefined || second === undefined) return false
  if (first.kind === 'language' && second.kind === 'language') return true
  return first.broader.some((slug) => second.broader.includes(slug))
}

/** Skills of one kind that share an ancestor. */
export function areAlike(left: Mention, right: Mention, gazetteer: Gazetteer): boolean {
  if (kindOf(left, gazetteer) !== kindOf(right, gazetteer)) return false
  const ancestors = gazetteer.ancestors[right.term.place]
  for (const slug of gazetteer.ancestors[left.term.place] ?? []) if (ancestors?.has(slug)) return true
  return ancestors?.has(left.term.slug) === true || gazetteer.ancestors[left.term.place]?.has(right.term.slug) === true
}

/** "A cloud such as A or B": every candidate has the parent, so keeping it would make the alternatives irrelevant. */
function withoutField(group: Group, gazetteer: Gazetteer): Group {
  const named = group.mentions.filter(
    ({ term, isKind }) => gazetteer.generic[term.place] === 0 && !term.isWide && !isKind,
  )
  return named.length === 0 ? group : { mentions: named }
}

/** Cuts the alternatives to the maximum that criteria allow. */
const MAX_ALTERNATIVES = 12

function byNumber(group: Group): Group[] {
  const parts: Group[] = []
  for (let from = 0; from < group.mentions.length; from += MAX_ALTERNATIVES) {
    parts.push({ mentions: group.mentions.slice(from, from + MAX_ALTERNATIVES) })
  }
  return parts
}

/** A nice-to-have inside a group of must-haves becomes a separate group. */
function byLevel(group: Group): Group[] {
  const levels = new Set(group.mentions.map((mention) => mention.level))
  if (levels.size <= 1) return [group]
  return [...levels].map((level) => ({ mentions: group.mentions.filter((mention) => mention.level === level) }))
}
