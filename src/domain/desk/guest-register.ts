/** The documents a hotel's register knows (specification §5). */
export const ID_KINDS = ['aadhaar', 'passport', 'driving_licence', 'voter_id'] as const
export type IdKind = (typeof ID_KINDS)[number]

/** A line of the register: all that the desk keeps of a guest after check-out (desk-and-office). */
export type RegisterLine = { name: string; idKind: IdKind; idLastFour: string }

/** 'a12b' as it is printed: capitals, no spaces. */
export const readLastFour = (typed: string): string | undefined => {
  const text = typed.trim().toUpperCase()
  return /^[A-Z0-9]{4}$/.test(text) ? text : undefined
}
