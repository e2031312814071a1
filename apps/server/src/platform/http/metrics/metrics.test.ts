import { expect, test } from 'vitest'
import { createMetrics } from './metrics.ts'

test('requests are counted by route and first digit of the status, their durations by route', () => {
  const metrics = createMetrics()
  metrics.observe({ method: 'GET', route: '/a', status: 200 }, 0.02)
  metrics.observe({ method: 'GET', route: '/a', status: 404 }, 2)

  const text = metrics.text()
  expect(text).toContain('assay_http_requests_total{method="GET",route="/a",status="2xx"} 1')
  expect(text).toContain('assay_http_requests_total{method="GET",route="/a",status="4xx"} 1')
  expect(text).toContain('assay_http_request_duration_seconds_bucket{method="GET",route="/a",le="0.05"} 1')
  expect(text).toContain('assay_http_request_duration_seconds_count{method="GET",route="/a"} 2')
})

test('the text stays small, however many methods, routes and statuses occur', () => {
  const metrics = createMetrics()
  for (let at = 0; at < 20_000; at += 1)
    metrics.observe({ method: `M${at % 50}`, route: `/${at}`, status: 100 + (at % 500) }, 0.1)
  expect(metrics.text().length).toBeLessThan(400_000)
  expect(metrics.text()).toContain('method="other",route="other"')
})
