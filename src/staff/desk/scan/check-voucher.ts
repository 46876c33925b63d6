import type { DeskRow } from '#contract/desk.ts'
import { MAX_TOKEN_LENGTH, type CheckedVoucher } from '#contract/vouchers.ts'
import { readTypedCode, type VoucherClaims } from '#domain/vouchers/voucher-claims.ts'
import { greetedFrom, verdictOffline } from '#domain/vouchers/voucher-verdict.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import type { ApiRefusal } from '#web/lib/api.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { deskApi } from '../desk-api.ts'
import { updateDeskCache, readDeskCache } from '../desk-cache.ts'
import { cachedRows } from '../cached-rows.ts'
import { readByKeys } from './check-signature.ts'

/** `isAsked`: whether the server gave the verdict. If not, this device did, from its cached keys and lists. */
export type Answer =
  | { state: 'checked'; checked: CheckedVoucher; isAsked: boolean }
  /** the device is offline and cannot tell */
  | { state: 'unknown' }
  | { state: 'refused'; why: ApiRefusal }

const NOTHING = { at: null, by: null, next: null, booking: null } as const

/** Stores the keys of this hotel's vouchers for offline use. */
export async function storeVoucherKeys(): Promise<void> {
  const answer = await deskApi.get('/desk/voucher-keys')
  if (answer.ok) updateDeskCache({ voucherKeys: answer.value })
}

/** Finds a booking in today's cached lists. */
const keptRow = (code: string): DeskRow | null => cachedRows().find((row) => row.code === code) ?? null

function momentOf(verdict: CheckedVoucher['verdict'], claims: VoucherClaims | null): string | null {
  if (!claims) return null
  if (verdict === 'too_early') return toIstIso(greetedFrom(claims.checkin))
  return verdict === 'over' || verdict === 'expired' ? toIstIso(claims.checkout) : null
}

/** Reads the voucher itself; the cached list shows whether the guests have checked in. */
async function checkUnasked(token: string): Promise<Answer> {
  const kept = readDeskCache()
  if (!kept.voucherKeys) return { state: 'unknown' }
  const claims = await readByKeys(token, kept.voucherKeys.keys)
  const verdict = verdictOffline(claims, kept.voucherKeys.hotelId, serverNow())
  const row = claims && (verdict === 'fine' || verdict === 'too_early') ? keptRow(claims.code) : null
  const isHere = row?.visit === 'here' || row?.visit === 'left'
  return {
    state: 'checked',
    isAsked: false,
    checked: {
      ...NOTHING,
      verdict: isHere ? 'used' : verdict,
      code: claims?.code ?? null,
      at: isHere ? null : momentOf(verdict, claims),
      next: verdict === 'fine' && !isHere ? 'arrive' : null,
      booking: row,
    },
  }
}

async function ask(body: { token: string } | { code: string }, unasked: () => Promise<Answer>): Promise<Answer> {
  const answer = await deskApi.post('/desk/check-voucher', { body })
  if (answer.ok) return { state: 'checked', checked: answer.value, isAsked: true }
  if (answer.refusal.code === 'UNREACHABLE') return unasked()
  return { state: 'refused', why: answer.refusal }
}

/** Checks a scanned text. Does not send a text that cannot be one of our vouchers. */
export async function checkScanned(text: string): Promise<Answer> {
  if (text.length > MAX_TOKEN_LENGTH)
    return { state: 'checked', isAsked: true, checked: { ...NOTHING, verdict: 'not_ours', code: null } }
  return ask({ token: text }, () => checkUnasked(text))
}

/** Checks a typed code; undefined if it cannot be a code. When offline, looks only in today's cached lists. */
export async function checkTyped(typed: string): Promise<Answer | undefined> {
  const code = readTypedCode(typed)
  if (!code) return undefined
  return ask({ code }, async () => {
    const row = keptRow(code)
    if (!row) return { state: 'unknown' }
    const verdict = verdictOfRow(row)
    const next = verdict === 'fine' ? ('arrive' as const) : null
    return { state: 'checked', isAsked: false, checked: { ...NOTHING, verdict, code, next, booking: row } }
  })
}

function verdictOfRow({ visit, status, checkin_date, leaves_at }: DeskRow): CheckedVoucher['verdict'] {
  if (status === 'cancelled') return 'cancelled'
  if (visit === 'here' || visit === 'left') return 'used'
  const now = serverNow()
  if (now >= new Date(leaves_at)) return 'over'
  return now < greetedFrom(new Date(checkin_date)) ? 'too_early' : 'fine'
}
