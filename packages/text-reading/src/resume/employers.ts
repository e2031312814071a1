import type { Term } from '../text/find-terms.ts'
import type { ResumeLine } from './resume-lines.ts'

/** Companies that bear the name of their product. That one worked there shows no skill in it. */
export const COMPANIES: ReadonlySet<string> = new Set(
  'wix shopify cloudflare rackspace ovh kuka outsystems oracle-database sap salesforce mongodb snowflake databricks stripe twilio elasticsearch gitlab github atlassian docker confluent hashicorp datadog splunk servicenow workday zendesk hubspot heroku netlify vercel digitalocean hetzner akamai fastly okta auth0 pagerduty new-relic dynatrace cisco juniper vmware rhel mendix appian pega uipath zoom slack dropbox miro figma canva sendgrid mailchimp intercom segment amplitude mixpanel looker tableau qlik-sense informatica talend fivetran palantir-foundry unity ansys arista fortinet palo-alto crowdstrike sentinelone zscaler sophos kaspersky intellij squarespace webflow magento bigcommerce adyen paypal plaid veeva epic-systems cerner guidewire temenos murex calypso bloomberg avaya genesys nutanix netapp emc-storage veeam citrix liferay sitecore contentful sentry celonis algolia'.split(
    ' ',
  ),
)

const OPENS = /(?:^|[|•,(–-]|\bat|@|\bfor)\s*$/
const CLOSES = /^\s*(?:$|[|•,()–-]|(?:inc|ltd|limited|gmbh|ag|se|llc|corp|plc|technologies|software|group)\b)/
/** "Acme", "4 years 2 months", and below it the title and the dates. */
const LINES_ABOVE = 2
const MAX_NAME_LENGTH = 60

/** The terms that name the employer in the lines of a job's title and dates, or directly above them. */
export function employersIn(
  lower: string,
  lines: readonly ResumeLine[],
  skills: readonly Term[],
  jobs: readonly { start: number; head: number }[],
): ReadonlySet<Term> {
  const named = skills.filter(({ slug }) => COMPANIES.has(slug))
  const found = new Set<Term>()
  if (named.length === 0) return found
  const heads = headLines(lines, jobs)
  for (const term of named) {
    const place = lines.findLastIndex((line) => line.start <= term.start)
    const line = lines[place]
    const most = heads.get(place)
    if (line === undefined || most === undefined) continue
    // "Python, Docker, MongoDB": a list of what was used.
    if (skills.filter(({ start }) => start >= line.start && start < line.end).length > most) continue
    const opens = OPENS.test(lower.slice(line.start, term.start))
    if (opens && CLOSES.test(lower.slice(term.end, line.end))) found.add(term)
  }
  return found
}

/** Lines with the number of skills that they may name: the title may be one. */
function headLines(lines: readonly ResumeLine[], jobs: readonly { start: number; head: number }[]): Map<number, 1 | 2> {
  const heads = new Map<number, 1 | 2>()
  for (const { start, head } of jobs) {
    const first = lines.findIndex((line) => line.end > start)
    for (let place = first; place >= 0 && (lines[place]?.start ?? head) < head; place += 1) heads.set(place, 2)
    for (let place = first - 1; place >= Math.max(0, first - LINES_ABOVE); place -= 1) {
      const line = lines[place]
      if (line === undefined || line.isCut || line.isHeading || line.end - line.start > MAX_NAME_LENGTH) break
      if (!heads.has(place)) heads.set(place, 1)
    }
  }
  return heads
}
