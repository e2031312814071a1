/** The kinds of RFC 7644 3.12 that are used here. */
type ScimType = 'invalidFilter' | 'uniqueness' | 'mutability' | 'invalidSyntax' | 'invalidPath' | 'invalidValue'

/** A refusal in the words of SCIM. */
export class ScimRefused extends Error {
  override name = 'ScimRefused'
  readonly status: number
  readonly scimType: ScimType | null

  constructor(status: number, scimType: ScimType | null, detail: string) {
    super(detail)
    this.status = status
    this.scimType = scimType
  }
}
