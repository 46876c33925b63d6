import pg from 'pg'
import { withoutPersons } from '#domain/error-reports/error-report.ts'
import { withSourceLines } from './source-lines.ts'

const MAX_CAUSES = 5
const LONGEST_STACK = 8000

export type DescribedError = {
  type: string
  message: string
  stack: string
  code?: string
  constraint?: string
  cause?: DescribedError
  errors?: DescribedError[]
}

/**
 * Picks what the log may contain about an error: its type, message, stack, code and the constraint that it names. A
 * database's `detail` is left out, because it quotes the refused row with its phone, name and email.
 */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: withoutPersons(String(error)), stack: '' }
  const { name, message, stack = '' } = error
  const described: DescribedError = {
    type: name,
    message: withoutPersons(message.slice(0, LONGEST_STACK)),
    stack: withoutPersons(withSourceLines(stack.slice(0, LONGEST_STACK))),
  }
  if ('code' in error && typeof error.code === 'string') described.code = error.code
  if (error instanceof pg.DatabaseError && error.constraint) described.constraint = error.constraint
  if (depth >= MAX_CAUSES) return described
  if (error.cause !== undefined) described.cause = describeError(error.cause, depth + 1)
  if (error instanceof AggregateError)
    described.errors = error.errors.slice(0, MAX_CAUSES).map((one) => describeError(one, depth + 1))
  return described
}
