/** Several servers on one database, and the next release of them. */

import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePorts, type Part, startPart, until } from './parts.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

export interface Servers {
  readonly ports: readonly number[]
  /** Servers are counted from 1. Resolves when it is ready. */
  start(number: number, release?: string): Promise<void>
  kill(number: number): Promise<void>
  /** As a service manager does; what runs is finished. */
  stop(number: number): Promise<void>
  /** A line of its metrics, such as how many candidates its index has. */
  figure(number: number, name: string): Promise<number>
}

export async function prepareServers(
  count: number,
  { folder, databaseUrl }: { folder: string; databaseUrl: string },
): Promise<Servers> {
  const ports = await freePorts(count)
  const parts = new Map<number, Part>()
  const portOf = (number: number): number => ports[number - 1] ?? 0
  const stop = async (number: number, signal: NodeJS.Signals): Promise<void> => parts.get(number)?.stop(signal)
  return {
    ports,
    start: async (number, release = ROOT) => {
      const part = startPart(process.execPath, [join(release, 'apps/server/src/main.ts')], {
        env: {
          PORT: String(portOf(number)),
          DATA_DIR: join(folder, `server${number}`),
          DATABASE_URL: databaseUrl,
          APP_URL: 'http://assay.test',
          TRUST_PROXY: 'loopback',
          DAILY_QUOTAS: 'off',
          SEARCH_THREADS: '0',
          LOG_LEVEL: 'error',
        },
      })
      parts.set(number, part)
      await until(
        `server ${number} is ready`,
        async () => {
          if (part.child.exitCode !== null) throw new Error(`Server ${number} ended: ${part.said()}`)
          const answer = await fetch(`http://127.0.0.1:${portOf(number)}/readyz`).catch(() => null)
          return answer?.status === 200
        },
        120,
      )
    },
    kill: (number) => stop(number, 'SIGKILL'),
    stop: (number) => stop(number, 'SIGTERM'),
    figure: async (number, name) => {
      const metrics = await (await fetch(`http://127.0.0.1:${portOf(number)}/metrics`)).text()
      return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1])
    },
  }
}

/** Runs a command of the command line, and returns its status. */
export function runCommand(args: readonly string[], settings: Readonly<Record<string, string>>): number | null {
  const env = { PATH: process.env['PATH'], ...settings }
  return spawnSync(process.execPath, [join(ROOT, 'apps/server/src/cli/main.ts'), ...args], { env }).status
}

/** This release with one migration more. */
export function makeNextRelease(folder: string): string {
  const release = join(folder, 'next-release')
  cpSync(join(ROOT, 'apps/server'), join(release, 'apps/server'), { recursive: true })
  cpSync(join(ROOT, 'package.json'), join(release, 'package.json'))
  symlinkSync(join(ROOT, 'node_modules'), join(release, 'node_modules'))
  const migration = join(release, 'apps/server/migrations/29990101000000_next_release')
  mkdirSync(migration)
  writeFileSync(join(migration, 'migration.sql'), 'alter table requirements add column next_release text;\n')
  return release
}
