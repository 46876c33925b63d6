/** The event by which a public page says that its buttons work from now on. */
export const PAGE_LIVES = 'uncle:page-lives'

/**
 * The only script inside a public page: it fetches the page's files once the page has been painted, so that they do not
 * hold up the first picture, and at once in a tab nobody looks at, which paints nothing. A hash allows it, since a page that
 * is kept for everybody has no nonce; 'strict-dynamic' then allows what it adds. It keeps the last button that was
 * pressed before the page lived, and presses it then.
 */
export const START_SCRIPT = `(script => {
  const { entry, imports } = script.dataset
  const isOurs = address => address.startsWith('/assets/')
  const rules = { createScriptURL: address => (isOurs(address) ? address : null) }
  const policy = self.trustedTypes ? trustedTypes.createPolicy('start', rules) : rules
  const add = (tag, fields) => document.head.append(Object.assign(document.createElement(tag), fields))
  const start = () => {
    for (const href of imports.split(' ')) add('link', { rel: 'modulepreload', href })
    add('script', { type: 'module', src: policy.createScriptURL(entry) })
  }
  // A visitor may press a link before the scripts have come: the next page still learns how the visit began.
  try {
    if (/[?&](referral|lead|utm_campaign)=/.test(location.search)) sessionStorage.setItem('arrival', location.search)
  } catch {}
  let pressed
  const keep = ({ target }) => {
    const button = target.closest('button')
    if (button && !button.form) pressed = button
  }
  addEventListener('click', keep, true)
  addEventListener('${PAGE_LIVES}', () => {
    removeEventListener('click', keep, true)
    if (pressed && pressed.isConnected) pressed.click()
  }, { once: true })
  if (document.hidden) start()
  else requestAnimationFrame(() => setTimeout(start))
})(document.currentScript)`
