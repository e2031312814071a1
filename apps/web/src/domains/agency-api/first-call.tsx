import { Panel } from '@assay/ui/panel'
import styles from './agency-api.module.css'

/** A request that works as soon as the secret is put in; as a dry run it leaves nothing behind. */
export function FirstCall() {
  const text = [
    `curl ${window.location.origin}/api/v1/candidates \\`,
    '  -H "Authorization: Bearer $ASSAY_KEY" \\',
    '  -H "Content-Type: application/vnd.api+json" -H "Assay-Dry-Run: true" \\',
    `  -d '{"data": {"type": "candidates", "attributes": {"externalId": "C-1", "resume": {`,
    '        "basics": {"name": "Ada Lovelace", "label": "Backend developer", "email": "ada@example.org"},',
    `        "skills": [{"name": "Go"}, {"name": "PostgreSQL"}]}}}}'`,
  ].join('\n')
  return (
    <Panel title="First call">
      <p className={styles.intro}>
        This checks one candidate without saving anything. Leave out the header <code>Assay-Dry-Run</code> to import
        them. Every request and response is described in <a href="/api/v1/openapi.json">the OpenAPI document</a>.
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
      <pre className={styles.code} tabIndex={0}>
        {text}
      </pre>
    </Panel>
  )
}
