import type { Paise } from '../kernel/paise.ts'

const SMALL = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
]
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const STEPS = [
  [10_000_000, 'crore'],
  [100_000, 'lakh'],
  [1000, 'thousand'],
  [100, 'hundred'],
] as const

function belowHundred(number: number): string {
  if (number < 20) return SMALL[number] ?? ''
  const rest = number % 10
  return `${TENS[Math.floor(number / 10)]}${rest ? `-${SMALL[rest]}` : ''}`
}

function numberInWords(number: number): string {
  const words: string[] = []
  let rest = number
  for (const [size, name] of STEPS) {
    if (rest >= size) words.push(numberInWords(Math.floor(rest / size)), name)
    rest %= size
  }
  if (rest > 0 || words.length === 0) words.push(...(words.length > 0 ? ['and'] : []), belowHundred(rest))
  return words.join(' ')
}

/**
 * Writes an amount in words with lakhs and crores, such as 'Rupees one thousand eight hundred and eighty-nine and fifty
 * paise only'.
 */
export function amountInWords(amount: Paise): string {
  const paise = amount % 100
  const rest = paise ? ` and ${belowHundred(paise)} paise` : ''
  return `Rupees ${numberInWords(Math.floor(amount / 100))}${rest} only`
}
