import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { join } from 'node:path'
import { defineConfig, type EnvironmentOptions } from 'vite'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from './src/domain/languages.ts'
import { ownFile, pageFile, sharedFile, shellFile } from './scripts/page-chunks.ts'
import { pageScripts, withoutServerExports } from './scripts/page-scripts.ts'
import { oldBrowsers, PROMISED_BROWSERS } from './scripts/old-browsers.ts'
import { reactApart } from './scripts/react-apart.ts'
import { wordsInPlace, wordsOfLanguage } from './scripts/inline-words.ts'
import { browserBuild, serverBuild } from './scripts/page-languages.ts'
import { readPageConfiguration } from './src/server/page-configuration.ts'
import { readSite } from './src/server/site-from-environment.ts'

const BUILD = join(import.meta.dirname, process.env['BUILD_FOLDER'] ?? 'build', 'web')

const chunks = {
  groups: [
    // Leaves out packages that load later, together with the part that uses them, as Leaflet does with the first map.
    {
      name: 'vendor',
      test: /node_modules[\\/](?!@sentry|leaflet|typebox|altcha|qr[\\/]|@noble|@simplewebauthn|@tanstack|react-router|core-js|css-has-pseudo)/,
      priority: 6,
    },
    { name: shellFile, debugName: 'shell of public pages', priority: 5 },
    { name: sharedFile, debugName: 'shared by some pages', priority: 4 },
    { name: ownFile, debugName: 'a guest’s own pages', priority: 3 },
    { name: pageFile, debugName: 'public pages', priority: 2 },
    // Separate chunks, because a press on a public page would otherwise also load the pages behind the login.
    { name: 'calls', test: /src[\\/]web[\\/]lib[\\/]api\.ts/, priority: 1 },
    { name: 'site', test: /src[\\/]domain[\\/]site\.ts/, priority: 1 },
    { name: 'empty-state', test: /src[\\/]web[\\/]ui[\\/]empty-state\.tsx/, priority: 1 },
  ],
}

/**
 * The build of the browser's pages in one language. All languages share a folder, so that equal files are stored once.
 */
const browserPages = (language: Language): EnvironmentOptions => ({
  consumer: 'client',
  build: {
    outDir: join(BUILD, 'client'),
    emptyOutDir: language === DEFAULT_LANGUAGE,
    copyPublicDir: language === DEFAULT_LANGUAGE,
    // The plugin `page-scripts` adds the pages.
    rolldownOptions: { input: {}, output: { codeSplitting: chunks }, checks: { bundlerTimings: false } },
  },
})

/**
 * The build of the server's pages in one language. A dynamic import splits nothing here, because the server draws
 * immediately what browsers load later.
 */
const serverPages = (language: Language): EnvironmentOptions => ({
  consumer: 'server',
  build: {
    outDir: join(BUILD, 'server', language),
    emptyOutDir: true,
    copyPublicDir: false,
    ssr: true,
    rolldownOptions: {
      input: { index: 'src/web/entry.server.tsx' },
      checks: { ineffectiveDynamicImport: false, bundlerTimings: false },
    },
  },
  // Bundled, because the server would otherwise load four hundred of its modules at each start.
  resolve: { noExternal: ['typebox'] },
})

export default defineConfig({
  appType: 'custom',
  // Contact details and services from the environment are written into the pages (`src/domain/site.ts`).
  define: {
    'globalThis.UNCLE_SITE': JSON.stringify(readSite(process.env['SITE'])),
    'globalThis.UNCLE_PAGES': JSON.stringify(readPageConfiguration(process.env)),
  },
  plugins: [
    wordsOfLanguage(),
    reactApart(),
    wordsInPlace(),
    tailwindcss(),
    react(),
    oldBrowsers(),
    pageScripts(),
    withoutServerExports(),
  ],
  // No file is inlined as a data: address, because the Content-Security-Policy allows these only for pictures.
  build: {
    assetsInlineLimit: 0,
    target: PROMISED_BROWSERS,
    cssTarget: PROMISED_BROWSERS,
    modulePreload: { resolveDependencies: () => [] },
  },
  // In development, finds the packages of all pages before the first page is opened.
  optimizeDeps: { entries: ['src/web/pages/*.page.tsx'], include: ['react-dom/client'] },
  builder: {
    // Both builds share this file's modules, which remember what each page loads.
    sharedConfigBuild: true,
    // The server's pages name the browser's built files, so these are built first.
    async buildApp(builder) {
      for (const language of LANGUAGES) {
        for (const name of [browserBuild(language), serverBuild(language)]) {
          const environment = builder.environments[name]
          if (environment) await builder.build(environment)
        }
        // On a first start, the site begins to serve once the first language is built (`scripts/build.ts`).
        if (language === DEFAULT_LANGUAGE) process.send?.('servable')
      }
    },
  },
  environments: Object.fromEntries(
    LANGUAGES.flatMap((language) => [
      [browserBuild(language), browserPages(language)],
      [serverBuild(language), serverPages(language)],
    ]),
  ),
})
