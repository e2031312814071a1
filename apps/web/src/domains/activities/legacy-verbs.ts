/** Actions that earlier versions recorded under other names. The audit log is never rewritten. */
export const legacyVerbs: Readonly<Record<string, string>> = {
  'candidate.pass': 'rejected a candidate',
  'interview.remindCards': 'sent a reminder about due scorecards',
  'letter.owe': 'created a manual notice',
  'letter.tell': 'delivered a manual notice',
}
