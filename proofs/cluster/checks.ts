/** Collects the checks of a proof. Prints each result immediately, and determines the exit code. */
export class Checks {
  private readonly failed: string[] = []

  check(what: string, holds: boolean, seen: unknown = ''): void {
    console.log(`${holds ? 'ok    ' : 'FAILED'} ${what}${seen === '' ? '' : ` (${String(seen)})`}`)
    if (!holds) this.failed.push(what)
  }

  get code(): number {
    return this.failed.length === 0 ? 0 : 1
  }
}
