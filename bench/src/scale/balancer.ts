/** HAProxy before several servers. It sends requests only to servers that call themselves ready. */

import { mkdirSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { freePorts, type Programs, startPart, until } from './parts.ts'

export interface Balancer {
  readonly url: string
  /** Sends no new requests to the server; running ones continue. */
  drain(number: number): Promise<void>
  /** Sends requests to the server again, and resolves once it is seen to be ready. */
  admit(number: number): Promise<void>
  /** How many servers get requests. */
  countReady(): Promise<number>
  stop(): Promise<void>
}

export async function startBalancer(
  programs: Programs,
  { folder, serverPorts }: { folder: string; serverPorts: readonly number[] },
): Promise<Balancer> {
  const [port = 0] = await freePorts(1)
  mkdirSync(join(folder, 'balancer'))
  const settings = join(folder, 'balancer/haproxy.cfg')
  const socket = join(folder, 'balancer/admin.sock')
  writeFileSync(settings, settingsOf({ port, socket, serverPorts }))
  const part = startPart(programs.haproxy, ['-db', '-f', settings])
  await until('HAProxy answers', () => {
    if (part.child.exitCode !== null) throw new Error(`HAProxy ended: ${part.said()}`)
    return command(socket, 'show info').then(
      () => true,
      () => false,
    )
  })
  const states = async (): Promise<string[]> =>
    (await command(socket, 'show stat'))
      .split('\n')
      .filter((line) => line.startsWith('assay,server'))
      .map((line) => line.split(',')[17] ?? '')
  return {
    url: `http://127.0.0.1:${port}`,
    drain: async (number) => void (await command(socket, `set server assay/server${number} state drain`)),
    admit: async (number) => {
      await command(socket, `set server assay/server${number} state ready`)
      await until(`server ${number} gets requests`, async () => (await states())[number - 1] === 'UP')
    },
    countReady: async () => (await states()).filter((state) => state === 'UP').length,
    stop: () => part.stop('SIGTERM'),
  }
}

function settingsOf(parts: { port: number; socket: string; serverPorts: readonly number[] }): string {
  const servers = parts.serverPorts.map((port, place) => `  server server${place + 1} 127.0.0.1:${port}`)
  return `global
  maxconn 2000
  stats socket ${parts.socket} mode 600 level admin

defaults
  mode http
  timeout connect 2s
  timeout client 75s
  timeout server 75s
  timeout check 3s
  option forwardfor
  # Only a request that reached no server is sent to the next one.
  option redispatch 1
  retries 3
  retry-on conn-failure

frontend site
  bind 127.0.0.1:${parts.port}
  default_backend assay

backend assay
  balance leastconn
  option httpchk GET /readyz
  http-check expect status 200
  default-server check inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${servers.join('\n')}
`
}

function command(socket: string, line: string): Promise<string> {
  const connection = connect(socket)
  connection.end(`${line}\n`)
  return text(connection)
}
