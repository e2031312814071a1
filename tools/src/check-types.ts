// Type-checks every workspace: one compiler run for each tsconfig.json.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { listProjectFiles, ROOT } from './project-files.ts'

const COMPILER = join(ROOT, 'node_modules/typescript/bin/tsc')
const AT_ONCE = 2

const queue = listProjectFiles().filter((path) => /(^|\/)tsconfig(\.pure-tests)?\.json$/.test(path))
const outputs = await Promise.all(Array.from({ length: AT_ONCE }, takeNext))
process.exitCode = outputs.flat().length === 0 ? 0 : 1

async function takeNext(): Promise<string[]> {
  const complaints: string[] = []
  for (let project = queue.shift(); project !== undefined; project = queue.shift()) {
    const output = await compile(project)
    if (output !== '') complaints.push(output)
    process.stdout.write(output)
  }
  return complaints
}

function compile(project: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [COMPILER, '--noEmit', '--pretty', 'false', '-p', project], { cwd: ROOT })
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += chunk
    })
    child.stderr.on('data', (chunk) => {
      output += chunk
    })
    child.once('error', reject)
    // "No inputs were found": a workspace without a file yet.
    child.once('close', (status) => resolve(status === 0 || output.includes('TS18003') ? '' : output))
  })
}
