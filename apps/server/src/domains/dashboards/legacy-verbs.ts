/** Actions that earlier versions recorded under other names. The audit log is never rewritten. */
export const legacyVerbs: Readonly<Record<string, string>> = {
  'candidate.pass': 'rejected a candidate',
}
