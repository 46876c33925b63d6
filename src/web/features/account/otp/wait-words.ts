const MINUTE = 60
/** Above this many seconds nobody counts along. */
const COUNTED_SECONDS = 2 * MINUTE

/** '0:24', '1:05', then 'about 14 minutes': how much time is left. */
export function waitWords(seconds: number): string {
  if (seconds > COUNTED_SECONDS) return `about ${Math.ceil(seconds / MINUTE)} minutes`
  return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`
}
