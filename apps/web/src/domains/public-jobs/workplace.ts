const CLAUSE_END = /[.;!?\n]+(?:\s|$)/

/** Ways to say that one comes to a place of work, at least on some days. */
const ATTENDANCE = [
  /\bhybrid\b(?![- ]?(?:cloud|app|apps|mobile|framework|frameworks|infrastructure|environment|environments|architecture|search|solution|solutions|system|systems|engine|retrieval|integration|database|workload|workloads|deployment|deployments|model of (?:the )?cloud)s?\b)/i,
  /\b(?:on[- ]?site|in[- ]office|office[- ]based)\b(?![- ]?(?:interview|interviews|kitchen|gym|parking|canteen|training|trainings|visit|visits|customer|customers|client|clients|search|seo|event|events|meetup|meetups|support|installation|installations|cafe|café|nursery|childcare)\b)/i,
  /\b(?:days?|times?|once|twice)\b[^.;\n]{0,24}\b(?:in|at|from|to) (?:the|our|your|an?) (?:[\w-]+ ){0,2}(?:office|offices|site|hq|headquarters|studio|hub|lab|campus)\b/i,
  /\b(?:in|at|from) (?:the|our) (?:[\w-]+ ){0,2}(?:office|hq|headquarters)\b[^.;\n]{0,30}\b(?:days?|times?|weekly|a week|per week|a month|per month|full[- ]time|every day)\b/i,
  /\b(?:Mon|Tue|Wed|Thu|Fri)\w*\b[^.;\n]{0,24}\bin the office\b/i,
] as const

const REFUSED = /\b(?:no|not|never|without|n['’]t|isn['’]t|neither|instead of|rather than)\b[^,.;\n]{0,30}$/i
const REMOTE_CHOICE =
  /\b(?:(?:fully|100 ?%|entirely|completely) remote|remote(?:ly)? (?:is |are )?(?:also |equally )?(?:possible|welcome|ok|okay|an option)|remote or (?:hybrid|on[- ]?site|in[- ]office)|(?:hybrid|on[- ]?site|in[- ]office)(?: work)?,? or (?:fully |100 ?% )?remote)\b/i

/** Whether the text of a job asks people to come to a place of work. One that may be done remotely as well does not. */
export function asksForAttendance(description: string): boolean {
  if (REMOTE_CHOICE.test(description)) return false
  return description.split(CLAUSE_END).some((clause) =>
    ATTENDANCE.some((pattern) => {
      const found = pattern.exec(clause)
      return found !== null && !REFUSED.test(clause.slice(0, found.index))
    }),
  )
}
