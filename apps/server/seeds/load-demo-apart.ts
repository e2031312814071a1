import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { DemoParts } from './load-demo.ts'

const SCRIPT = fileURLToPath(new URL('./load-demo.process.ts', import.meta.url))

/**
 * Loads the demo in a separate process, so that its memory is freed before the server opens. The child ends with its
 * parent.
 */
export async function loadDemoApart(
  databaseUrl: string,
  { candidates, demographicsKey }: Required<Pick<DemoParts, 'candidates' | 'demographicsKey'>>,
): Promise<void> {
  const child = fork(SCRIPT, [databaseUrl, String(candidates)], {
    env: { ...process.env, DEMOGRAPHICS_KEY: demographicsKey.toString('base64') },
  })
  const [code, signal] = await once(child, 'exit')
  if (code !== 0) throw new Error(`The demo data could not be loaded (${signal ?? `status ${code}`}).`)
}
