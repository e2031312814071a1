import { resolve } from 'node:path'
import { build, type Rolldown } from 'vite'
import { plainContracts } from './plain-contracts.ts'

/** The script that requests the data of the first page before the app has loaded, as one file without imports. */
export async function earlyScript(root: string): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [plainContracts()],
    build: {
      target: 'baseline-widely-available',
      write: false,
      modulePreload: false,
      rolldownOptions: { input: resolve(root, 'src/routes/-early.queries.ts'), output: { format: 'iife' } },
    },
  })
  const [script] = (built as Rolldown.RolldownOutput).output
  return script.code
}
