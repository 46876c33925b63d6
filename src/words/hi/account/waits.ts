const MINUTE = 60
const COUNTED_SECONDS = 2 * MINUTE

export function waitWords(seconds: number): string {
  if (seconds > COUNTED_SECONDS) return `करीब ${Math.ceil(seconds / MINUTE)} मिनट`
  return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`
}
