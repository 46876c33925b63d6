import type { Answer } from '../ask.ts'
import { ALWAYS, HASHED, MORE, NEVER, POLICIES, WATCHED, type Expected } from './header-table.ts'

const textOf = ({ headers }: Answer, name: string): string => {
  const given = headers[name]
  return given === undefined ? '' : String(given)
}

const policyText = (answer: Answer) => textOf(answer, 'content-security-policy').replaceAll(HASHED, "'#'")

/** Returns the table's name for the answer's policy, or the policy itself if the table lacks it. */
function policyOf(answer: Answer): string {
  const text = policyText(answer)
  if (text === '') return 'none'
  return Object.entries(POLICIES).find(([, policy]) => policy === text)?.[0] ?? text
}

function moreOf(answer: Answer): string {
  const given = Object.fromEntries(
    WATCHED.flatMap((name) => (textOf(answer, name) ? [[name, textOf(answer, name)]] : [])),
  )
  const same = Object.entries(MORE).find(
    ([, more]) =>
      Object.keys(more).length === Object.keys(given).length &&
      Object.entries(more).every(([name, value]) => given[name] === value),
  )
  return same?.[0] ?? JSON.stringify(given)
}

/** Describes an answer in the same form as a row of the table. */
export const readRow = (answer: Answer): Expected => ({
  status: answer.status,
  type: textOf(answer, 'content-type'),
  cache: textOf(answer, 'cache-control'),
  policy: policyOf(answer),
  more: moreOf(answer),
  ...(textOf(answer, 'retry-after') === '' ? {} : { retries: true as const }),
})

/** Lists how the answer differs from its row, and from the headers that every answer must have. */
export function faultsOf(answer: Answer, expected: Expected): string[] {
  const seen = readRow(answer)
  const names = ['status', 'type', 'cache', 'policy', 'more', 'retries'] as const
  const differing = names
    .filter((name) => seen[name] !== expected[name])
    .map((name) => `${name} is '${String(seen[name])}', not '${String(expected[name])}'`)
  const missing = Object.entries(ALWAYS)
    .filter(([name, form]) => !form.test(textOf(answer, name)))
    .map(([name]) => `${name} is '${textOf(answer, name)}'`)
  const surplus = NEVER.filter((name) => textOf(answer, name) !== '').map((name) => `says ${name}`)
  return [...differing, ...missing, ...surplus]
}
