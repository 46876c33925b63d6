import { Ajv2020 } from 'ajv/dist/2020.js'
import type { ValidateFunction } from 'ajv'
import type { JsonSchema, Operation, Parameter } from './api-document.ts'
import { HIDDEN_NAME } from './scene.ts'
import type { Sent } from './send.ts'

export type Answered = {
  statusCode: number
  headers: Record<string, unknown>
  body: string
  rawPayload: Buffer
}

const ajv = new Ajv2020({ strict: false, validateFormats: false })
const compiled = new Map<JsonSchema, ValidateFunction>()

function complaintOf(schema: JsonSchema, value: unknown): string | undefined {
  const validate = compiled.get(schema) ?? ajv.compile(schema)
  compiled.set(schema, validate)
  if (validate(value)) return undefined
  return ajv.errorsText(validate.errors)
}

/** Matches a path on this site, or an address at our origin in tests. */
const OWN_ADDRESS = /^(\/(?!\/)|http:\/\/localhost:3000\/)/

/** Returns the answer that the document describes for a status, or else for the status's class. */
const describedAnswer = ({ answers }: Operation, status: number) =>
  answers[String(status)] ?? answers[`${String(status)[0]}XX`]

/** Matches signs of our internals in an error: a stack trace, an SQL statement, a path, a package. */
const INSIDES =
  /\bat .+\.[jt]s:\d|node_modules|\b(select|insert into|update|delete from)\b.+\b(from|values|set|where)\b|syntax error|constraint|\/tmp\//i

/** The refusals that any call may give besides those in its description, for unreadable input and for limits. */
const EVERYWHERE = new Set([
  'MALFORMED_REQUEST',
  'MALFORMED_JSON',
  'TOO_LARGE',
  'WRONG_CONTENT_TYPE',
  'NOT_FOUND',
  'TOO_MANY_REQUESTS',
])
const OF_A_FIELD = /_(REQUIRED|INVALID|UNKNOWN)$/

function parsed(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return undefined
  }
}

const headerOf = (answer: Answered, name: string): string => {
  const value = answer.headers[name]
  return typeof value === 'string' ? value : ''
}

function faultOfJson(schema: JsonSchema, text: string): string | undefined {
  const json = parsed(text)
  if (!json) return `this is no JSON: ${text.slice(0, 200)}`
  const complaint = complaintOf(schema, json.value)
  return complaint && `does not fit the document: ${complaint}`
}

function faultOfBody(operation: Operation, answer: Answered): string | undefined {
  const described = describedAnswer(operation, answer.statusCode)
  if (!described) return `the document describes no ${answer.statusCode}`
  const isEmpty = answer.rawPayload.length === 0
  const types = Object.keys(described.content ?? {})
  if (types.length === 0)
    return isEmpty ? undefined : `a body where the document has none: ${answer.body.slice(0, 200)}`
  const [type = ''] = headerOf(answer, 'content-type').split(';')
  const media = described.content?.[type]
  if (!media) return `content type ${type || 'missing'}, described ${types.join(', ')}`
  if (type === 'application/json') return faultOfJson(media.schema ?? {}, answer.body)
  return isEmpty ? `an empty ${type}` : undefined
}

function* faultsOfRefusal(operation: Operation, answer: Answered): Generator<string> {
  if (answer.statusCode === 429 || answer.statusCode === 503) {
    const wait = headerOf(answer, 'retry-after')
    if (!/^[1-9]\d*$/.test(wait)) yield `${answer.statusCode} with Retry-After ${wait || 'missing'}`
  }
  if (answer.statusCode < 400) return
  if (INSIDES.test(answer.body)) yield `shows our insides: ${answer.body.slice(0, 300)}`
  const error = (parsed(answer.body)?.value as { error?: { code?: string; statusCode?: number } } | undefined)?.error
  if (error?.statusCode !== answer.statusCode) yield `says ${error?.statusCode} under ${answer.statusCode}`
  const code = error?.code ?? ''
  const isNamed = operation.refusals.has(code) || EVERYWHERE.has(code) || OF_A_FIELD.test(code)
  if (!isNamed) yield `${code} is not among the refusals it describes`
}

/**
 * Finds values that the document forbids and the server accepts, because such schemas would mislead authors of clients.
 */
function* faultsOfAcceptance(operation: Operation, sent: Sent, answer: Answered): Generator<string> {
  if (answer.statusCode >= 300 || operation.body?.type !== 'application/json') return
  if (!sent.isJson) yield 'took a body that is no JSON'
  // Compares the JSON, in which values such as NaN become null.
  const complaint = complaintOf(operation.body.schema, JSON.parse(JSON.stringify(sent.body)))
  if (complaint) yield `took a body that the document refuses: ${complaint}`
}

/** Returns why the document forbids a query parameter's JSON. An empty parameter counts as missing. */
function complaintOfParameter({ schema, isRequired }: Parameter, value: unknown): string | undefined {
  if (value === undefined || value === '') return isRequired ? 'it is missing' : undefined
  const json = typeof value === 'string' ? parsed(value) : { value }
  return json ? complaintOf(schema, json.value) : 'it is no JSON'
}

/** Finds filters that the document allows and the server refuses, or the other way round. */
function* faultsOfFilter(operation: Operation, sent: Sent, answer: Answered): Generator<string> {
  for (const parameter of operation.parameters.query.filter(({ isJson }) => isJson)) {
    const complaint = complaintOfParameter(parameter, sent.json[parameter.name])
    if (complaint && answer.statusCode < 300) yield `took a ${parameter.name} that the document refuses: ${complaint}`
    // A `where` next to the filter, and text that nobody can have typed, are refused with the same code.
    const isRefused = answer.body.includes('"FILTER_INVALID"') && !answer.body.includes('cannot be typed')
    if (isRefused && !complaint && !('where' in sent.query))
      yield `refused a ${parameter.name} that the document allows`
  }
}

/** Returns every deviation of an answer from the document and our own rules. */
export function faultsOf(operation: Operation, sent: Sent, answer: Answered): string[] {
  const { statusCode, body } = answer
  const location = headerOf(answer, 'location')
  const isLed = statusCode >= 300 && statusCode < 400
  const all = [
    statusCode >= 500 && `${statusCode}: ${body.slice(0, 300)}`,
    // Leaves out the office, which sees every hotel.
    !operation.path.startsWith('/api/office/') && body.includes(HIDDEN_NAME) && 'shows the hidden hotel',
    isLed && !OWN_ADDRESS.test(location) && `leads away from our origin: ${location}`,
    faultOfBody(operation, answer),
    ...faultsOfRefusal(operation, answer),
    ...faultsOfAcceptance(operation, sent, answer),
    ...faultsOfFilter(operation, sent, answer),
  ]
  return all.filter((fault): fault is string => typeof fault === 'string')
}
