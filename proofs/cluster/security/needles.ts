/** A planted value, and the forms in which it must not appear anywhere. */
export type Needle = {
  readonly name: string
  readonly bytes: Buffer
  /** the digits that a longer number may contain by chance; they match only if no digit precedes or follows them */
  readonly isShortNumber?: true
}

export const needle = (name: string, text: string | Buffer): Needle => ({ name, bytes: Buffer.from(text) })
export const otpNeedle = (name: string, otp: string): Needle => ({ name, bytes: Buffer.from(otp), isShortNumber: true })

/** Returns the base64 characters that depend only on these bytes, for each of the three possible alignments. */
function base64Cores(bytes: Buffer): string[] {
  return [0, 1, 2].map((offset) => {
    const text = Buffer.concat([Buffer.alloc(offset), bytes])
      .toString('base64')
      .replaceAll('=', '')
    const first = offset === 0 ? 0 : offset + 1
    const whole = Math.floor(((offset + bytes.length) * 8) / 6)
    return text.slice(first, whole)
  })
}

export type Form = { readonly needle: Needle; readonly written: string; readonly bytes: Buffer }

/** Returns every form of a value: plain, URL-encoded, escaped in JSON, base64 and hex. Equal forms are listed once. */
export function formsOf(one: Needle): Form[] {
  const { bytes } = one
  const text = bytes.toString('latin1')
  const isText = /^[\x20-\x7e]+$/.test(text)
  const cores = base64Cores(bytes)
  const written: [string, Buffer][] = [
    ['plain', bytes],
    ['hex', Buffer.from(bytes.toString('hex'))],
    ['HEX', Buffer.from(bytes.toString('hex').toUpperCase())],
    ...cores.map((core): [string, Buffer] => ['base64', Buffer.from(core)]),
    ...cores.map((core): [string, Buffer] => [
      'base64url',
      Buffer.from(core.replaceAll('+', '-').replaceAll('/', '_')),
    ]),
  ]
  if (isText) {
    written.push(['URL', Buffer.from(encodeURIComponent(text))])
    written.push(['JSON', Buffer.from(JSON.stringify(text).slice(1, -1))])
  }
  const seen = new Set<string>()
  return written.flatMap(([how, found]) => {
    const key = found.toString('latin1')
    if (seen.has(key)) return []
    seen.add(key)
    return [{ needle: one, written: how, bytes: found }]
  })
}

const isDigit = (byte: number | undefined) => byte !== undefined && byte >= 0x30 && byte <= 0x39
const DOT = 0x2e

/** Returns where a text contains the form; undefined if it does not. */
export function findForm(text: Buffer, { needle: one, written, bytes }: Form): number | undefined {
  for (let at = text.indexOf(bytes); at >= 0; at = text.indexOf(bytes, at + 1)) {
    const isPart = isDigit(text[at - 1]) || isDigit(text[at + bytes.length]) || text[at - 1] === DOT
    if (!one.isShortNumber || written !== 'plain' || !isPart) return at
  }
  return undefined
}
