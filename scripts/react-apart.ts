import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { build, type Plugin, type Rolldown } from 'vite'
import { isBrowserBuild } from './page-languages.ts'

/** The React packages that pages import from. If two of them export the same name, both mean the same value. */
const REACT = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'] as const

const require = createRequire(import.meta.url)
const SOURCE = 'virtual:react-apart'

/** Returns the source of a module that exports each name once, from the first package that has it. */
function source(): string {
  const seen = new Set(['default', '__esModule'])
  const lines = REACT.map((name) => {
    const names = Object.keys(require(name) as object).filter((each) => !seen.has(each) && !each.startsWith('__'))
    for (const each of names) seen.add(each)
    return `export { ${names.join(', ')} } from '${name}'`
  })
  return [...lines, "export { default } from 'react'"].join('\n')
}

/** What `typeof` returns in every browser that we build for. The build uses this to remove code for older browsers. */
const KINDS: Record<string, 'object' | 'function' | 'number' | 'undefined'> = {
  window: 'object',
  document: 'object',
  performance: 'object',
  'performance.now': 'function',
  'performance.getEntriesByType': 'function',
  Reflect: 'object',
  'Object.is': 'function',
  devicePixelRatio: 'number',
  AbortController: 'function',
  MessageChannel: 'function',
  WeakMap: 'function',
  WeakSet: 'function',
  clearTimeout: 'function',
  queueMicrotask: 'function',
  reportError: 'function',
  requestAnimationFrame: 'function',
  setTimeout: 'function',
  process: 'undefined',
  setImmediate: 'undefined',
  // Removes the hook of React's developer extension, which has no use on a built page.
  __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
}

/** The same results in the form that the bundler expects. */
const ANSWERS = {
  ...Object.fromEntries(Object.entries(KINDS).map(([name, kind]) => [`typeof ${name}`, JSON.stringify(kind)])),
  'document.documentMode': 'undefined',
}

async function buildReact(): Promise<string> {
  const name = 'react-apart-source'
  const built = (await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: ANSWERS,
    plugins: [
      {
        name,
        resolveId: (id) => (id === SOURCE ? `\0${SOURCE}` : undefined),
        load: (id) => (id === `\0${SOURCE}` ? source() : undefined),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: SOURCE, preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput
  const [chunk, ...more] = built.output
  if (more.length > 0) throw new Error('React should be one file')
  return chunk.code
}

/**
 * Builds React into a file of its own, without code for unsupported browsers. The file changes only with React's
 * version, so browsers keep it across our releases. Other files need no glue code from the bundler. The server and `npm
 * run dev` import React as usual.
 */
export function reactApart(): Plugin & { fileName: () => string } {
  let code = ''
  let file = ''
  return {
    name: 'react-apart',
    enforce: 'pre',
    apply: 'build',
    sharedDuringBuild: true,
    fileName: () => file,
    async buildStart() {
      if (!isBrowserBuild(this.environment.name) || code) return
      code = await buildReact()
      file = `assets/react-${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`
    },
    resolveId(id) {
      if (!isBrowserBuild(this.environment.name) || !(REACT as readonly string[]).includes(id)) return undefined
      return { id: `/${file}`, external: 'absolute' }
    },
    generateBundle() {
      if (isBrowserBuild(this.environment.name)) this.emitFile({ type: 'asset', fileName: file, source: code })
    },
  }
}
