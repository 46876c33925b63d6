/** Formats 1750 hundredths of a percent as '17.5%'. */
export const percentWords = (hundredths: number): string => `${hundredths / 100}%`

/**
 * Reads '18' or '17.5' percent as hundredths of a percent, at most 100 percent. Returns undefined for anything else.
 */
export function readPercent(typed: string): number | undefined {
  if (!/^\d{1,3}(?:\.\d{1,2})?$/.test(typed.trim())) return undefined
  const hundredths = Math.round(Number(typed) * 100)
  return hundredths <= 10_000 ? hundredths : undefined
}
