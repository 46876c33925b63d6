/** The language that the letters of a text show: Hindi or English; undefined for a number or other letters. */
export function languageOf(text: string): 'en' | 'hi' | undefined {
  if (/\p{Script=Devanagari}/u.test(text)) return 'hi'
  return /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u.test(text) && /[a-z]/i.test(text)
    ? 'en'
    : undefined
}
