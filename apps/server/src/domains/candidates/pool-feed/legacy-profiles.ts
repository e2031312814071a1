/** Profiles stored by earlier versions call keywords `workTerms`. */
export function upgradeProfile({ workTerms, ...profile }: Readonly<Record<string, unknown>>): object {
  return workTerms === undefined ? profile : { ...profile, keywords: workTerms }
}

/** A profile under the names of earlier versions. */
export function legacyProfile({ keywords, ...profile }: { readonly keywords?: unknown }): object {
  return { ...profile, workTerms: keywords }
}
