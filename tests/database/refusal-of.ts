import { violatedConstraint } from '#db/violated-constraint.ts'

/**
 * Returns the name of the guard that refused, or 'nothing', so that a failed expectation says what happened instead.
 */
export async function refusalOf(statement: Promise<unknown>): Promise<string> {
  try {
    await statement
    return 'nothing'
  } catch (error) {
    const guard = violatedConstraint(error)
    if (guard === undefined) throw error
    return guard
  }
}
