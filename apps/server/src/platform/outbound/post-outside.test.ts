import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { pinAddress, postOutside, readTarget } from './post-outside.ts'
import { isPublicAddress } from './public-addresses.ts'

const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

async function listen(answer: RequestListener): Promise<number> {
  const server = createServer(answer)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

const STRICT = { allowsPrivate: false }
const LENIENT = { allowsPrivate: true }
const message = { headers: { 'content-type': 'application/json' }, body: '{}' }

test.each([
  ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '169.254.169.254', '100.100.100.200'],
  ...['0.0.0.0', '224.0.0.1', '255.255.255.255', '198.18.0.1', '192.0.2.1', '::1', '::', 'fe80::1', 'fc00::1'],
  ...[
    'fd00:ec2::254',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    '2002:7f00:1::',
    '2001:db8::1',
  ],
])('%s is no public address', (address) => expect(isPublicAddress(address)).toBe(false))

test.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111'])('%s is one', (address) =>
  expect(isPublicAddress(address)).toBe(true),
)

test.each([
  ...['http://hooks.example.com/', 'ftp://hooks.example.com/', 'https://user:secret@hooks.example.com/', 'nothing'],
  ...[
    'https://localhost/',
    'https://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://hooks.example.com:25/',
    'https://0x7f.1/',
    'https://[::1]/',
  ],
  ...[
    'https://[::ffff:127.0.0.1]/',
    'https://169.254.169.254/latest/',
    'https://metadata.google.internal/',
    'https://localhost./',
    'https://localhost.localdomain/',
    'https://db/',
    'https://kubernetes.default.svc/',
    'https://api.shop.svc.cluster.local/',
    'https://vault.service.consul/',
    'https://router.home.arpa/',
    'https://wiki.corp./',
  ],
])('%s is refused', (given) => expect(() => readTarget(given, STRICT)).toThrow())

test('a name is resolved once, and one private address among its answers refuses it', async () => {
  const url = readTarget('https://hooks.example.com/in', STRICT)
  const asked: string[] = []
  const resolve = async (host: string) => {
    asked.push(host)
    return ['93.184.216.34', '10.0.0.7']
  }
  await expect(pinAddress(url, { ...STRICT, resolve })).rejects.toThrow('private')
  expect(asked).toEqual(['hooks.example.com'])
  expect(await pinAddress(url, { ...STRICT, resolve: async () => ['93.184.216.34'] })).toBe('93.184.216.34')
})

test('the connection goes to the address that was checked, whatever the name says next', async () => {
  const hosts: string[] = []
  const port = await listen(({ headers }, answer) => {
    hosts.push(String(headers.host))
    answer.end('ok')
  })
  let asked = 0
  const resolve = async () => {
    asked += 1
    return [asked === 1 ? '127.0.0.1' : '192.0.2.1']
  }
  const posted = await postOutside(`http://rebinding.example:${port}/`, message, { ...LENIENT, resolve })
  expect([posted.status, asked, hosts]).toEqual([200, 1, [`rebinding.example:${port}`]])
})

test('redirects are not followed, long answers not read, and silence ends', async () => {
  const paths: (string | undefined)[] = []
  const port = await listen((request, answer) => {
    paths.push(request.url)
    if (request.url === '/moved') answer.writeHead(302, { location: '/other' }).end()
    else if (request.url === '/long') answer.writeHead(200).end(Buffer.alloc(10_000_000))
    else if (request.url === '/busy') answer.writeHead(429, { 'retry-after': '120' }).end()
  })
  const to = (path: string) => postOutside(`http://127.0.0.1:${port}${path}`, message, { ...LENIENT, timeoutMs: 2_000 })
  expect((await to('/moved')).status).toBe(302)
  expect((await to('/long')).status).toBe(200)
  expect(await to('/busy')).toEqual({ status: 429, retryAfterSeconds: 120 })
  await expect(to('/silent')).rejects.toThrow()
  expect(paths).toEqual(['/moved', '/long', '/busy', '/silent'])
})
