/** A landline or a mobile phone of India as it is stored; undefined for anything else. */
export function readReceptionPhone(typed: string): string | undefined {
  const digits = typed.replaceAll(/[ ()-]/g, '').replace(/^(?:\+91|0)/, '')
  return /^[1-9][0-9]{9}$/.test(digits) ? `+91${digits}` : undefined
}
