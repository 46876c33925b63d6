import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { ownFile, pageFile, publicScripts, sharedFile, shellFile } from './scripts/public-scripts.ts'
import { reactApart } from './scripts/react-apart.ts'
import { readPageConfiguration } from './src/server/page-configuration.ts'
import { readSite } from './src/server/site-from-environment.ts'

/**
 * What the pages behind the login load besides the public pages' shell. Not their entry, which begins to draw as soon as
 * it is imported.
 */
const ROUTER_SHELL = /src[\\/]web[\\/](?:root\.tsx|app[\\/](?:router-navigation|failed-frame)\.tsx)/
const chunks = {
  groups: [
    // Sentry's SDK comes with the first error, and only where there is a DSN; Leaflet with the first map; what draws and
    // reads QR codes with a voucher or the desk's camera; React Query with the desk or the office.
    {
      name: 'vendor',
      test: /node_modules[\\/](?!@sentry|leaflet|typebox|altcha|qr[\\/]|@noble|@simplewebauthn|@tanstack)/,
      priority: 6,
    },
    { name: shellFile, debugName: 'shell of public pages', priority: 5 },
    { name: sharedFile, debugName: 'shared by some pages', priority: 4 },
    { name: ownFile, debugName: 'a guest’s own pages', priority: 3 },
    { name: pageFile, debugName: 'public pages', priority: 2 },
    // Also what a press on a public page asks for: by themselves, or it would bring the pages behind the login along.
    { name: 'calls', test: /src[\\/]web[\\/]lib[\\/]api\.ts/, priority: 1 },
    { name: 'site', test: /src[\\/]domain[\\/]site\.ts/, priority: 1 },
    { name: 'empty-state', test: /src[\\/]web[\\/]ui[\\/]empty-state\.tsx/, priority: 1 },
    { name: 'router-shell', test: ROUTER_SHELL, priority: 0 },
  ],
}

export default defineConfig({
  // Contact details and services set by the environment are written into the pages (`src/domain/site.ts`).
  define: {
    'globalThis.UNCLE_SITE': JSON.stringify(readSite(process.env['SITE'])),
    'globalThis.UNCLE_PAGES': JSON.stringify(readPageConfiguration(process.env)),
  },
  plugins: [reactApart(), tailwindcss(), reactRouter(), publicScripts()],
  // Nothing is inlined as a data: address, which the Content-Security-Policy allows for pictures only.
  build: { assetsInlineLimit: 0, target: 'es2022', modulePreload: { resolveDependencies: () => [] } },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: chunks }, checks: { bundlerTimings: false } } } },
    // The server draws at once what browsers bring later: that an import splits nothing there is no news.
    ssr: {
      build: { rolldownOptions: { checks: { ineffectiveDynamicImport: false, bundlerTimings: false } } },
      // A start would find four hundred modules of it.
      resolve: { noExternal: ['typebox'] },
    },
  },
})
