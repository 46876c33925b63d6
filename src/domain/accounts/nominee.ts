import { accept, refuse, type Result } from '../kernel/result.ts'
import { readPhone } from './phone.ts'
import { MAX_NAME_LENGTH, MESSAGES } from './sign-up-form.ts'

/** The person who may use a guest's rights when the guest dies or cannot act (DPDP Act, section 14). */
export type Nominee = { name: string; phone: string }
export type NomineeError = { field: 'name' | 'phone'; kind: 'REQUIRED' | 'INVALID'; message: string }

const NAME_TOO_LONG = `Please use at most ${MAX_NAME_LENGTH} letters`
const YOURSELF = 'Please name another person: this is your own number'

const fault = (field: NomineeError['field'], kind: NomineeError['kind'], message: string) =>
  refuse({ field, kind, message })

/** Reads a nominee as a guest typed it: a name, and an Indian mobile other than their own (`ownPhone`, normalised). */
export function readNominee(typed: Nominee, ownPhone: string): Result<Nominee, NomineeError> {
  const name = typed.name.trim()
  if (!name) return fault('name', 'REQUIRED', MESSAGES.nameRequired)
  if (name.length > MAX_NAME_LENGTH) return fault('name', 'INVALID', NAME_TOO_LONG)
  if (!typed.phone.trim()) return fault('phone', 'REQUIRED', MESSAGES.phoneRequired)
  const phone = readPhone(typed.phone)
  if (!phone) return fault('phone', 'INVALID', MESSAGES.phoneInvalid)
  return phone === ownPhone ? fault('phone', 'INVALID', YOURSELF) : accept({ name, phone })
}
