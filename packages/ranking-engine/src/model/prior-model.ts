/** The weights set by hand, each with its reason. `served-model.json` adds what was learned. */

import { noCorrection } from './correction.ts'
import { featureNames, MODEL_FORMAT, type Model } from './model.ts'
import { noUncertainty } from './uncertainty.ts'

export const priorModel: Model = {
  format: MODEL_FORMAT,
  version: 'prior-29',
  features: featureNames,
  weights: {
    // The strongest single word of a profile. With more, a lucky title would outrank self-reported skills (fitted); a
    // title is self-reported itself, so it counts little compared with verified skills.
    title: 170,
    // Skills together carry most of the score.
    skills: 640,
    // Candidates two levels off are seldom hired, candidates one level off often are.
    seniority: 24,
    years: 20,
    // Small, so that passed vetting stages alone never put a candidate first.
    vetting: 30,
    // Within the limit, less is a little better.
    rate: 10,
    notice: 8,
    overlap: 10,
    language: 8,
    // Items of the criteria share the skills' points by these.
    mustHave: 1,
    niceToHave: 0.5,
    // Skills typical of the title that the criteria do not name: they show who does such work where many candidates have
    // half of the requested skills (chosen on DEV and occupations; no worse on generated searches).
    typicalSkill: 0.38,
    // In points, not a share: the cost of one excluded core skill.
    unwantedSkill: 40,
  },
  shapes: {
    // Half of the 1,000 points, since anyone can write a text (docs/decisions/0031).
    claimedCap: 500,
    // Two thirds, together with titles, level, years and languages.
    statedCap: 650,
    // One must-have already outweighs the title; five outweigh it by far (fitted).
    skillsHalf: 0.3,
    // From self-reported to work sample. A self-reported skill is worth half of a proven one, before the cap on all of
    // them; among profiles that prove nothing the factor is common and does not change their order.
    gradeWorth: [0.5, 0.7, 0.9, 0.95, 1],
    // Old evidence proves less than recent evidence, but never less than a self-report.
    evidenceKeeps: [0.4, 0.7, 1],
    // Separates candidates who use a skill daily from those who only list it (fitted on profiles that list too much).
    detailShare: 0.4,
    detailParts: { lastUse: 0.4, prominence: 0.3, years: 0.25, level: 0.05 },
    lastUse: [0, 0.2, 0.65, 1],
    prominence: [0, 0.3, 0.75, 1],
    // Half of the value of experience comes in the first two years.
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
    // Next.js implies React; two steps up the implication is only probable (fitted).
    impliedShare: [0.85, 0.5, 0.3],
    // A neighbor of a skill is a hint, not the skill (fitted).
    relatedScale: 0.2,
    // Weaker relations are noise, and a line about them in the explanation would puzzle.
    leastRelated: 0.45,
    missingShare: 0.04,
    yearsShortfall: 0.25,
    evidenceShortfall: 0.25,
    // Rare skills discriminate, common ones do not: factors by popularity, as inverse document frequency has them.
    rarity: [
      [0.4, 0.8],
      [0.2, 0.9],
      [0.08, 1],
      [0.02, 1.1],
      [0, 1.2],
    ],
    // Soft skills are in nearly every profile.
    kind: { language: 1, framework: 1, tool: 1, domain: 0.8, soft: 0.1 },
    // Within a family, by the share of typical skills that both titles have (fitted).
    sameFamily: { least: 0.3, shared: 0.6 },
    nearFamily: 0.6,
    titleRecency: [0.7, 0.85, 0.55, 0.7, 0.9, 1],
    titleDuration: [0.95, 0.85, 0.95, 1],
    // From three levels below to three above. A lead is almost never hired for a junior's work and pay.
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
      // With fewer criteria than this, candidates who miss one get no separate group: one is a quarter or more of them.
      oneOf: 5,
      // What is only preferred never outweighs a must-have (docs/decisions/0191).
      preferencesApart: true,
      // Among those who miss a must-have the right country outweighed two of three others (docs/decisions/0256).
      preferencesEarned: true,
      // Of many must-haves each brings less than a preference costs, which would outweigh three (docs/decisions/0203).
      preferenceBelowMustHave: true,
      // Who asks for one or two years gains nothing by four with a skill.
      skillYearsWithinMost: true,
      // Otherwise nine proven skills that no search asked for outweigh two must-haves (docs/decisions/0169).
      typicalAsTold: true,
      // What was tested is not what was asked for (docs/decisions/0259).
      relatedAsTold: true,
      // A certificate is held, not used: no job tells of it (docs/decisions/0174).
      certificatesAsTold: true,
      // Who holds another certificate does not hold a part of this one (docs/decisions/0252).
      certificatesWhole: true,
      // Otherwise one verified must-have of three outweighs two that are told (docs/decisions/0258).
      proofOfPart: 0.5,
      // Of ten must-haves one that is told brings less than good vetting did (docs/decisions/0259).
      vettingOfMustHave: 0.5,
      leastMustHave: 0.5,
      // The skill in the title names the kind of engineer. A larger factor gains nearly nothing more (DEV).
      central: 2,
      // More than a title of the same family, less than any must-have.
      preference: 100,
      yearsBelow: 1,
      yearsOver: 3,
      // With at most half of the years, one candidate in eleven is worth viewing; with all of them, one in six (DEV).
      tooFewYears: 0.5,
      // Twelve years for a job that asks for three to five are a career change, and six for "one or two".
      tooManyYears: { times: 2, more: 3 },
      countsLevel: true,
      leadsFromSenior: true,
      // Who asks for a junior means pay and work of one; the middle level stood first by proof (docs/decisions/0232).
      juniorsFirst: true,
      // Half above the limit is no matter of bargaining, and a preference costs no more beyond it (docs/decisions/0257).
      tooHighRate: 1.5,
      // As much again: who misses a preferred country, too, is in one group with who misses only that.
      missedPay: 100,
      // Two months later than asked for is another hire, and a preference costs no more beyond it (docs/decisions/0271).
      tooLateNotice: 60,
      countsCountry: true,
      countsLanguage: true,
      countsOverlap: true,
      // All together less than a must-have of a short list: it decides among those who are close.
      plusLanguage: 40,
      // Half of a self-reported must-have: where few meet everything, missing one skill ranks above having seven years
      // instead of two.
      missedYears: 50,
      capsLearned: true,
    },
  },
  // At most 40 points, where the criteria name no skill, and within the caps; a must-have outweighs keywords of a weight
  // of 3 together (chosen on DEV and on the half of the known people that is looked at).
  keywords: {
    points: 40,
    besideSkill: 3,
    // Without a title, the words are the best evidence of the requested work.
    untitled: { points: 120, besideSkill: 0.5 },
    // A longer term counts in addition to the words within it, since a phrase is more specific than its words.
    leastOfLonger: 0.34,
    // For entries of a list that a profile has as written, the rare ones first (chosen on DEV and on known people).
    asWritten: 150,
  },
  // Learned from careers (`packages/taxonomy/src/careers`); how much it counts was chosen on DEV (docs/evaluation.md).
  careers: { points: 60, listed: 0.25, slots: 8, perSlot: 6, title: 1, family: 1, skills: 2 },
  uncertainty: noUncertainty,
  training: null,
}
