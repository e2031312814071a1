import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from './browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('the browser runs a page and renders its fonts', async () => {
  const server = createServer((_, answer) =>
    answer.setHeader('content-type', 'text/html').end('<button>Search</button>'),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const page = await browser.newPage()
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const width = await page.getByRole('button', { name: 'Search' }).evaluate((button) => button.clientWidth)
  expect(width).toBeGreaterThan(20)
  expect((await page.screenshot()).length).toBeGreaterThan(1000)
  await page.close()
  server.close()
})
