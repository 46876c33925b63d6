import { accept, refuse, type Result } from '../kernel/result.ts'
import { readPhone } from './phone.ts'
import { MAX_NAME_LENGTH, type FormFault } from './sign-up-form.ts'

/** The person who may exercise a guest's rights when the guest has died or cannot act (DPDP Act, section 14). */
export type Nominee = { name: string; phone: string }
export type NomineeError = { field: 'name' | 'phone'; kind: 'REQUIRED' | 'INVALID'; fault: NomineeFault }
/** What is wrong with a field. Each language's `nominee-errors.ts` has the sentence. */
export type NomineeFault = FormFault | 'nameTooLong' | 'yourself'

const faulty = (field: NomineeError['field'], kind: NomineeError['kind'], fault: NomineeFault) =>
  refuse({ field, kind, fault })

/**
 * Reads a nominee as a guest typed it: a name, and an Indian mobile other than the guest's own (`ownPhone`,
 * normalised).
 */
export function readNominee(typed: Nominee, ownPhone: string): Result<Nominee, NomineeError> {
  const name = typed.name.trim()
  if (!name) return faulty('name', 'REQUIRED', 'nameRequired')
  if (name.length > MAX_NAME_LENGTH) return faulty('name', 'INVALID', 'nameTooLong')
  if (!typed.phone.trim()) return faulty('phone', 'REQUIRED', 'phoneRequired')
  const phone = readPhone(typed.phone)
  if (!phone) return faulty('phone', 'INVALID', 'phoneInvalid')
  return phone === ownPhone ? faulty('phone', 'INVALID', 'yourself') : accept({ name, phone })
}
