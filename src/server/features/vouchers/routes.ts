import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/vouchers.ts'
import { readTypedCode } from '#domain/vouchers/voucher-claims.ts'
import { fieldRefusal } from '../../http/api-error.ts'
import { handleCall } from '../../http/handle-call.ts'
import type { Services } from '../../services.ts'
import { checkCode, checkToken } from './check-voucher.ts'

/** Registers the calls by which a desk checks a voucher (desk-and-office, "The desk"). */
export function voucherRoutes(app: FastifyInstance, services: Services): void {
  handleCall(app, services, calls.voucherKeys, async ({ session }) => ({
    hotelId: session.hotelId,
    keys: [...services.vouchers.publicKeys],
  }))

  handleCall(app, services, calls.checkVoucher, async ({ body, session, request }) => {
    if ((body.token === undefined) === (body.code === undefined))
      throw fieldRefusal('token', 'REQUIRED', 'Send either the token of a voucher or a code')
    if (body.token !== undefined) return checkToken(services, session, body.token)
    const code = readTypedCode(body.code ?? '')
    if (!code) throw fieldRefusal('code', 'INVALID', 'A code has 8 letters and digits')
    const checked = await checkCode(services, session.hotelId, code)
    if (checked.verdict === 'unknown_code')
      services.security.note('voucher_code_unknown', { subject: session.staffId, address: request.ip })
    return checked
  })
}
