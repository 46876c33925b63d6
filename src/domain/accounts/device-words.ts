/**
 * The first match wins, because Edge and Samsung's browser also contain the word Chrome, and every iPhone says 'like
 * Mac OS X'.
 */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?(?:iOS)?\//, 'Edge'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bLinux\b/, 'Linux'],
]

const firstOf = (table: readonly (readonly [RegExp, string])[], text: string) =>
  table.find(([pattern]) => pattern.test(text))?.[1]

/**
 * Describes a user agent in words that a guest recognises, such as 'Chrome on Android'. Returns undefined if it names
 * neither browser nor system.
 */
export function deviceWords(userAgent: string): string | undefined {
  const text = userAgent.slice(0, 500)
  const [browser, system] = [firstOf(BROWSERS, text), firstOf(SYSTEMS, text)]
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system
}
