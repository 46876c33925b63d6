/** Thrown by a page's loader when the page has a different address. 301: for ever. 302: for this request. */
export class PageMoved extends Error {
  override name = 'PageMoved'
  readonly to: string
  readonly status: 301 | 302

  constructor(to: string, status: 301 | 302 = 302) {
    super(`The page has moved to ${to}`)
    this.to = to
    this.status = status
  }
}

/**
 * Thrown by a page's loader when the page does not exist. `data` helps the error page, for example with a list of
 * cities.
 */
export class PageMissing extends Error {
  override name = 'PageMissing'
  readonly status: number
  readonly data: unknown

  constructor(status: number, data: unknown = null) {
    super(`The page answers with status ${status}`)
    this.status = status
    this.data = data
  }
}
