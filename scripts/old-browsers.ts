import cssHasPseudo from 'css-has-pseudo'
import { join } from 'node:path'
import postcss from 'postcss'
import type { Plugin, Rolldown } from 'vite'
import { isBrowserBuild } from './page-languages.ts'
import packageFile from '../package.json' with { type: 'json' }

/**
 * The browsers that we promise (`browserslist` in package.json), in the bundler's notation. Android's WebView and
 * Samsung's browser are left out, because they share Chrome's engine.
 */
export const PROMISED_BROWSERS = packageFile.browserslist
  .filter((browser) => !/^(?:android|samsung)/.test(browser))
  .map((browser) => browser.replace('ios_saf', 'ios').replace(' ', ''))

/** The name that the script and the style sheet have among the files of the pages. */
export const OLD_BROWSERS = 'old-browsers'
const VIRTUAL = `virtual:${OLD_BROWSERS}`
const ENTRY = `\0${VIRTUAL}`
const WEB = join(import.meta.dirname, '../src/web')

/**
 * Returns the rules that need `:has`, rewritten for browsers that lack it. `css-has-pseudo` reads these rules and marks
 * the matching elements.
 */
export async function rulesWithHas(css: string): Promise<string> {
  const root = postcss.parse(css)
  root.walkComments((comment) => void comment.remove())
  root.walkRules((rule) => {
    if (!rule.selector.includes(':has(')) rule.remove()
  })
  root.walkAtRules((rule) => {
    if (!rule.toString().includes(':has(')) rule.remove()
  })
  const { css: rules } = await postcss([cssHasPseudo({ preserve: false })]).process(root, { from: undefined })
  return rules
}

const sourceOf = ({ source }: Rolldown.OutputAsset) =>
  typeof source === 'string' ? source : Buffer.from(source).toString()

let styleSheet = ''

/** Returns the name of the built style sheet. */
export const oldBrowsersStyle = (): string => styleSheet

/**
 * Builds the script and style sheet for browsers that lack `:has` or recent JavaScript methods
 * (`src/web/renderer/start-script.ts`).
 */
export function oldBrowsers(): Plugin {
  return {
    name: 'old-browsers',
    apply: 'build',
    applyToEnvironment: ({ name }) => isBrowserBuild(name),
    buildStart() {
      this.emitFile({ type: 'chunk', id: VIRTUAL, name: OLD_BROWSERS })
    },
    resolveId: (id) => (id === VIRTUAL ? ENTRY : undefined),
    load: (id) =>
      id === ENTRY
        ? `import ${JSON.stringify(join(WEB, 'renderer/missing-methods.ts'))}\nimport ${JSON.stringify(join(WEB, 'styles/app.css'))}`
        : undefined,
    async generateBundle(_options, bundle) {
      const sheets = Object.values(bundle).filter((part) => part.type === 'asset' && part.fileName.endsWith('.css'))
      const own = sheets.find(({ fileName }) => fileName.includes(OLD_BROWSERS))
      if (own?.type !== 'asset') throw new Error('The style sheet of old browsers was not built')
      const css = sheets.map((sheet) => (sheet.type === 'asset' ? sourceOf(sheet) : '')).join('\n')
      // Emits the style sheet again, so that its name has the hash of its new content.
      delete bundle[own.fileName]
      const sheet = this.emitFile({ type: 'asset', name: `${OLD_BROWSERS}.css`, source: await rulesWithHas(css) })
      styleSheet = this.getFileName(sheet)
    },
  }
}
