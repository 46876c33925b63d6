import scriptsOf from 'virtual:page-scripts'
import { DOCUMENT_SCRIPT } from '#web/app/document-script.ts'

/** Where scripts come from; in development Vite serves the source. */
const FILES = import.meta.env.DEV ? '/@id/' : '/assets/'

const { entry: missing, styles: [sheet] = [] } = scriptsOf['old-browsers'] ?? {}

/**
 * Loads what an old browser lacks (`missing-methods.ts`) before the page's script. In development, every browser is
 * assumed to be new.
 */
const FILL_IN = missing
  ? `if (!([].toSorted && [].findLast && Object.groupBy && CSS.supports('selector(:has(a))'))) {
      script.dataset.sheet = '${sheet}'
      return load('${missing}', () => load(entry))
    }`
  : ''

/**
 * The only script inside a public page. It is in the head, and fetches the page's files after the first contentful
 * paint, so that they do not delay the first picture; in a background tab, which paints nothing, it fetches them
 * immediately. The page starts once its document is parsed. The policy allows the script by its hash, because a page
 * cached for everybody has no nonce; 'strict-dynamic' then allows the scripts that it adds.
 * A phone takes a while to request a file, and a guest's own page has 25, so the script requests six at a time and
 * presses are handled in between.
 */
export const START_SCRIPT = `${DOCUMENT_SCRIPT};(script => {
  const { entry, imports } = script.dataset
  const isOurs = address => address.startsWith('${FILES}')
  const rules = { createScriptURL: address => (isOurs(address) ? address : null) }
  const policy = self.trustedTypes ? trustedTypes.createPolicy('start', rules) : rules
  const add = (tag, fields) => document.head.append(Object.assign(document.createElement(tag), fields))
  const files = imports.split(' ').filter(Boolean)
  const ask = () => {
    for (const href of files.splice(0, 6)) add('link', { rel: 'modulepreload', href })
    if (files[0]) setTimeout(ask)
  }
  const load = (address, next) =>
    add('script', { type: 'module', src: policy.createScriptURL(address), onload: next, onerror: next })
  const start = () => {
    ask()
    ${FILL_IN}
    load(entry)
  }
  // A visitor may press a link before the scripts have come: the next page still learns how the visit began.
  try {
    if (/[?&](referral|lead|utm_campaign)=/.test(location.search)) sessionStorage.setItem('arrival', location.search)
  } catch {}
  addEventListener('DOMContentLoaded', () =>
    document.hidden ? start() : requestAnimationFrame(() => setTimeout(start)),
  )
  if (document.hidden) ask()
  else
    new PerformanceObserver(paints => paints.getEntriesByName('first-contentful-paint')[0] && ask()).observe({
      type: 'paint',
      buffered: true,
    })
})(document.currentScript)`
