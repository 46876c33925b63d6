import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { readPageConfiguration } from './src/server/page-configuration.ts'
import { readSite } from './src/server/site-from-environment.ts'

/**
 * What every page loads, with all that it imports, in two files instead of a dozen: they compress better together, and
 * libraries stay cached. What is only opened later, by a call of import, stays apart.
 */
const SHELL = /src[\\/]web[\\/](?:root\.tsx|entry\.client\.tsx|lib[\\/]page-head[\\/])/
/** What every list of hotels shows: a dozen small files would weigh more than one. */
const CARDS = /src[\\/]web[\\/](?:features[\\/]hotels[\\/]|ui[\\/](?:price|carousel)\.tsx)/
const chunks = {
  groups: [
    // Sentry's SDK comes with the first error, and only where there is a DSN; Leaflet with the first map.
    { name: 'vendor', test: /node_modules[\\/](?!@sentry|leaflet)/, priority: 3 },
    { name: 'shell', test: SHELL, priority: 2 },
    { name: 'cards', test: CARDS, priority: 1 },
  ],
}

export default defineConfig({
  // Contact details and services set by the environment are written into the pages (`src/domain/site.ts`).
  define: {
    'globalThis.UNCLE_SITE': JSON.stringify(readSite(process.env['SITE'])),
    'globalThis.UNCLE_PAGES': JSON.stringify(readPageConfiguration(process.env)),
  },
  plugins: [tailwindcss(), reactRouter()],
  // Nothing is inlined as a data: address, which the Content-Security-Policy allows for pictures only.
  build: { assetsInlineLimit: 0, target: 'es2022' },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: chunks } } } } },
})
