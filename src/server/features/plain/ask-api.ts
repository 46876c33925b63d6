import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PlainRefusal } from '../../http/built-pages.ts'
import { splitLanguage } from '#domain/languages.ts'
import { SAME_ORIGIN, SEC_FETCH_SITE } from '../../http/sec-fetch-site.ts'

export type ApiAnswer =
  | { ok: true; body: Record<string, unknown> }
  | { ok: false; status: number; refusal: PlainRefusal }

type ErrorOfApi = { code?: string; message?: string; details?: readonly { field?: string }[] }

/** 'NAME_REQUIRED' identifies its field even if the error has no details. */
const FIELD_CODE = /^(NAME|EMAIL|CITY|PHONE)_(?:REQUIRED|INVALID)$/

function refusalOf({ code = 'INTERNAL', message = '', details }: ErrorOfApi, retryAfter: unknown): PlainRefusal {
  const field = FIELD_CODE.exec(code)?.[1]?.toLowerCase() ?? details?.[0]?.field
  return {
    code,
    message,
    ...(field !== undefined && { field }),
    ...(retryAfter !== undefined && { retryAfter: Number(retryAfter) }),
  }
}

/** Calls this process's API on behalf of the visitor, and passes on the cookies of its answer. */
export type AskApi = (path: string, body: object, key?: string) => Promise<ApiAnswer>

export const askApi =
  (app: FastifyInstance, request: FastifyRequest, reply: FastifyReply): AskApi =>
  async (path, body, key) => {
    const { cookie, 'user-agent': agent } = request.headers
    const { language } = splitLanguage(request.url)
    const answer = await app.inject({
      method: 'POST',
      url: `/api${path}`,
      remoteAddress: request.ip,
      headers: {
        host: request.host,
        'accept-language': language,
        [SEC_FETCH_SITE]: SAME_ORIGIN,
        ...(cookie && { cookie }),
        ...(agent && { 'user-agent': agent }),
        ...(key && { 'idempotency-key': key }),
      },
      payload: body,
    })
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) reply.header('set-cookie', line)
    const parsed = answer.json<Record<string, unknown> & { error?: ErrorOfApi }>()
    if (answer.statusCode < 300) return { ok: true, body: parsed }
    const refusal = refusalOf(parsed.error ?? {}, answer.headers['retry-after'])
    return { ok: false, status: answer.statusCode, refusal }
  }
