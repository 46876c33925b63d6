const MINUTE = 60
const COUNTED_SECONDS = 2 * MINUTE

export function waitWords(seconds: number): string {
  if (seconds > COUNTED_SECONDS) return `சுமார் ${Math.ceil(seconds / MINUTE)} நிமிடங்கள்`
  return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`
}
