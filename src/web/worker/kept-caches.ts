/** What the worker keeps lies in caches of these names, each with the build's version behind it. */
export const ASSET_CACHE = 'uncle-assets-'
export const PAGE_CACHE = 'uncle-pages-'

/** A page that was opened under the build before may still need its scripts. */
const BUILDS_KEPT = 2

/**
 * The caches of earlier builds that go when this one takes over, of `names` oldest first. Pages go at once, so that none
 * is ever shown with another build's scripts.
 */
export function outlivedCaches(names: readonly string[], version: string): string[] {
  const isOld = (prefix: string) => (name: string) => name.startsWith(prefix) && name !== prefix + version
  return [...names.filter(isOld(PAGE_CACHE)), ...names.filter(isOld(ASSET_CACHE)).slice(0, -(BUILDS_KEPT - 1))]
}

/** Takes away every page this browser kept, for the logout. Nothing private is among them; where somebody looked is. */
export async function forgetKeptPages(): Promise<void> {
  if (!('caches' in globalThis)) return // not a secure context: nothing was kept
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith(PAGE_CACHE)).map((name) => caches.delete(name)))
}

/** Takes away all of it, with the worker that kept it. */
export async function forgetAllKept(): Promise<void> {
  const ours = (name: string) => name.startsWith(PAGE_CACHE) || name.startsWith(ASSET_CACHE)
  await Promise.all((await caches.keys()).filter(ours).map((name) => caches.delete(name)))
}
