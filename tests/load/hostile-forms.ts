/** Forms made to confuse a parser, as bytes for a socket. */
import { photo } from '../pictures.ts'

const BOUNDARY = 'xxBOUNDARYxx'
const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`

type Part = { disposition: string; type?: string; body: Buffer | string }

const partOf = ({ disposition, type, body }: Part) =>
  Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: ${disposition}\r\n${type ? `content-type: ${type}\r\n` : ''}\r\n`,
    ),
    Buffer.from(body),
    Buffer.from('\r\n'),
  ])

const formOf = (parts: readonly Part[], end = `--${BOUNDARY}--\r\n`) =>
  Buffer.concat([...parts.map(partOf), Buffer.from(end)])

const JPEG = await photo('jpeg', 60, 40)
const file = (name: string, type = 'image/jpeg'): Part => ({
  disposition: `form-data; name="file"; filename="${name}"`,
  type,
  body: JPEG,
})
const good = file('photo.jpg')
const field = (name: string, body: string): Part => ({ disposition: `form-data; name="${name}"`, body })

export type HostileForm = {
  readonly name: string
  readonly type?: string
  readonly body: Buffer
  /** what the header claims instead of the truth */
  readonly says?: Readonly<Record<string, string>>
  /** the codes of correct answers, or `kept` if the picture is accepted, whatever its name */
  readonly expect: readonly string[]
}

const form = (name: string, body: Buffer, expect: readonly string[], more: Partial<HostileForm> = {}): HostileForm => ({
  name,
  body,
  expect,
  ...more,
})

const kept = ['kept']
const anyName = ['kept', 'MALFORMED_REQUEST', 'FILE_REQUIRED']

const NAMES: readonly HostileForm[] = [
  form('a name that climbs', formOf([file('../../../../etc/passwd')]), kept),
  form('a name of Windows', formOf([file('C:\\Windows\\win.ini')]), kept),
  form('a name with NUL', formOf([file('a.php\0.jpg')]), anyName),
  form('a name of 20,000 letters', formOf([file('x'.repeat(20_000))]), anyName),
  form('a name written backwards', formOf([file('gpj.\u202eexe')]), kept),
  form('a name with line ends', formOf([file('a"\r\nx-evil: 1\r\n\r\n<script>')]), [
    ...anyName,
    'FILE_INVALID',
    'NOT_AN_IMAGE',
    'PICTURE_UNREADABLE',
  ]),
  form('no name', formOf([file('')]), anyName),
  form('a page by its type', formOf([file('photo.html', 'text/html')]), kept),
  form('a script by its type', formOf([file('photo.php', 'application/x-php')]), kept),
]

const SHAPES: readonly HostileForm[] = [
  form('no boundary', formOf([good]), ['MALFORMED_REQUEST'], { type: 'multipart/form-data' }),
  form('an empty boundary', formOf([good]), ['MALFORMED_REQUEST'], { type: 'multipart/form-data; boundary=' }),
  form('another boundary', formOf([good]), ['MALFORMED_REQUEST', 'FILE_REQUIRED'], {
    type: 'multipart/form-data; boundary=other',
  }),
  form('a boundary of 10,000 letters', formOf([good]), ['MALFORMED_REQUEST', 'FILE_REQUIRED', 'none'], {
    type: `multipart/form-data; boundary=${'x'.repeat(10_000)}`,
  }),
  form('5,000 fields', formOf([...Array.from({ length: 5000 }, (_, n) => field(`f${n}`, 'x')), good]), [
    'FILE_INVALID',
    'MALFORMED_REQUEST',
  ]),
  form('5,000 files', formOf(Array.from({ length: 5000 }, () => file('a.jpg'))), ['FILE_INVALID', 'PICTURE_TOO_LARGE']),
  form('two files', formOf([good, good]), ['FILE_INVALID']),
  form('a field before the file', formOf([field('note', 'x'), good]), kept),
  form('a field of 200 KB', formOf([field('note', 'x'.repeat(200_000)), good]), [
    'MALFORMED_REQUEST',
    'FILE_INVALID',
    'kept',
  ]),
  form('the file in another field', formOf([{ ...good, disposition: 'form-data; name="photo"; filename="a.jpg"' }]), [
    'FILE_REQUIRED',
  ]),
  form('the file in __proto__', formOf([{ ...good, disposition: 'form-data; name="__proto__"; filename="a.jpg"' }]), [
    'MALFORMED_REQUEST',
    'FILE_REQUIRED',
  ]),
  form(
    'a part without disposition',
    Buffer.concat([
      Buffer.from(`--${BOUNDARY}\r\ncontent-type: image/jpeg\r\n\r\n`),
      JPEG,
      Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
    ]),
    ['FILE_REQUIRED', 'MALFORMED_REQUEST'],
  ),
  form(
    '500 headers of one part',
    formOf([{ ...good, disposition: `form-data; name="file"; filename="a.jpg"${'\r\nx-more: 1'.repeat(500)}` }]),
    ['MALFORMED_REQUEST', 'FILE_REQUIRED', 'kept'],
  ),
  form('a form in a form', formOf([{ ...good, type: `multipart/mixed; boundary=${BOUNDARY}2` }]), anyName),
  form('no end', formOf([good], ''), ['MALFORMED_REQUEST']),
  form('nothing at all', Buffer.alloc(0), ['FILE_REQUIRED']),
  form('a file of 0 bytes', formOf([{ ...good, body: '' }]), ['FILE_REQUIRED']),
  form('JSON that says it is a form', Buffer.from('{"file":"x"}'), ['MALFORMED_REQUEST', 'FILE_REQUIRED']),
  form('packed as nobody asked', formOf([good]), ['FILE_REQUIRED', 'MALFORMED_REQUEST', 'WRONG_CONTENT_TYPE'], {
    says: { 'content-encoding': 'gzip' },
  }),
  form('two lengths', formOf([good]), ['none'], { says: { 'transfer-encoding': 'chunked' } }),
  form('63 MB that are announced', Buffer.alloc(0), ['PICTURE_TOO_LARGE'], { says: { 'content-length': '63000000' } }),
  form('9 MB that never come', Buffer.from(`--${BOUNDARY}\r\n`), ['REQUEST_TIMEOUT', 'MALFORMED_REQUEST'], {
    says: { 'content-length': '9000000' },
  }),
  form('a length that is no number', formOf([good]), ['none'], { says: { 'content-length': '12abc' } }),
]

export const HOSTILE_FORMS: readonly HostileForm[] = [...NAMES, ...SHAPES]

/** Returns the request's bytes. With `none`, Node's HTTP parser refuses it with its own answer. */
export function requestOf({ type = MULTIPART, body, says = {} }: HostileForm, path: string, token: string): Buffer {
  const headers: Record<string, string> = {
    host: 'localhost',
    authorization: token,
    'content-type': type,
    'content-length': String(body.length),
    ...says,
  }
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.concat([Buffer.from(`POST ${path} HTTP/1.1\r\n${head.join('')}\r\n`), body])
}
