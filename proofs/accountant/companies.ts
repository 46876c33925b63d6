/** Makes up companies whose staff travel. A company's GSTIN is from its own state. */
import type { Random } from './random.ts'

export type Company = { gstin: string; name: string; address: string }

/** The GST code and name of each state, and an office address in that state. */
export const STATES = {
  MH: { code: '27', name: 'Maharashtra', office: '14 Lake Road, Pune 411001' },
  KA: { code: '29', name: 'Karnataka', office: '3 MG Road, Bengaluru 560001' },
  TN: { code: '33', name: 'Tamil Nadu', office: '8 Anna Salai, Chennai 600002' },
  DL: { code: '07', name: 'Delhi', office: '21 Janpath, New Delhi 110001' },
} as const
export type State = keyof typeof STATES

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const LETTERS = DIGITS.slice(10)

/**
 * Calculates a GSTIN's check digit from its first 14 characters in base 36: every second character is doubled, the two
 * digits of each product are added, and the check digit brings the sum up to a multiple of 36.
 */
export function checkDigitOf(first: string): string {
  const sum = Array.from(first).reduce((sum, character, at) => {
    const product = DIGITS.indexOf(character) * (at % 2 === 0 ? 1 : 2)
    return sum + Math.floor(product / 36) + (product % 36)
  }, 0)
  return DIGITS.charAt((36 - (sum % 36)) % 36)
}

export function gstinOf(state: State, pan: string): string {
  const first = `${STATES[state].code}${pan}1Z`
  return `${first}${checkDigitOf(first)}`
}

/**
 * Makes up three companies in Maharashtra, which has the most rooms, two in Karnataka, and one in each of two states
 * without rooms.
 */
export function companiesOf(random: Random): [Company, ...Company[]] {
  const invent = (state: State, name: string): Company => {
    const letters = (count: number) => Array.from({ length: count }, () => LETTERS.charAt(random.upTo(26))).join('')
    const pan = `${letters(3)}C${letters(1)}${1000 + random.upTo(9000)}${letters(1)}`
    return { gstin: gstinOf(state, pan), name, address: STATES[state].office }
  }
  return [
    invent('MH', 'Asha Textiles LLP'),
    invent('MH', 'Banyan Software Private Limited'),
    invent('MH', 'Coral Foods'),
    invent('KA', 'Dhruva Machines Limited'),
    invent('KA', 'Esha Design'),
    invent('TN', 'Falcon Freight LLP'),
    invent('DL', 'Ganga Paper Mills'),
  ]
}
