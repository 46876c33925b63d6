/** A picture in a few bytes, such as 'c8d4e0-8a7f6b': the average colours of its upper and lower half. */
export const TINT = /^[0-9a-f]{6}-[0-9a-f]{6}$/

const CHANNELS = 3

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Returns the tint of a picture that was scaled to one pixel in width and two in height, in red, green and blue. */
export function tintOf(pixels: Uint8Array): string {
  if (pixels.length !== 2 * CHANNELS)
    throw new Error(`two pixels of ${CHANNELS} bytes were expected, not ${pixels.length}`)
  return `${hex(pixels.subarray(0, CHANNELS))}-${hex(pixels.subarray(CHANNELS))}`
}

/** Returns the CSS background of a picture that is still loading; undefined for a missing or malformed tint. */
export function tintBackground(tint: string | undefined): string | undefined {
  if (tint === undefined || !TINT.test(tint)) return undefined
  const [upper, lower] = tint.split('-')
  return `linear-gradient(#${upper},#${lower})`
}
