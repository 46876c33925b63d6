const MAX_ENDPOINT = 1000

/** The push services of Chrome, Firefox, Safari and Edge. `*.` matches one or more labels. */
export const KNOWN_PUSH_SERVICES =
  'fcm.googleapis.com,updates.push.services.mozilla.com,*.push.apple.com,*.notify.windows.com'

const isNamed = (host: string, entry: string): boolean =>
  entry.startsWith('*.') ? host.endsWith(entry.slice(1)) && host.length > entry.length - 1 : host === entry

/**
 * Whether a push endpoint belongs to one of these services, by https on the default port, without user or fragment. The
 * client chooses the endpoint to which we send requests, so we refuse any other host (decision 0111).
 */
export function isPushEndpoint(endpoint: string, services: readonly string[]): boolean {
  if (endpoint.length > MAX_ENDPOINT || !/^https:\/\/[a-z0-9.-]+\/[!-~]+$/.test(endpoint)) return false
  if (!URL.canParse(endpoint)) return false
  const { href, hostname, hash } = new URL(endpoint)
  // Refuses addresses that the parser changes, because another parser might read a different host.
  return href === endpoint && hash === '' && services.some((entry) => isNamed(hostname, entry))
}
