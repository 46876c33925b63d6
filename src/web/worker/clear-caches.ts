/** The prefix of the worker's cache names, which end with the build's version. */
export const ASSET_CACHE = 'uncle-assets-'
export const PAGE_CACHE = 'uncle-pages-'

/** How many old asset caches to keep, because a page opened under the previous build may still need its scripts. */
const BUILDS_KEPT = 2

/**
 * Returns the caches of earlier builds to delete when this one takes over, from `names`, oldest first. Deletes page
 * caches immediately, so that no page is ever shown with another build's scripts.
 */
export function outdatedCaches(names: readonly string[], version: string): string[] {
  const isOld = (prefix: string) => (name: string) => name.startsWith(prefix) && name !== prefix + version
  return [...names.filter(isOld(PAGE_CACHE)), ...names.filter(isOld(ASSET_CACHE)).slice(0, -(BUILDS_KEPT - 1))]
}

/**
 * Deletes all pages that this browser has cached, at logout. None is private, but they reveal which pages somebody
 * opened.
 */
export async function clearPageCache(): Promise<void> {
  if (!('caches' in globalThis)) return // not a secure context: nothing was kept
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith(PAGE_CACHE)).map((name) => caches.delete(name)))
}

/** Deletes all caches and unregisters the worker. */
export async function clearAllCaches(): Promise<void> {
  const ours = (name: string) => name.startsWith(PAGE_CACHE) || name.startsWith(ASSET_CACHE)
  await Promise.all((await caches.keys()).filter(ours).map((name) => caches.delete(name)))
}
