import { DOCUMENT_SCRIPT } from './document-script.ts'

/**
 * The only script inside a public page: it fetches the page's files once the page has been painted, so that they do not
 * hold up the first picture, and at once in a tab nobody looks at, which paints nothing. A hash allows it, since a page that
 * is kept for everybody has no nonce; 'strict-dynamic' then allows what it adds. A phone needs a while to ask for a file, and a
 * guest's own page has 25: six are asked for at a time, and presses are heard in between.
 */
export const START_SCRIPT = `${DOCUMENT_SCRIPT};(script => {
  const { entry, imports } = script.dataset
  const isOurs = address => address.startsWith('/assets/')
  const rules = { createScriptURL: address => (isOurs(address) ? address : null) }
  const policy = self.trustedTypes ? trustedTypes.createPolicy('start', rules) : rules
  const add = (tag, fields) => document.head.append(Object.assign(document.createElement(tag), fields))
  const files = imports.split(' ')
  const ask = () => {
    for (const href of files.splice(0, 6)) add('link', { rel: 'modulepreload', href })
    if (files[0]) setTimeout(ask)
  }
  const start = () => {
    ask()
    add('script', { type: 'module', src: policy.createScriptURL(entry) })
  }
  // Stores how the visit began, because a visitor may press a link before the scripts have loaded.
  try {
    if (/[?&](referral|lead|utm_campaign)=/.test(location.search)) sessionStorage.setItem('arrival', location.search)
  } catch {}
  if (document.hidden) start()
  else requestAnimationFrame(() => setTimeout(start))
})(document.currentScript)`
