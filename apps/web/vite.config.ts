import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { chunks } from './build/chunks.ts'
import { pages } from './build/pages.ts'
import { plainContracts } from './build/plain-contracts.ts'
import { precompress } from './build/precompress.ts'
import { preloadFont } from './build/preload-font.ts'

const api = process.env['API'] ?? 'http://127.0.0.1:3000'

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      codeSplittingOptions: {
        // What a page loads with belongs to the page, or every contract would be in the entry.
        defaultBehavior: [['loader', 'component', 'pendingComponent'], ['errorComponent'], ['notFoundComponent']],
      },
      quoteStyle: 'single',
      semicolons: false,
    }),
    react(),
    plainContracts(),
    preloadFont(/geist-latin-wght-normal/),
    VitePWA({
      strategies: 'generateSW',
      registerType: 'autoUpdate',
      injectRegister: null,
      manifest: {
        name: 'Assay',
        short_name: 'Assay',
        description: 'Pre-vetted tech talent, with the reason for every rank',
        start_url: '/',
        display: 'standalone',
        background_color: '#f7f5f0',
        theme_color: '#f7f5f0',
        icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
      },
      workbox: {
        // The shell alone, which the browser has already: a first visit shall not download the whole app.
        globPatterns: ['index.html', 'assets/index-*.{js,css}', 'assets/geist-latin-wght-normal-*.woff2'],
        // The cached shell names files that a release has replaced, so the server is asked for the current one first.
        navigateFallback: null,
        directoryIndex: null,
        runtimeCaching: [
          {
            urlPattern: ({ url, sameOrigin, request }) =>
              sameOrigin && request.mode === 'navigate' && !/^\/(api\/|healthz$|readyz$|metrics$)/.test(url.pathname),
            handler: async ({ url }) => {
              const asked = { headers: { accept: 'text/html' }, signal: AbortSignal.timeout(3_000) }
              const address = `/shell?for=${encodeURIComponent(url.pathname)}`
              const current = await fetch(address, asked).catch(() => null)
              if (current?.ok) return current
              return (await caches.match('/index.html', { ignoreSearch: true })) ?? Response.error()
            },
          },
          {
            urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
            handler: 'CacheFirst',
            options: { cacheName: 'assets', expiration: { maxEntries: 200 } },
          },
        ],
      },
    }),
    pages(),
    precompress(),
  ],
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // The service worker answers for the entry's own chunk, and Chromium then warns of the preload as unused.
    modulePreload: { resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? [] : files) },
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
  server: { port: 3920, proxy: { '/api': api } },
  preview: { port: 3921, proxy: { '/api': api } },
})
