import type { Gazetteer } from '../../text/gazetteer.ts'
import { haveOneParent } from './group-alternatives.ts'
import type { Mention } from './read-demands.ts'

/** Between two things of a kind, of which the first is liked better: "PyTorch over TensorFlow". */
const BETTER_THAN =
  /^(?: (?:people|persons?|folks|devs?|developers?|engineers?|experience|knowledge|skills|background))?(?:,? | (?=>))(?:>+|over|ahead of|before|rather than|more than|beats?|trumps?) (?:(?:someone|somebody|anyone|a person|people|those) (?:\w+ )?(?:at|in|with|from|of|who knows?) |an? |the )?$/
/** "We would rather have Vue than React people": a preference only. */
const WOULD_RATHER = /\b(?:would|'d) (?:much |far )?(?:rather|sooner) (?:\w+ ){1,3}$/
const MORE = /\b(?:more (?:of )?(?:an? )?|(?:closer|nearer) to )$/
const THAN = /^(?: (?:people|folks|devs?|developers|engineers?))? than (?:an? |the |any |to )?$/
/** "Less Jenkins, more GitHub Actions". */
const LESS = /(?:^|[.;,]\s*)(?:a bit |a little |much |far )?less (?:of )?$/
const AND_MORE = /^,? (?:and |but )?(?:a lot |much )?more (?:of )?$/

/** Leaves out what is liked less than something else of its kind. */
export function markCompared(text: string, start: number, mentions: readonly Mention[], gazetteer: Gazetteer): void {
  mentions.slice(1).forEach((less, index) => {
    const better = mentions[index] as Mention
    if (!isAsked(better) || !isAsked(less) || !areOfAKind(better, less, gazetteer)) return
    const gap = text.slice(better.term.end - start, less.term.start - start)
    const isPreference = THAN.test(gap) && WOULD_RATHER.test(text.slice(0, better.term.start - start))
    const isMore = THAN.test(gap) && MORE.test(text.slice(0, better.term.start - start))
    if (AND_MORE.test(gap) && LESS.test(text.slice(0, better.term.start - start))) settle(better, 'dropped')
    if (!isPreference && !isMore && !BETTER_THAN.test(gap)) return
    settle(less, 'dropped')
    if (isPreference) settle(better, 'nice')
  })
}

function areOfAKind(left: Mention, right: Mention, gazetteer: Gazetteer): boolean {
  const [kind, other] = [left, right].map(({ term }) => gazetteer.skills[term.place]?.kind)
  return haveOneParent(left, right, gazetteer) || (kind === other && /language|framework|tool/.test(kind ?? ''))
}

const isAsked = ({ level }: Mention): boolean => level === 'must' || level === 'nice'

function settle(mention: Mention, level: 'dropped' | 'nice'): void {
  mention.level = level
  mention.isExplicit = true
  mention.isSettled = true
}
