/**
 * Adds what the oldest supported browsers lack (`browserslist` in package.json). Only they load this file, before the
 * page's own (`start-script.ts`). The linter allows these methods.
 */
import 'core-js/actual/array/find-last.js'
import 'core-js/actual/array/to-reversed.js'
import 'core-js/actual/array/to-sorted.js'
import 'core-js/actual/array/to-spliced.js'
import 'core-js/actual/object/group-by.js'
import 'core-js/modules/web.url-search-params.size.js'
import cssHasPseudo from 'css-has-pseudo/browser'

/** Waits for the page's Trusted Types policy, without which `css-has-pseudo` may not write markup. */
function begin(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: { defaultPolicy: unknown } }
  if (trustedTypes && !trustedTypes.defaultPolicy) {
    setTimeout(begin, 50)
    return
  }
  cssHasPseudo(document)
  const href = document.getElementById('start')?.dataset['sheet'] ?? ''
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }))
}

begin()
