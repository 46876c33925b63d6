const MARK = 'uncle.fetched-again'
const AGAIN_AFTER_MILLISECONDS = 60_000

/** Allows one reload per minute and address, because a page that keeps failing must not reload forever. */
export function mayReload(): boolean {
  try {
    const [address, at] = (sessionStorage.getItem(MARK) ?? '').split(' ')
    if (address === location.href && Date.now() - Number(at) < AGAIN_AFTER_MILLISECONDS) return false
    sessionStorage.setItem(MARK, `${location.href} ${Date.now()}`)
    return true
  } catch {
    return false // storage is switched off: the page does not reload
  }
}
