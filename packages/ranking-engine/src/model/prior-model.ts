/** What is set by hand, every number with its reason. What was learned stands on top of it, in `served-model.json`. */

import { noCorrection } from './correction.ts'
import { featureNames, MODEL_FORMAT, type Model } from './model.ts'
import { noUncertainty } from './uncertainty.ts'

export const priorModel: Model = {
  format: MODEL_FORMAT,
  version: 'prior-19',
  features: featureNames,
  weights: {
    // What somebody works as says most in one word; more than this, and a lucky title beats the skills that are only
    // claimed (fitted). It is only written down too, so it weighs little beside what is proven.
    title: 170,
    // What they can do says most in all.
    skills: 640,
    // Two steps off are seldom hired; one step often is.
    seniority: 24,
    years: 20,
    // Passed stages of vetting: a small nudge, so that the vetted do not come first everywhere.
    vetting: 30,
    // Within the limit, less is a little better.
    rate: 10,
    notice: 8,
    overlap: 10,
    language: 8,
    // Items of the criteria share the skills' points by these.
    mustHave: 1,
    niceToHave: 0.5,
    // What the title makes likely, where the criteria do not name it.
    // They tell who does such work where many answer half of what is asked (chosen on DEV and occupations, and
    // no worse on generated searches).
    typicalSkill: 0.38,
    // Points, not a share: what one unwanted core skill costs.
    unwantedSkill: 40,
  },
  shapes: {
    // A fifth of the points: text can be written by anybody.
    claimedCap: 500,
    // A third, with titles, level, years and languages.
    statedCap: 650,
    // Already one must-have says more than the title; with five the skills lead by far (fitted).
    skillsHalf: 0.3,
    // Two skills that were tested weigh more than five that are only claimed. Among people who only claim, everything
    // else they say is as small beside it, so their order is what the fit of claims alone gave.
    gradeWorth: [0.5, 0.7, 0.9, 0.95, 1],
    // A test of three years ago proves less than one of last month, and never less than a claim.
    evidenceKeeps: [0.4, 0.7, 1],
    // Who merely lists a skill is told by this from who lives by it (fitted among people who list too much).
    detailShare: 0.4,
    detailParts: { lastUse: 0.4, prominence: 0.3, years: 0.25, level: 0.05 },
    lastUse: [0, 0.2, 0.65, 1],
    prominence: [0, 0.3, 0.75, 1],
    // Half of what years teach comes in the first two.
    skillYears: [
      [0, 0],
      [1, 0.3],
      [2, 0.5],
      [4, 0.8],
      [6, 0.95],
      [8, 1],
    ],
    level: [0, 0, 0.25, 0.5, 0.75, 1],
    verifiedDetailWorth: 0.8,
    // Who knows Next.js knows React; two steps up it is only probable (fitted).
    impliedShare: [0.85, 0.5, 0.3],
    // A neighbor of a skill is a hint, not the skill (fitted).
    relatedScale: 0.2,
    // Below it the two have little to do with each other, and a line about it would only puzzle.
    leastRelated: 0.45,
    missingShare: 0.04,
    yearsShortfall: 0.25,
    evidenceShortfall: 0.25,
    // A rare skill tells people apart, a common one does not.
    rarity: [
      [0.4, 0.8],
      [0.2, 0.9],
      [0.08, 1],
      [0.02, 1.1],
      [0, 1.2],
    ],
    // Everybody is a team player in writing.
    kind: { language: 1, framework: 1, tool: 1, domain: 0.8, soft: 0.1 },
    // What a neighboring title of the family shares in daily work decides (fitted).
    sameFamily: { least: 0.3, shared: 0.6 },
    nearFamily: 0.6,
    titleRecency: [0.7, 0.85, 0.55, 0.7, 0.9, 1],
    titleDuration: [0.95, 0.85, 0.95, 1],
    // Who is two steps above is seldom hired, three steps almost never: a lead for a junior's work and pay.
    seniorityGap: [-4, -3, 0, 1, 0.7, -2, -4],
    seniorityUnknown: 0.3,
    yearsAtLeast: 0.75,
    yearsAbove: 3,
    unwanted: [0.2, 0.4, 0.75, 1],
    rateAtLimit: 0.4,
    rateBest: 0.7,
    noticeAtLimit: 0.4,
    overlapAtLimit: 0.6,
    overlapAbove: 2,
    languageAtLevel: 0.8,
    correction: noCorrection,
    order: {
      listed: 0.34,
      details: 0.17,
      listedCap: 250,
      countsTitle: true,
      // Of four criteria one is a quarter: who misses it is not nearly what was asked for.
      oneOf: 5,
      leastMustHave: 0.5,
      // Who lacks the skill in the title is another kind of engineer. Twice brings nearly all that more would (DEV).
      central: 2,
      // More than a lucky title in the family, less than any must-have.
      preference: 100,
      yearsBelow: 1,
      yearsOver: 3,
      // Of those with half of the years or less one in eleven is worth viewing, of those who have them one in six (DEV).
      tooFewYears: 0.5,
      // Twelve years for a job that asks for three to five are a career change, and six for "one or two".
      tooManyYears: { times: 2, more: 3 },
      countsLevel: true,
      countsCountry: true,
      countsLanguage: true,
      countsOverlap: true,
      // Half of a must-have that is told: where few meet everything, who misses only a skill stands above who has seven
      // years instead of two.
      missedYears: 50,
      capsLearned: true,
    },
  },
  // Two fifths of what may be claimed, where the criteria name nothing else; one must-have weighs against them
  // like the rarest word (chosen on DEV and on the half of the known people that is looked at).
  keywords: {
    points: 40,
    besideSkill: 3,
    // Who names no trade tells by words what they mean.
    untitled: { points: 120, besideSkill: 0.5 },
    // Never nothing: who says the whole phrase says more than who says its words apart.
    leastOfLonger: 0.34,
    // Who says the entries of a list as they are written, the rare ones first (chosen on DEV and on known people).
    asWritten: 150,
  },
  // Learned from careers (`packages/taxonomy/src/careers`); how much it counts was chosen on DEV (docs/evaluation.md).
  careers: { points: 60, listed: 0.25, slots: 8, perSlot: 6, title: 1, family: 1, skills: 2 },
  uncertainty: noUncertainty,
  training: null,
}
